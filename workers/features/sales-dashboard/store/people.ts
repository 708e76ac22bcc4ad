/** The SQL of people as sales tell them apart. */
import { type SQL, sql } from "drizzle-orm";
import { personName, roleInSales, salesRoles } from "#workers/features/members";
import { rowsOf } from "#workers/kernel/sql";

/** True in SQL for a person `u` of this role. */
export function isOfRole(role: string): SQL {
	return sql`${roleInSales("u")} = ${role}`;
}

/** How many of these people stand where a condition on `u` holds. */
export function isSeen(account_id: number, ids: readonly number[], where: SQL) {
	return sql<{ count: number }>`select count(*) as count from ${rowsOf(ids)} e
		cross join users u on u.account_id = ${account_id} and u.id = e.value where u.account_id = ${account_id} and ${where}`;
}

/** The people of some groups, each once by `id`. */
export function selectGrouped(account_id: number, group_ids: readonly number[]) {
	return sql<{ id: number }>`select distinct m.user_id as id from ${rowsOf(group_ids)} e
		cross join group_members m on m.account_id = ${account_id} and m.group_id = e.value`;
}

/** Everybody who has sums of sales, by `id`, found by stepping from one to the next: no row of a day is read but their first. */
export function selectSellers(account_id: number) {
	const next = (after: SQL) => sql`(select d.person_id from sale_day_sums d where d.account_id = ${account_id}
		and d.dimension = 'person' and d.person_id > ${after} order by d.person_id limit 1)`;
	return sql<{ id: number }>`with recursive seller (id) as (select ${next(sql`0`)}
		union all select ${next(sql`s.id`)} from seller s where s.id is not null)
		select s.id as id from seller s where s.id is not null`;
}

/** Whether anybody in the account has a sales role. */
export function findSalesPeople(account_id: number) {
	return sql<{
		has_some: 0 | 1;
	}>`select exists (select 1 from users u indexed by users_role_holders where u.account_id = ${account_id}
		and u.role <> 'member' and u.role in (select value from ${rowsOf(salesRoles)})) as has_some`;
}

/** People `u` for whom a condition holds, or groups, by their ids, with what they are called. */
export function listNamed(account_id: number, table: "users" | "groups", ids: readonly number[], where: SQL) {
	return table === "users"
		? sql<Named>`select u.id, ${personName("u")} as name, u.title from ${rowsOf(ids)} e
			cross join users u on u.account_id = ${account_id} and u.id = e.value where u.account_id = ${account_id} and ${where}`
		: sql<Named>`select u.id, u.name, '' as title from ${rowsOf(ids)} e
			cross join groups u on u.account_id = ${account_id} and u.id = e.value where u.account_id = ${account_id} and ${where}`;
}

/** Somebody, or a group. */
export type Named = { id: number; name: string; title: string };
