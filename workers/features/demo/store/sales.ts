/** The SQL behind the demo's flash sales: what runs, who makes the next one, and which items it may be of. */
import { type SQL, sql } from "drizzle-orm";
import { minuteMs } from "#workers/kernel/clock";

/** Units of the sales that run, which tells a short sale from a long one. */
export function listRunningSales(account_id: number, now: number) {
	return sql<{ id: number; quantity: number }>`select id, quantity from flash_sales
		where account_id = ${account_id} and live_to_date > ${now} order by live_to_date limit 20`;
}

/** When the first of the sales that run ends; soon while fewer run than are wanted. */
export function nextSaleDue(account_id: number, wanted: number, now: number): SQL {
	return sql`(select iif(count(*) < ${wanted}, ${now + minuteMs}, min(f.live_to_date)) from flash_sales f
		where f.account_id = ${account_id} and f.live_to_date > ${now})`;
}

/** In whose name the demo's sales are made. */
export function findOwner(account_id: number) {
	return sql<{ id: number }>`select id from users
		where account_id = ${account_id} and role = 'account_owner' and status = 'active' order by id limit 1`;
}

/** Popular items of one price that were never in a sale, then those whose sale is longest over. */
export function listSaleChoices(account_id: number, max: number, now: number) {
	return sql<{ id: number; points: number }>`select i.id, i.points from items i
		where i.account_id = ${account_id} and i.is_listed = 1 and i.product_type = 'standard_product' and i.image_url is not null
		and i.points between 300 and 20000 and i.points = i.maximum_display_cost and i.quantity_multiples is null
		and (i.quantity_left is null or i.quantity_left >= 30)
		and not exists (select 1 from flash_sales f
			where f.account_id = i.account_id and f.item_id = i.id and f.live_to_date > ${now})
		order by (select max(f.live_to_date) from flash_sales f where f.account_id = i.account_id and f.item_id = i.id),
			i.popularity desc, i.id limit ${max}`;
}
