/** The SQL of groups: what they are, who is in them, and who would meet rules. */
import { type SQL, sql } from "drizzle-orm";
import type { groups } from "#drizzle/members";
import { indexSelected } from "#workers/features/search";
import { assertThat } from "#workers/kernel/assertions";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import type { PeopleRule } from "../rules/people-rules";
import { meetsRules } from "./meets-rules";
import { type PersonRow, personColumns } from "./person";

/** So many people are looked through in one batch when rules are new. */
export const peopleAtOnce = 2_000;

/** What is said of a group. */
export type GroupFields = Pick<GroupRow, "name" | "description" | "kind" | "matching"> & { rules: PeopleRule[] };

/** A group as it stands. */
export type GroupRow = Omit<RowOf<typeof groups>, "account_id" | "kind" | "matching"> & {
	kind: "list" | "rules";
	matching: "all" | "any";
};

/** The group with this id. */
export function findGroup(account_id: number, id: number) {
	return sql<GroupRow>`select g.id, g.name, g.description, g.kind, g.matching, g.rules, g.filled_to, g.use_count,
		g.member_count, g.active_member_count, g.invited_member_count, g.created_at
		from groups g where g.account_id = ${account_id} and g.id = ${id}`;
}

/** The groups of the account by name, or those of one kind. */
export function listGroups(account_id: number, max: number, kind?: GroupRow["kind"]) {
	return sql<{ id: number; name: string }>`select g.id, g.name from groups g
		where g.account_id = ${account_id} ${kind ? sql`and g.kind = ${kind}` : sql``} order by g.name limit ${max}`;
}

/** Those of these people who are in a group. */
export function listInGroup(account_id: number, group_id: number, user_ids: readonly number[]) {
	return sql<{ user_id: number }>`select m.user_id from ${rowsOf([...user_ids])} e
		cross join group_members m on m.account_id = ${account_id} and m.group_id = ${group_id} and m.user_id = e.value`;
}

/** True in SQL while a group is a list, into which people are put by hand. */
export function isListGroup(account_id: number, id: number): Statement {
	return sql`select count(*) = 1 from groups g where g.account_id = ${account_id} and g.id = ${id} and g.kind = 'list'`;
}

/** True in SQL while all of these groups are lists. */
export function areListGroups(account_id: number, ids: readonly number[]): Statement {
	return sql`select count(*) = ${ids.length} from groups g where g.account_id = ${account_id} and g.kind = 'list'
		and g.id in (select value from ${rowsOf(ids)})`;
}

/** What a group is called. */
export function groupName(account_id: number, id: number | SQL): SQL<{ name: string }> {
	return sql<{ name: string }>`select g.name from groups g where g.account_id = ${account_id} and g.id = ${id}`;
}

/** Another group with this name. */
export function findGroupNamesake(account_id: number, name: string, but: number) {
	return sql<{
		id: number;
	}>`select g.id from groups g where g.account_id = ${account_id} and g.name = ${name} and g.id <> ${but}`;
}

/** Groups by their names, with their kinds. */
export function findGroupsNamed(account_id: number, names: readonly string[]) {
	return sql<{ id: number; name: string; kind: GroupRow["kind"] }>`select g.id, g.name, g.kind from ${rowsOf(names)} e
		cross join groups g on g.account_id = ${account_id} and g.name = e.value`;
}

/** Those of these pairs of group and person that are there. */
export function listMemberships(account_id: number, pairs: readonly { group_id: number; user_id: number }[]) {
	return sql<{ group_id: number; user_id: number }>`select m.group_id, m.user_id from ${rowsOf(pairs)} e
		cross join group_members m on m.account_id = ${account_id} and m.group_id = e.value ->> 'group_id'
			and m.user_id = e.value ->> 'user_id'`;
}

/** Takes people out of groups that are lists. */
export function deleteMemberships(
	account_id: number,
	pairs: readonly { group_id: number; user_id: number }[],
): Statement[] {
	if (pairs.length === 0) return [];
	return [
		sql`delete from group_members where account_id = ${account_id} and (group_id, user_id) in (
			select value ->> 'group_id', value ->> 'user_id' from ${rowsOf(pairs)})`,
	];
}

/** Groups with how many people are in them beside those who leave, and how many programs name them. */
export function listGroupsState(
	account_id: number,
	ids: readonly number[],
	{
		pairs = [],
		user_ids = [],
	}: { pairs?: readonly { group_id: number; user_id: number }[]; user_ids?: readonly number[] },
) {
	return sql<{ id: number; name: string; others_count: number; use_count: number }>`select g.id, g.name, g.use_count,
		(select count(*) from group_members m where m.account_id = g.account_id and m.group_id = g.id
			and m.user_id not in (select value from ${rowsOf(user_ids)})
			and (m.group_id, m.user_id) not in (select value ->> 'group_id', value ->> 'user_id' from ${rowsOf(pairs)})) as others_count
		from ${rowsOf(ids)} e cross join groups g on g.account_id = ${account_id} and g.id = e.value`;
}

/** Deletes groups in which nobody is and that no program names. */
export function deleteEmptyGroups(account_id: number, ids: readonly number[]): Statement[] {
	if (ids.length === 0) return [];
	return [
		sql`delete from groups where account_id = ${account_id} and id in (select value from ${rowsOf(ids)})
			and not exists (select 1 from group_members m where m.account_id = groups.account_id and m.group_id = groups.id)
			and not exists (select 1 from group_uses x where x.account_id = groups.account_id and x.group_id = groups.id)`,
		assertThat(
			"internal_rows_changed",
			sql`select count(*) = 0 from groups g where g.account_id = ${account_id} and g.id in (select value from ${rowsOf(ids)})`,
		),
	];
}

/** Groups by their names or ids. */
export function findGroupsSaid(account_id: number, said: readonly string[]) {
	return sql<{ said: string; id: number; name: string }>`select e.value as said, g.id, g.name from ${rowsOf(said)} e
		cross join groups g on g.account_id = ${account_id} and g.name = e.value
		union select e.value as said, g.id, g.name from ${rowsOf(said)} e
		cross join groups g on g.account_id = ${account_id} and g.id = cast(e.value as integer)`;
}

/** People by their email addresses or participant numbers, whatever became of them but erasure. */
export function findPeopleSaid(account_id: number, said: readonly string[]) {
	return sql<{ said: string; id: number }>`select e.value as said, u.id from ${rowsOf(said)} e
		cross join users u on u.account_id = ${account_id} and u.email = lower(e.value) where e.value <> '' and u.status <> 'erased'
		union select e.value as said, u.id from ${rowsOf(said)} e
		cross join users u on u.account_id = ${account_id} and u.participant_id = e.value where u.status <> 'erased'`;
}

/** How people are said who stand in rules by their ids. */
export function findSayings(account_id: number, ids: readonly number[]) {
	return sql<
		PersonRow & { said: string }
	>`select ${personColumns("u")}, iif(u.email = '', u.participant_id, u.email) as said
		from ${rowsOf(ids)} e cross join users u on u.account_id = ${account_id} and u.id = e.value`;
}

/** Makes a group. */
export function insertGroup(account_id: number, id: number, fields: GroupFields, now: number): Statement[] {
	return [
		sql`insert into groups (account_id, id, name, description, kind, matching, rules, created_at)
			values (${account_id}, ${id}, ${fields.name}, ${fields.description}, ${fields.kind}, ${fields.matching},
			${JSON.stringify(fields.rules)}, ${now})`,
		indexGroup(account_id, id),
	];
}

/** Changes what is said of a group; its kind stays. */
export function updateGroup(account_id: number, id: number, fields: GroupFields): Statement[] {
	return [
		sql`update groups set name = ${fields.name}, description = ${fields.description}, matching = ${fields.matching},
			rules = ${JSON.stringify(fields.rules)} where account_id = ${account_id} and id = ${id}`,
		indexGroup(account_id, id),
	];
}

/** Removes a group, with who was in it; nobody finds it any more. */
export function deleteGroup(account_id: number, id: number): Statement[] {
	return [
		sql`delete from group_members where account_id = ${account_id} and group_id = ${id}`,
		sql`delete from groups where account_id = ${account_id} and id = ${id}`,
	];
}

/** True in SQL while no program names the group. */
export function isGroupUnused(account_id: number, id: number): Statement {
	return sql`select not exists (select 1 from group_uses x where x.account_id = ${account_id} and x.group_id = ${id})`;
}

/** Takes people out of a list. */
export function deleteGroupMembers(account_id: number, group_id: number, ids: readonly number[]): Statement {
	return sql`delete from group_members where account_id = ${account_id} and group_id = ${group_id}
		and user_id in (select value from ${rowsOf(ids)})`;
}

const allPeople = (account_id: number) => sql`users u left join member_profiles p on p.account_id = u.account_id
	and p.user_id = u.id where u.account_id = ${account_id}`;

/** The last of the next people, by id, that one batch looks through; no row when it reaches everybody. */
export function findPieceEnd(account_id: number, after: number) {
	return sql<{ id: number }>`select u.id from users u where u.account_id = ${account_id} and u.id > ${after}
		order by u.id limit 1 offset ${peopleAtOnce - 1}`;
}

/** Puts in who meets the group's rules, among the people after one and up to another, takes out who does not, and notes how far it is. */
export function fillGroup(account_id: number, group_id: number, after: number, to: number | null): Statement[] {
	const matches = sql`from group_matches x where x.account_id = ${account_id} and x.group_id = ${group_id}
		and x.user_id > ${after} ${to === null ? sql`` : sql`and x.user_id <= ${to}`}`;
	return [
		sql`delete from group_members where account_id = ${account_id} and group_id = ${group_id}
			and user_id in (select x.user_id ${matches} and x.is_met = 0)`,
		sql`insert into group_members (account_id, group_id, user_id) select x.account_id, x.group_id, x.user_id ${matches}
			and x.is_met = 1 on conflict (account_id, group_id, user_id) do nothing`,
		sql`update groups set filled_to = ${to} where account_id = ${account_id} and id = ${group_id}`,
	];
}

/** How many people meet rules that are not kept anywhere. */
export function countMeeting(account_id: number, rules: readonly PeopleRule[], matching: string) {
	return sql<{ count: number; all_count: number }>`select
		coalesce(sum(${meetsRules(sql`${JSON.stringify(rules)}`, sql`${matching}`)}), 0) as count, count(*) as all_count
		from ${allPeople(account_id)} and u.status <> 'erased'`;
}

/** The first of them by name. */
export function listMeeting(account_id: number, rules: readonly PeopleRule[], matching: string, max: number) {
	return sql<PersonRow>`select ${personColumns("u")} from ${allPeople(account_id)} and u.status <> 'erased'
		and ${meetsRules(sql`${JSON.stringify(rules)}`, sql`${matching}`)} = 1 order by u.last_name, u.id limit ${max}`;
}

/** The programs that name a group. */
export function listUsesOfGroup(account_id: number, group_id: number, max: number) {
	return sql<{ program_id: number }>`select x.program_id from group_uses x
		where x.account_id = ${account_id} and x.group_id = ${group_id} order by x.program_id limit ${max}`;
}

/** Whether a group holds the person in a column. */
export function groupHolds(account_id: number, group_id: number, person: SQL): SQL {
	return sql`exists (select 1 from group_members gm where gm.account_id = ${account_id} and gm.group_id = ${group_id}
		and gm.user_id = ${person})`;
}

function indexGroup(account_id: number, id: number): Statement {
	return indexSelected(
		account_id,
		"group",
		sql`select g.id, g.name as title, '' as body from groups g where g.account_id = ${account_id} and g.id = ${id}`,
	);
}

/** Groups whose rules are still looked through, with the payload of the message that goes on with each. */
export function listFilling(account_id: number) {
	return sql<{ payload: string; due_at: number }>`select json_object('group_id', id) as payload, 0 as due_at from groups
		where account_id = ${account_id} and filled_to is not null`;
}
