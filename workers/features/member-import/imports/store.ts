/** The SQL by which the members import reads people, groups and managers as they are; what it writes is the members feature's own. */
import { sql } from "drizzle-orm";
import { rowsOf } from "#workers/kernel/sql";
import type { ManagerCandidate } from "./rules/managers";
import type { KnownMember } from "./rules/member-plan";
import type { PersonName } from "./rules/person-name";

/** The ledger's key of a person's opening balance: it is credited once, whatever files say later. */
export function openingKey(user_id: number): string {
	return `import:member:${user_id}`;
}

/** People with one of these participant ids or addresses, or with an address that they changed for another, with what planning needs. */
export function findKnownMembers(account_id: number, participantIds: readonly string[], emails: readonly string[]) {
	return sql<
		Omit<KnownMember, "group_names" | "former_emails"> & { group_names: string; former_emails: string }
	>`select u.id, u.participant_id, u.first_name, u.last_name,
		u.email, u.title, u.role, u.hire_date, u.country, u.language_code, u.status, p.id as points_account_id,
		(select count(*) from ledger_transactions t where t.account_id = u.account_id and t.idempotency_key = 'import:member:' || u.id) as is_credited,
		(select json_group_array(g.name) from group_members m join groups g on g.account_id = m.account_id and g.id = m.group_id
			where m.account_id = u.account_id and m.user_id = u.id) as group_names,
		(select json_group_array(c.old_email) from email_changes c
			where c.account_id = u.account_id and c.user_id = u.id and c.confirmed_at is not null) as former_emails
		from users u
		left join ledger_accounts p on p.account_id = u.account_id and p.kind = 'member' and p.unit = 'points' and p.owner_id = u.id
		where u.account_id = ${account_id} and u.id in (
			select a.id from users a where a.account_id = ${account_id} and a.participant_id in (select value from ${rowsOf(participantIds)})
			union select b.id from users b where b.account_id = ${account_id} and b.email in (select value from ${rowsOf(emails)})
			union select f.user_id from email_changes f where f.account_id = ${account_id} and f.confirmed_at is not null
				and f.old_email in (select value from ${rowsOf(emails)}))`;
}

/** Groups by these names. */
export function findGroups(account_id: number, names: readonly string[]) {
	return sql<{ id: number; name: string }>`select id, name from groups
		where account_id = ${account_id} and name in (select value from ${rowsOf(names)})`;
}

/** The managers of now of these people. */
export function findManagersNow(account_id: number, userIds: readonly number[]) {
	return sql<{ id: number; manager_id: number | null }>`select u.id, u.manager_id from ${rowsOf(userIds)} as e
		cross join users u on u.account_id = ${account_id} and u.id = e.value`;
}

/** People who are here and have one of these addresses, numbers or names. */
export function findManagers(
	account_id: number,
	emails: readonly string[],
	numbers: readonly string[],
	names: readonly PersonName[],
) {
	return sql<ManagerCandidate>`select m.id, m.email, m.participant_id, m.first_name, m.last_name from users m
		where m.account_id = ${account_id} and m.status not in ('terminated', 'erased') and m.id in (
			select a.id from users a where a.account_id = ${account_id} and a.email in (select value from ${rowsOf(emails)})
			union select b.id from users b where b.account_id = ${account_id} and b.participant_id in (select value from ${rowsOf(numbers)})
			union select c.id from ${rowsOf(names)} e cross join users c on c.account_id = ${account_id}
				and c.last_name = e.value ->> 'last_name' and c.first_name = e.value ->> 'first_name')`;
}

/** The people from these up to the top, with their managers. */
export function findLines(account_id: number, userIds: readonly number[]) {
	return sql<{ id: number; manager_id: number }>`with recursive line (id, manager_id) as (
			select u.id, u.manager_id from ${rowsOf(userIds)} as e cross join users u on u.account_id = ${account_id} and u.id = e.value
			union
			select u.id, u.manager_id from line l cross join users u on u.account_id = ${account_id} and u.id = l.manager_id)
		select id, manager_id from line where manager_id is not null`;
}

/** Those of these people who own budgets. */
export function findBudgetOwners(account_id: number, ids: readonly number[]) {
	return sql<{ owner_id: number }>`select distinct b.owner_id from ${rowsOf(ids)} e
		cross join budgets b on b.account_id = ${account_id} and b.owner_id = e.value`;
}
