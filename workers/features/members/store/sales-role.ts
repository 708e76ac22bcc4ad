/** The part that people have in sales, in SQL (rules/sales-role.ts; the triggers of sums by role say the same). */
import { type SQL, sql } from "drizzle-orm";

/** The role of a person (`alias` of their row) by which sums are told apart: the account's own name for it goes before. */
export function roleInSales(alias: string): SQL {
	const of = sql.raw(alias);
	return sql`coalesce(case ${of}.settings ->> '$.custom_role' when 'customer' then 'customer'
		when 'sales_rep' then 'widia_sales_rep' end, ${of}.role)`;
}
