/** The SQL of contests and their votes. */
import { sql } from "drizzle-orm";
import type { photoContests } from "#drizzle/photos";
import type { RowOf, Statement } from "#workers/kernel/sql";

/** A contest. */
export type ContestRow = RowOf<
	typeof photoContests,
	"id" | "title" | "rules" | "entries_from" | "entries_until" | "votes_until"
>;

/** The newest contests, the latest first. */
export function listContests(account_id: number) {
	return sql<ContestRow>`select id, title, rules, entries_from, entries_until, votes_until from photo_contests
		where account_id = ${account_id} order by id desc limit 20`;
}

/** A contest. */
export function findContest(account_id: number, id: number) {
	return sql<ContestRow>`select id, title, rules, entries_from, entries_until, votes_until from photo_contests
		where account_id = ${account_id} and id = ${id}`;
}

/** Writes a contest. */
export function insertContest(
	account_id: number,
	contest: ContestRow & RowOf<typeof photoContests, "created_by" | "created_at">,
): Statement {
	const { id, title, rules, entries_from, entries_until, votes_until, created_by, created_at } = contest;
	return sql`insert into photo_contests (account_id, id, title, rules, entries_from, entries_until, votes_until, created_by,
			created_at) values (${account_id}, ${id}, ${title}, ${rules}, ${entries_from}, ${entries_until}, ${votes_until},
			${created_by}, ${created_at})`;
}

/** For which entry of a contest somebody voted. */
export function findVote(account_id: number, contest_id: number, user_id: number) {
	return sql<{ photo_id: number }>`select photo_id from photo_votes where account_id = ${account_id}
		and contest_id = ${contest_id} and user_id = ${user_id}`;
}

/** True while an entry takes part and is not this person's own. */
export function mayBeVotedFor(account_id: number, contest_id: number, photo_id: number, user_id: number): Statement {
	return sql`select count(*) from photos where account_id = ${account_id} and id = ${photo_id}
		and contest_id = ${contest_id} and status = 'approved' and user_id <> ${user_id}`;
}

/** Gives somebody's one vote to an entry; the one that had it before loses it. */
export function moveVote(account_id: number, contest_id: number, user_id: number, photo_id: number): Statement[] {
	const ofVote = sql`(select v.photo_id from photo_votes v where v.account_id = ${account_id}
		and v.contest_id = ${contest_id} and v.user_id = ${user_id})`;
	return [
		sql`update photos set vote_count = vote_count - 1 where account_id = ${account_id} and id = ${ofVote}`,
		sql`insert into photo_votes (account_id, contest_id, user_id, photo_id)
			values (${account_id}, ${contest_id}, ${user_id}, ${photo_id})
			on conflict (account_id, contest_id, user_id) do update set photo_id = excluded.photo_id`,
		sql`update photos set vote_count = vote_count + 1 where account_id = ${account_id} and id = ${photo_id}`,
	];
}
