/** The SQL by which the import of parcels finds the lines of the orders that its rows name. */
import { sql } from "drizzle-orm";
import { rowsOf } from "#workers/kernel/sql";
import type { ParcelOfLine } from "../imports/rules/tracking-rows";
import type { StandingLine } from "./move-lines";

/** The lines of orders with these numbers. */
export function listParcelLines(account_id: number, numbers: readonly number[]) {
	return sql<
		StandingLine & ParcelOfLine
	>`select l.id, l.order_id, o.number, o.user_id, l.variant_id, l.item_id, l.name, l.quantity,
			l.points, l.status, l.status_at, l.created_at, l.delivery, l.transaction_id, l.sku, l.carrier, l.tracking_number
		from ${rowsOf(numbers)} r cross join orders o on o.account_id = ${account_id} and o.number = r.value
		cross join order_lines l on l.account_id = o.account_id and l.order_id = o.id
		where o.account_id = ${account_id} order by l.order_id, l.id`;
}
