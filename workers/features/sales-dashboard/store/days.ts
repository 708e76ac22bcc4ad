/** The SQL of the sums of days that a graph reads, of sales or of what was redeemed, for the people and months that are asked for. */
import { type SQL, sql } from "drizzle-orm";
import { roles } from "#workers/kernel/identity";
import { rowsOf } from "#workers/kernel/sql";
import type { MonthStep } from "../rules/month-range";
import type { ChosenPeople } from "../steps/choose-people";

/** Whose days, and of which months. */
export type Of = { account_id: number; chosen: ChosenPeople; months: readonly MonthStep[] };

/** Rows of the table of `sums`, joined as `d`, of the people's days in months `e`; those of everybody of a role are sums of their own. */
export function daysOfPeople({ account_id, chosen, months }: Of, sums: SQL, more: SQL = sql``): SQL {
	const days = sql`d.day >= e.value ->> 'start' and d.day < e.value ->> 'end'`;
	if (chosen.kind === "people")
		return sql`from (${chosen.among}) p cross join users u on u.account_id = ${account_id} and u.id = p.id
			cross join ${rowsOf(months)} e cross join ${sums} and d.person_id = u.id and d.role = '' and ${days} ${more}
			where u.account_id = ${account_id} and ${chosen.where}`;
	return sql`from ${rowsOf(chosen.role === null ? roles : [chosen.role])} r cross join ${rowsOf(months)} e
		cross join ${sums} and d.person_id = 0 and d.role = r.value and ${days} ${more}
		where d.account_id = ${account_id}`;
}
