/** The SQL of what people redeemed, from the sums of days that orders keep: no statement here reads an order. */
import { type SQL, sql } from "drizzle-orm";
import { daysOfPeople, type Of } from "./days";

/** Of which balance: the points, or those of the wallet. */
export type ProductType = "standard_product" | "wallet_product";

type Redeemed = Of & { product_type: ProductType };

/** Rows `d` of the people's days in months `e`, of all that was ordered together or of each item. */
function rowsOfDays({ product_type, ...of }: Redeemed, dimension: "all" | "item", more?: SQL): SQL {
	const sums = sql`order_day_sums d on d.account_id = ${of.account_id} and d.product_type = ${product_type}
		and d.dimension = ${dimension}`;
	return daysOfPeople(of, sums, more);
}

/** Points in each month. */
export function listRedeemedMonths(of: Redeemed) {
	return sql<{ month: string; points: number }>`select e.value ->> 'key' as month, sum(d.points) as points
		${rowsOfDays(of, "all")} group by 1`;
}

/** Points by the category of what was ordered, the most first; what has none has an empty name. */
export function listRedeemedCategories(of: Redeemed, max: number) {
	const categories = sql`join items i on i.account_id = d.account_id and i.id = d.item_id
		left join categories c on c.account_id = i.account_id and c.id = i.category_id`;
	return sql<{ name: string; points: number }>`select coalesce(c.name, '') as name, sum(d.points) as points
		${rowsOfDays(of, "item", categories)} group by 1 having sum(d.line_count) > 0 order by points desc, name limit ${max}`;
}
