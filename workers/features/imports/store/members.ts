/** The SQL of the members import: people as they are, new and changed people, groups, managers. */
import { sql } from "drizzle-orm";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { KnownMember, MemberFields } from "../rules/member-plan";

/** The ledger's key of a person's opening balance: it is credited once, whatever files say later. */
export function openingKey(user_id: number): string {
	return `import:member:${user_id}`;
}

/** People with one of these participant ids or addresses, with what planning needs. */
export function findKnownMembers(account_id: number, participantIds: readonly string[], emails: readonly string[]) {
	return sql<
		Omit<KnownMember, "group_names"> & { group_names: string }
	>`select u.id, u.participant_id, u.first_name, u.last_name,
		u.email, u.title, u.role, u.hire_date, u.country, u.language_code, u.status, p.id as points_account_id,
		(select count(*) from ledger_transactions t where t.account_id = u.account_id and t.idempotency_key = 'import:member:' || u.id) as is_credited,
		(select json_group_array(g.name) from group_members m join groups g on g.account_id = m.account_id and g.id = m.group_id
			where m.account_id = u.account_id and m.user_id = u.id) as group_names
		from users u
		left join ledger_accounts p on p.account_id = u.account_id and p.kind = 'member' and p.unit = 'points' and p.owner_id = u.id
		where u.account_id = ${account_id} and u.id in (
			select a.id from users a where a.account_id = ${account_id} and a.participant_id in (select value from ${rowsOf(participantIds)})
			union select b.id from users b where b.account_id = ${account_id} and b.email in (select value from ${rowsOf(emails)}))`;
}

/** Groups by these names. */
export function findGroups(account_id: number, names: readonly string[]) {
	return sql<{ id: number; name: string }>`select id, name from groups
		where account_id = ${account_id} and name in (select value from ${rowsOf(names)})`;
}

/**
 * Writes people: new ones are invited, their ledger accounts are opened beside; known ones are changed. An upsert, since
 * it walks the given rows, where `update … from` may walk all people of the tenant for each of them.
 */
export function upsertMembers(
	account_id: number,
	members: readonly (MemberFields & { id: number })[],
	now: number,
): Statement[] {
	if (members.length === 0) return [];
	return [
		sql`insert into users (account_id, id, participant_id, first_name, last_name, email, title, role, hire_date, country, language_code, created_at)
			select ${account_id}, value ->> 'id', value ->> 'participant_id', value ->> 'first_name', value ->> 'last_name', value ->> 'email',
			value ->> 'title', value ->> 'role', value ->> 'hire_date', value ->> 'country', value ->> 'language_code', ${now}
			from ${rowsOf(members)} where true
			on conflict (account_id, id) do update set participant_id = excluded.participant_id, first_name = excluded.first_name,
			last_name = excluded.last_name, email = excluded.email, title = excluded.title, role = excluded.role,
			hire_date = excluded.hire_date, country = excluded.country, language_code = excluded.language_code`,
	];
}

/** Adds groups. */
export function insertGroups(
	account_id: number,
	groups: readonly { id: number; name: string }[],
	now: number,
): Statement[] {
	if (groups.length === 0) return [];
	return [
		sql`insert into groups (account_id, id, name, created_at)
			select ${account_id}, value ->> 'id', value ->> 'name', ${now} from ${rowsOf(groups)}`,
	];
}

/** Puts people into groups; who is in stays in. */
export function insertGroupMembers(
	account_id: number,
	pairs: readonly { group_id: number; user_id: number }[],
): Statement[] {
	if (pairs.length === 0) return [];
	return [
		sql`insert into group_members (account_id, group_id, user_id)
			select ${account_id}, value ->> 'group_id', value ->> 'user_id' from ${rowsOf(pairs)} where true
			on conflict (account_id, group_id, user_id) do nothing`,
	];
}

/** A row whose manager is still to be found. */
export type WantedManager = {
	line: number;
	row: string;
	user_id: number;
	manager_email: string;
	was_unchanged: 0 | 1;
	/** The person with that address, null when there is none. */
	manager_id: number | null;
	current_id: number | null;
};

/** All rows of an import that name a manager, with the person and the manager as they are now. */
export function listWantedManagers(account_id: number, request_id: number) {
	return sql<WantedManager>`select k.line, k.row, u.id as user_id, k.manager_email, k.was_unchanged, m.id as manager_id, u.manager_id as current_id
		from import_keys k
		cross join users u on u.account_id = k.account_id and u.id = k.subject_id
		left join users m on m.account_id = k.account_id and m.email = k.manager_email and m.status not in ('terminated', 'erased')
		where k.account_id = ${account_id} and k.request_id = ${request_id} and k.manager_email is not null order by k.line`;
}

/** The people from these up to the top, with their managers. */
export function findLines(account_id: number, userIds: readonly number[]) {
	return sql<{ id: number; manager_id: number }>`with recursive line (id, manager_id) as (
			select u.id, u.manager_id from ${rowsOf(userIds)} as e cross join users u on u.account_id = ${account_id} and u.id = e.value
			union
			select u.id, u.manager_id from line l cross join users u on u.account_id = ${account_id} and u.id = l.manager_id)
		select id, manager_id from line where manager_id is not null`;
}

/** Sets managers; walks the given links (see `upsertMembers`). */
export function updateManagers(
	account_id: number,
	links: readonly { user_id: number; manager_id: number }[],
): Statement[] {
	if (links.length === 0) return [];
	return [
		sql`insert into users (account_id, id, participant_id, first_name, last_name, email, role, created_at, manager_id)
			select u.account_id, u.id, u.participant_id, u.first_name, u.last_name, u.email, u.role, u.created_at, l.value ->> 'manager_id'
			from ${rowsOf(links)} as l cross join users u on u.account_id = ${account_id} and u.id = l.value ->> 'user_id' where true
			on conflict (account_id, id) do update set manager_id = excluded.manager_id`,
	];
}
