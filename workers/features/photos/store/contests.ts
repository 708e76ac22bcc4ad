/** The SQL of contests and their votes. */
import { type SQL, sql } from "drizzle-orm";
import type { photoContests } from "#drizzle/photos";
import { never } from "#workers/kernel/due-work";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import type { VotesPer } from "../rules/contest";
import type { ContestPrizes } from "../rules/prizes";

/** A contest. */
export type ContestRow = RowOf<
	typeof photoContests,
	"id" | "title" | "rules" | "entries_from" | "entries_until" | "votes_until" | keyof ContestPrizes
> & { votes_per: VotesPer };

const columns = sql`id, title, rules, entries_from, entries_until, votes_until, votes_per, first_prize, second_prize, third_prize`;

/** The newest contests, the latest first. */
export function listContests(account_id: number) {
	return sql<ContestRow>`select ${columns} from photo_contests
		where account_id = ${account_id} order by id desc limit 20`;
}

/** A contest. */
export function findContest(account_id: number, id: number) {
	return sql<ContestRow>`select ${columns} from photo_contests
		where account_id = ${account_id} and id = ${id}`;
}

/** Contests whose voting has ended and whose places are not kept yet, the first to end first. */
export function listToEnd(account_id: number, now: number, max: number) {
	return sql<ContestRow & { created_by: number }>`select ${columns}, created_by from photo_contests
		where account_id = ${account_id} and ended_at is null and votes_until <= ${now}
		order by votes_until limit ${max}`;
}

/** When the next contest ends. */
export function nextEnd(account_id: number): SQL {
	return sql`coalesce((select min(n.votes_until) from photo_contests n where n.account_id = ${account_id}
		and n.ended_at is null), ${never})`;
}

/** True in SQL while a contest runs as it was read. */
export function runsAsRead(account_id: number, contest: ContestRow): Statement {
	const { id, title, rules, entries_from, entries_until, votes_until, votes_per } = contest;
	const { first_prize, second_prize, third_prize } = contest;
	return sql`select count(*) from photo_contests where account_id = ${account_id} and id = ${id} and ended_at is null
		and title = ${title} and rules = ${rules} and entries_from = ${entries_from} and entries_until = ${entries_until}
		and votes_until = ${votes_until} and votes_per = ${votes_per} and first_prize = ${first_prize}
		and second_prize = ${second_prize} and third_prize = ${third_prize}`;
}

/** Keeps the places of a contest's winners, in their order, which stay whatever happens to their photos. */
export function keepPlaces(account_id: number, contest_id: number, photo_ids: readonly number[], now: number) {
	const winners = photo_ids.map((id, at) => ({ id, place: at + 1 }));
	return [
		sql`update photos set place = w.value ->> 'place' from ${rowsOf(winners)} as w
			where photos.account_id = ${account_id} and photos.id = w.value ->> 'id' and photos.contest_id = ${contest_id}`,
		sql`update photo_contests set ended_at = ${now} where account_id = ${account_id} and id = ${contest_id}`,
	];
}

/** Changes what a contest says, its days and its prizes. */
export function updateContest(account_id: number, contest: ContestRow): Statement {
	const { id, title, rules, entries_from, entries_until, votes_until, votes_per } = contest;
	const { first_prize, second_prize, third_prize } = contest;
	return sql`update photo_contests set title = ${title}, rules = ${rules}, entries_from = ${entries_from},
		entries_until = ${entries_until}, votes_until = ${votes_until}, votes_per = ${votes_per},
		first_prize = ${first_prize}, second_prize = ${second_prize}, third_prize = ${third_prize} where account_id = ${account_id} and id = ${id}`;
}

/** True in SQL while nobody has entered a contest, whatever became of it. */
export function hasNoEntries(account_id: number, contest_id: number): Statement {
	return sql`not exists (select 1 from photos p where p.account_id = ${account_id} and p.contest_id = ${contest_id})`;
}

/** Takes a contest away. */
export function deleteContest(account_id: number, contest_id: number): Statement {
	return sql`delete from photo_contests where account_id = ${account_id} and id = ${contest_id}`;
}

/** Writes a contest. */
export function insertContest(
	account_id: number,
	contest: ContestRow & RowOf<typeof photoContests, "created_by" | "created_at">,
): Statement {
	const { id, title, rules, entries_from, entries_until, votes_until, votes_per, created_by, created_at } = contest;
	const { first_prize, second_prize, third_prize } = contest;
	return sql`insert into photo_contests (account_id, id, title, rules, entries_from, entries_until, votes_until, votes_per,
			first_prize, second_prize, third_prize, created_by, created_at) values (${account_id}, ${id}, ${title}, ${rules}, ${entries_from}, ${entries_until},
			${votes_until}, ${votes_per}, ${first_prize}, ${second_prize}, ${third_prize}, ${created_by}, ${created_at})`;
}

/** Whose vote it is, and for what: `day` is when its day began, null for the whole contest. */
export type Ballot = { contest_id: number; user_id: number; day: number | null };

/** For which entry of a contest somebody voted. */
export function findVote(account_id: number, { contest_id, user_id, day }: Ballot) {
	const ofPerson = sql`account_id = ${account_id} and contest_id = ${contest_id} and user_id = ${user_id}`;
	return day === null
		? sql<{ photo_id: number }>`select photo_id from photo_votes where ${ofPerson}`
		: sql<{ photo_id: number }>`select photo_id from photo_day_votes where ${ofPerson} and day = ${day}`;
}

/** True while an entry takes part and is not this person's own. */
export function mayBeVotedFor(account_id: number, contest_id: number, photo_id: number, user_id: number): Statement {
	return sql`select count(*) from photos where account_id = ${account_id} and id = ${photo_id}
		and contest_id = ${contest_id} and status = 'approved' and user_id <> ${user_id}`;
}

/** Gives somebody's one vote to an entry; the one that had it before loses it. */
export function moveVote(account_id: number, ballot: Ballot, photo_id: number): Statement[] {
	return [
		sql`update photos set vote_count = vote_count - 1 where account_id = ${account_id}
			and id = (${findVote(account_id, ballot)})`,
		insertVote(account_id, ballot, photo_id),
		sql`update photos set vote_count = vote_count + 1 where account_id = ${account_id} and id = ${photo_id}`,
	];
}

function insertVote(account_id: number, { contest_id, user_id, day }: Ballot, photo_id: number): Statement {
	if (day === null)
		return sql`insert into photo_votes (account_id, contest_id, user_id, photo_id)
			values (${account_id}, ${contest_id}, ${user_id}, ${photo_id})
			on conflict (account_id, contest_id, user_id) do update set photo_id = excluded.photo_id`;
	return sql`insert into photo_day_votes (account_id, contest_id, user_id, day, photo_id)
		values (${account_id}, ${contest_id}, ${user_id}, ${day}, ${photo_id})
		on conflict (account_id, contest_id, user_id, day) do update set photo_id = excluded.photo_id`;
}
