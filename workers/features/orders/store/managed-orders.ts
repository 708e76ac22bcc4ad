/** The SQL with which those who manage orders count and find them. */
import { type SQL, sql } from "drizzle-orm";
import { matchExpression } from "#workers/features/search";
import type { Account } from "#workers/kernel/identity";
import { orderNumberRanges } from "../rules/order-number";

/** The list's version; its total too, from the counters by state, where only a state is asked for. */
export function countOrders(account_id: number, status: string | undefined, isNarrower: boolean) {
	const total = sql`(select coalesce(sum(c.count), 0) from order_counts c
		where c.account_id = ${account_id} ${status ? sql`and c.status = ${status}` : sql``})`;
	return sql<{ version: number; total_rows: number | null }>`select
		coalesce((select v.version from table_versions v where v.account_id = ${account_id} and v.table_name = 'orders'), 0) as version,
		${isNarrower ? sql`null` : total} as total_rows`;
}

/** Ids of orders whose number begins so, and of those whose buyer the search index finds. */
export function ordersFound(account: Account, searchString: string): SQL {
	const account_id = account.id;
	const people = matchExpression(account_id, searchString, ["title", "body"], "user");
	const ranges = orderNumberRanges(account, searchString);
	const parts = [
		...(ranges.length > 0
			? [
					sql`select n.id from json_each(${JSON.stringify(ranges)}) r cross join orders n
						on n.account_id = ${account_id} and n.number between r.value ->> 0 and r.value ->> 1`,
				]
			: []),
		...(people
			? [
					sql`select b.id from search_index s join search_documents d on d.key = s.rowid and d.account_id = ${account_id} and d.kind = 'user'
						join orders b on b.account_id = d.account_id and b.user_id = d.id where s.search_index match ${people}`,
				]
			: []),
	];
	return parts.length > 0 ? sql.join(parts, sql` union all `) : sql`select null`;
}
