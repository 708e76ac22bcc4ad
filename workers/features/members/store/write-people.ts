/** Writes people, their groups and their managers as another feature, such as an import, hands them over. */

import { sql } from "drizzle-orm";
import type { users } from "#drizzle/members";
import type { Role } from "#workers/kernel/identity";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";

/** The columns of a person that others can set. */
export type MemberFields = RowOf<
	typeof users,
	"participant_id" | "first_name" | "last_name" | "email" | "title" | "hire_date" | "country" | "language_code"
> & {
	role: Role;
};

/**
 * Writes people: new ones have not joined yet, their ledger accounts are opened beside; known ones are changed. An upsert, since
 * it walks the given rows, where `update … from` may walk all people of the tenant for each of them.
 */
export function upsertMembers(
	account_id: number,
	members: readonly (MemberFields & { id: number })[],
	now: number,
	upload_id: number | null = null,
): Statement[] {
	if (members.length === 0) return [];
	return [
		sql`insert into users (account_id, id, participant_id, first_name, last_name, email, title, role, hire_date, country, language_code, created_at, upload_id, role_given_at)
			select ${account_id}, value ->> 'id', value ->> 'participant_id', value ->> 'first_name', value ->> 'last_name', value ->> 'email',
			value ->> 'title', value ->> 'role', value ->> 'hire_date', value ->> 'country', value ->> 'language_code', ${now}, ${upload_id},
			iif(value ->> 'role' = 'member', null, ${now})
			from ${rowsOf(members)} where true
			on conflict (account_id, id) do update set participant_id = excluded.participant_id, first_name = excluded.first_name,
			last_name = excluded.last_name, email = excluded.email, title = excluded.title, role = excluded.role,
			role_given_at = iif(users.role = excluded.role, users.role_given_at, ${now}),
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

/** Adds to the counts of given and received recognitions of the people concerned. */
export function addRecognitionCounts(
	account_id: number,
	giver_id: number,
	recipient_ids: readonly number[],
): Statement {
	return sql`update users set
		recognitions_given_count = recognitions_given_count + iif(id = ${giver_id}, ${recipient_ids.length}, 0),
		recognitions_received_count = recognitions_received_count + iif(id = ${giver_id}, 0, 1)
		where account_id = ${account_id} and id in (select value from ${rowsOf([giver_id, ...recipient_ids])})`;
}

/** Takes a recognition that was reversed out of both people's counts. */
export function removeRecognitionCounts(account_id: number, giver_id: number, recipient_id: number): Statement {
	return sql`update users set
		recognitions_given_count = max(0, recognitions_given_count - iif(id = ${giver_id}, 1, 0)),
		recognitions_received_count = max(0, recognitions_received_count - iif(id = ${recipient_id}, 1, 0))
		where account_id = ${account_id} and id in (${giver_id}, ${recipient_id})`;
}
