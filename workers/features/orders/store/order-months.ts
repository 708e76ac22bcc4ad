/** The SQL of how many orders came in a month of the account's time zone, and how many stand in each state. */
import { sql } from "drizzle-orm";
import { rowsOf, type Statement } from "#workers/kernel/sql";

/** Counts orders in their months (YYYY-MM); stands in the batch that writes them. */
export function countOrdersOfMonths(account_id: number, months: readonly string[]): Statement {
	return sql`insert into order_months (account_id, month, order_count)
		select ${account_id}, value, count(*) from ${rowsOf(months)} where true group by value
		on conflict (account_id, month) do update set order_count = order_count + excluded.order_count`;
}

/** How many came in a month; where none did there is no row. */
export function findOrdersOfMonth(account_id: number, month: string) {
	return sql<{ order_count: number }>`select order_count from order_months
		where account_id = ${account_id} and month = ${month}`;
}

/** How many orders there are in each status. */
export function listOrderCounts(account_id: number) {
	return sql<{
		status: string;
		count: number;
	}>`select status, count from order_counts where account_id = ${account_id}`;
}
