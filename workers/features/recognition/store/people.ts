/** The SQL of the people of a recognition: who can receive, and the groups that are thanked. */

import { type SQL, sql } from "drizzle-orm";
import type { groups, users } from "#drizzle/members";
import { mayReceive } from "#workers/features/members";
import { type RowOf, rowsOf } from "#workers/kernel/sql";

/** Somebody who may become a recipient. */
export type RecipientRow = RowOf<
	typeof users,
	"id" | "first_name" | "last_name" | "status" | "is_eligible_to_receive_points" | "manager_id"
> & { points_account_id: number };

const recipientColumns = sql`u.id, u.first_name, u.last_name, u.status, u.is_eligible_to_receive_points, u.manager_id,
	p.id as points_account_id`;
const recipientAccount = sql`join ledger_accounts p on p.account_id = u.account_id and p.kind = 'member'
	and p.unit = 'points' and p.owner_id = u.id`;

/** The people with these ids, whatever their state. */
export function findRecipients(account_id: number, ids: readonly number[]) {
	return sql<RecipientRow>`select ${recipientColumns} from ${rowsOf(ids)} e
		cross join users u on u.account_id = ${account_id} and u.id = e.value ${recipientAccount}`;
}

/** The people of these groups who can receive, but for one, at most so many. CROSS JOIN keeps the order: groups first. */
export function findRecipientsOfGroups(account_id: number, group_ids: readonly number[], but: number, max: number) {
	return sql<RecipientRow>`select distinct ${recipientColumns} from ${rowsOf(group_ids)} e
		cross join group_members g on g.account_id = ${account_id} and g.group_id = e.value
		cross join users u on u.account_id = g.account_id and u.id = g.user_id cross ${recipientAccount}
		where ${mayReceive} and u.id <> ${but} limit ${max}`;
}

/** The names of these groups, in the order of the ids. */
export function findGroupNames(account_id: number, ids: readonly number[]) {
	return sql<{ name: string }>`select g.name from ${rowsOf(ids)} e
		cross join groups g on g.account_id = ${account_id} and g.id = e.value order by e.key`;
}

/** A chosen group: how many of its members receive, those who have joined and those who have not. */
export type ChosenGroupRow = RowOf<typeof groups, "id" | "name"> & {
	active_members_count: number;
	pending_members_count: number;
};

/** The groups with these ids and how many of their members can receive, but for one person; in the order of the ids. */
export function findChosenGroups(account_id: number, ids: readonly number[], but: number) {
	const countOf = (condition: SQL) => sql`(select count(*) from group_members m
		join users u on u.account_id = m.account_id and u.id = m.user_id
		where m.account_id = g.account_id and m.group_id = g.id and u.id <> ${but} and ${condition})`;
	return sql<ChosenGroupRow>`select g.id, g.name, ${countOf(sql`${mayReceive} and u.status = 'active'`)} as active_members_count,
		${countOf(sql`${mayReceive} and u.status = 'invited'`)} as pending_members_count
		from ${rowsOf(ids)} e cross join groups g on g.account_id = ${account_id} and g.id = e.value order by e.key`;
}

/** True in SQL while all of these people can receive. */
export function canAllReceive(account_id: number, ids: readonly number[]): SQL {
	return sql`select count(*) = ${ids.length} from users u where u.account_id = ${account_id} and ${mayReceive} and u.id in (select value from ${rowsOf(ids)})`;
}
