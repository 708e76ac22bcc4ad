/** The SQL by which the import of parcels finds the lines of the orders that its rows name. */
import { type SQL, sql } from "drizzle-orm";
import { teamHolds } from "#workers/features/members";
import { rowsOf } from "#workers/kernel/sql";
import type { ParcelOfLine } from "../imports/rules/tracking-rows";
import type { StandingLine } from "./move-lines";

/** True in SQL for an order `o` that whoever uploaded the file manages: a distributor those of the people below them, an owner all. */
function ofUploader(account_id: number, user_id: number): SQL {
	return sql`(not exists (select 1 from users d where d.account_id = ${account_id} and d.id = ${user_id} and d.role = 'distributor')
		or ${teamHolds(account_id, user_id, sql`o.user_id`)})`;
}

/** True in SQL while every one of the orders is one that whoever uploaded the file manages. */
export function areOfUploader(account_id: number, user_id: number, orderIds: readonly number[]): SQL {
	return sql`select count(*) = ${orderIds.length} from orders o where o.account_id = ${account_id}
		and o.id in (select value from ${rowsOf(orderIds)}) and ${ofUploader(account_id, user_id)}`;
}

/** The lines of orders with these numbers, as far as whoever uploaded the file manages them. */
export function listParcelLines(account_id: number, user_id: number, numbers: readonly number[]) {
	return sql<
		StandingLine & ParcelOfLine
	>`select l.id, l.order_id, o.number, o.user_id, o.product_type, l.variant_id, l.item_id, l.name, l.quantity,
			l.points, l.status, l.status_at, l.created_at, l.delivery, l.transaction_id, l.sku, l.carrier, l.tracking_number
		from ${rowsOf(numbers)} r cross join orders o on o.account_id = ${account_id} and o.number = r.value
		cross join order_lines l on l.account_id = o.account_id and l.order_id = o.id
		where o.account_id = ${account_id} and ${ofUploader(account_id, user_id)} order by l.order_id, l.id`;
}
