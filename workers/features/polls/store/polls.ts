/** The SQL of polls: reading them, writing them, and their states. */
import { type SQL, sql } from "drizzle-orm";
import type { polls } from "#drizzle/polls";
import { type PersonRow, personJson, teamManager } from "#workers/features/members";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import type { PollFacts, PollReader, Status } from "../rules/poll";

/** The versions of the lists of polls: what is asked, and who is in which group. */
export const pollsVersions = ["polls", "group_members"];

/** A poll as it is stored, with its author, its answers in order, and the reader's own ballot. */
export type PollRow = PollFacts & {
	id: number;
	question: string;
	kind: "single" | "multiple";
	opens_at: number;
	version: number;
	activity_id: number | null;
	updated_at: number;
	author: string;
	options: string;
	own_option_ids: string | null;
};

/** Somebody as a poll shows them. */
export type PollPerson = Pick<PersonRow, "id" | "first_name" | "last_name" | "image_url"> & { name: string };

/** Polls with these ids, whoever asks; `reader_id` is whose ballot comes with them. */
export function listPolls(account_id: number, reader_id: number, ids: readonly number[]) {
	return sql<PollRow>`select p.id, p.author_id, p.question, p.kind, p.status, p.audience, p.has_groups, p.team_manager_id, p.results,
		(${isInGroups(reader_id)}) as is_in_groups,
		p.is_anonymous, p.opens_at, p.closes_at, p.version, p.activity_id, p.first_voted_at, p.voter_count, p.updated_at,
		(select ${personJson("u")} from users u where u.account_id = ${account_id} and u.id = p.author_id) as author,
		(select json_group_array(json_object('option_id', o.option_id, 'label', o.label, 'vote_count', o.vote_count)) from
			(select option_id, label, vote_count from poll_options where account_id = ${account_id} and poll_id = p.id
			order by option_id) o) as options,
		(select b.option_ids from poll_ballots b where b.account_id = ${account_id} and b.poll_id = p.id
			and b.voter_id = ${reader_id}) as own_option_ids
		from ${rowsOf(ids)} e cross join polls p on p.account_id = ${account_id} and p.id = e.value order by e.key`;
}

/** True in SQL for a poll `p` of groups of which somebody is in one. */
function isInGroups(user_id: number): SQL {
	return sql`p.has_groups = 1 and exists (select 1 from poll_groups g cross join group_members m
		on m.account_id = g.account_id and m.group_id = g.group_id and m.user_id = ${user_id}
		where g.account_id = p.account_id and g.poll_id = p.id)`;
}

/** True in SQL for a poll `p` that is put to somebody. */
export function isPutTo({ id, manager_id }: Pick<PollReader, "id" | "manager_id">): SQL {
	return sql`(p.author_id = ${id} or (p.has_groups = 0 and (p.audience = 'everyone'
		or p.team_manager_id in (${id}, ${manager_id ?? -1}))) or (${isInGroups(id)}))`;
}

/** The team of somebody, by its manager; null where they have none. */
export function findTeam(account_id: number, user: { id: number; manager_id: number | null }) {
	return sql<{ manager_id: number | null }>`select ${teamManager(account_id, user)} as manager_id`;
}

/** True in SQL while the poll stands as it was read. */
export function isUnchanged(account_id: number, { id, status, version, updated_at }: PollRow): Statement {
	return sql`exists (select 1 from polls p where p.account_id = ${account_id} and p.id = ${id} and p.status = ${status}
		and p.version = ${version} and p.updated_at = ${updated_at})`;
}

/** A poll to be written. */
export type WrittenPoll = RowOf<
	typeof polls,
	| "id"
	| "author_id"
	| "question"
	| "kind"
	| "audience"
	| "has_groups"
	| "team_manager_id"
	| "results"
	| "is_anonymous"
	| "opens_at"
	| "closes_at"
	| "activity_id"
> & { status: Status; options: readonly string[]; group_ids: readonly number[]; now: number };

/** Writes a poll with its answers, or what is there of it anew. */
export function savePoll(account_id: number, poll: WrittenPoll): Statement[] {
	const { id, author_id, question, kind, status, audience, has_groups, team_manager_id, results, is_anonymous, now } =
		poll;
	return [
		sql`insert into polls (account_id, id, author_id, question, kind, status, audience, has_groups, team_manager_id, results, is_anonymous,
			opens_at, closes_at, activity_id, created_at, updated_at)
			values (${account_id}, ${id}, ${author_id}, ${question}, ${kind}, ${status}, ${audience}, ${has_groups}, ${team_manager_id}, ${results},
			${is_anonymous}, ${poll.opens_at}, ${poll.closes_at}, ${poll.activity_id}, ${now}, ${now})
			on conflict (account_id, id) do update set question = excluded.question, kind = excluded.kind, status = excluded.status,
				audience = excluded.audience, has_groups = excluded.has_groups, team_manager_id = excluded.team_manager_id, results = excluded.results,
				is_anonymous = excluded.is_anonymous, opens_at = excluded.opens_at, closes_at = excluded.closes_at,
				activity_id = excluded.activity_id, version = version + 1, updated_at = excluded.updated_at`,
		sql`delete from poll_options where account_id = ${account_id} and poll_id = ${id}`,
		sql`insert into poll_options (account_id, poll_id, option_id, label)
			select ${account_id}, ${id}, key + 1, value from ${rowsOf(poll.options)}`,
		sql`delete from poll_groups where account_id = ${account_id} and poll_id = ${id}`,
		sql`insert into poll_groups (account_id, poll_id, group_id)
			select ${account_id}, ${id}, value from ${rowsOf(poll.group_ids)}`,
	];
}

/** Moves a poll on; a poll that closes now says so by its last moment. */
export function updateStatus(
	account_id: number,
	id: number,
	{ status, now, activity_id }: { status: Status; now: number; activity_id?: number | null },
): Statement {
	const closes = status === "closed" ? sql`, closes_at = max(opens_at, min(closes_at, ${now}))` : sql``;
	const posts = activity_id === undefined ? sql`` : sql`, activity_id = ${activity_id}`;
	return sql`update polls set status = ${status}, updated_at = ${now}${closes}${posts}
		where account_id = ${account_id} and id = ${id}`;
}

/** Removes a poll on which nobody could vote yet. */
export function deletePoll(account_id: number, id: number): Statement[] {
	return [
		sql`delete from poll_options where account_id = ${account_id} and poll_id = ${id}`,
		sql`delete from poll_groups where account_id = ${account_id} and poll_id = ${id}`,
		sql`delete from polls where account_id = ${account_id} and id = ${id}`,
	];
}

/** The polls that open at their time, as messages of an imported account. */
export function listUnopened(account_id: number) {
	return sql<{ payload: string; due_at: number }>`select json_object('poll_id', p.id) as payload, p.opens_at as due_at
		from polls p where p.account_id = ${account_id} and p.status = 'scheduled'`;
}

/** The polls that close at their time, likewise. */
export function listUnclosed(account_id: number) {
	return sql<{ payload: string; due_at: number }>`select json_object('poll_id', p.id) as payload, p.closes_at as due_at
		from polls p where p.account_id = ${account_id} and p.status in ('scheduled', 'active', 'paused')`;
}
