/** The SQL of what people redeemed, along the lines of their orders; what was cancelled or came back is left out. */
import { type SQL, sql } from "drizzle-orm";
import { rowsOf } from "#workers/kernel/sql";
import type { MonthStep } from "../rules/month-range";
import type { ChosenPeople } from "../steps/choose-people";
import { isOfRole } from "./people";

/** Of which balance: the points, or those of the wallet. */
export type ProductType = "standard_product" | "wallet_product";

type Of = { account_id: number; chosen: ChosenPeople; months: readonly MonthStep[]; product_type: ProductType };

const kept = sql`l.status not in ('cancelled', 'refunded', 'returned')`;
const points = sql`sum(l.points * l.quantity) as points`;

/** Lines `l` of the people's orders `o` in months `e`. */
function linesOf({ account_id, chosen, months, product_type }: Of, more: SQL = sql``): SQL {
	const month = sql`o.created_at >= e.value ->> 'start' and o.created_at < e.value ->> 'end'`;
	const isAsked = sql`o.account_id = ${account_id} and o.product_type = ${product_type} and ${kept}`;
	const lines = sql`cross join order_lines l on l.account_id = o.account_id and l.order_id = o.id ${more}`;
	if (chosen.kind === "people")
		return sql`from (${chosen.among}) p cross join users u on u.account_id = ${account_id} and u.id = p.id
			cross join ${rowsOf(months)} e cross join orders o indexed by orders_of_member
				on o.account_id = ${account_id} and o.user_id = u.id and ${month}
			${lines} where ${isAsked} and ${chosen.where}`;
	return sql`from ${rowsOf(months)} e cross join orders o indexed by orders_by_time on o.account_id = ${account_id} and ${month}
		cross join users u on u.account_id = o.account_id and u.id = o.user_id
		${lines} where ${isAsked} and ${chosen.role === null ? sql`true` : isOfRole(chosen.role)}`;
}

/** Points in each month. */
export function listRedeemedMonths(of: Of) {
	return sql<{ month: string; points: number }>`select e.value ->> 'key' as month, ${points} ${linesOf(of)} group by 1`;
}

/** Points by the category of what was ordered, the most first; what has none has an empty name. */
export function listRedeemedCategories(of: Of, max: number) {
	const categories = sql`join items i on i.account_id = l.account_id and i.id = l.item_id
		left join categories c on c.account_id = i.account_id and c.id = i.category_id`;
	return sql<{ name: string; points: number }>`select coalesce(c.name, '') as name, ${points} ${linesOf(of, categories)}
		group by 1 order by points desc, name limit ${max}`;
}
