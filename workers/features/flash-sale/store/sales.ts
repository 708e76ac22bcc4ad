/** The SQL of flash sales: which one an item has, what is bought, making one, and ending one once. */

import { type SQL, sql } from "drizzle-orm";
import { type Addressee, notificationChoices } from "#workers/features/members";
import { assertThat } from "#workers/kernel/assertions";
import { never } from "#workers/kernel/due-work";
import { outboxRows } from "#workers/kernel/outbox";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { Sale } from "../rules/holds";

/** The job that follows the end of a sale. */
export const notifyEndJob = "flash-sale/notify-end";

const saleColumns = sql.raw(
	"f.id, f.item_id, f.starts_at, f.live_to_date, f.points, f.points_was, f.quantity, f.stock, f.limit_per_member",
);

/** What a reader of items or variants learns of a live sale; null while there is none. */
export type LiveSaleColumns = {
	sale_id: number | null;
	sale_points: number | null;
	sale_points_was: number | null;
	sale_live_to_date: number | null;
	sale_stock: number | null;
	sale_limit: number | null;
};

/** The columns of `LiveSaleColumns`, behind `joinLiveSale`. */
export const liveSaleColumns = sql.raw(`f.id as sale_id, f.points as sale_points, f.points_was as sale_points_was,
	f.live_to_date as sale_live_to_date, f.stock as sale_stock, f.limit_per_member as sale_limit`);

/** Joins the sale `f` that is live at `now` to the item that `column` of the source `alias` names: one step in an index. */
export function joinLiveSale(alias: string, column: string, now: number): SQL {
	const source = sql.raw(alias);
	return sql`left join flash_sales f on f.account_id = ${source}.account_id and f.item_id = ${source}.${sql.raw(column)}
		and f.live_to_date > ${now} and f.starts_at <= ${now}`;
}

/** What a person bought in the sale `f` of `joinLiveSale`. */
export function boughtInSale(user_id: number): SQL {
	return sql`coalesce((select b.quantity from flash_buyers b
		where b.account_id = f.account_id and b.sale_id = f.id and b.user_id = ${user_id}), 0)`;
}

/** The sale of an item that runs, or the next one that will. */
export function findSaleOfItem(account_id: number, item_id: number, now: number) {
	return sql<Sale>`select ${saleColumns} from flash_sales f
		where f.account_id = ${account_id} and f.item_id = ${item_id} and f.live_to_date > ${now}
		order by f.live_to_date limit 1`;
}

/** Sales of these items that ended after `since`. */
export function listEndedSales(account_id: number, itemIds: readonly number[], since: number, now: number) {
	return sql<Pick<Sale, "item_id" | "points">>`select f.item_id, f.points from flash_sales f
		where f.account_id = ${account_id} and f.item_id in (select value from ${rowsOf(itemIds)})
		and f.live_to_date > ${since} and f.live_to_date <= ${now}`;
}

/** A sale with who made it and what was told of its item. */
export function findSale(account_id: number, sale_id: number) {
	return sql<
		Sale & Omit<Addressee, "id"> & { item_name: string; created_by: number }
	>`select ${saleColumns}, i.name as item_name, f.created_by, u.email, u.first_name, u.language_code, u.status, ${notificationChoices("u")}
		from flash_sales f join items i on i.account_id = f.account_id and i.id = f.item_id
		join users u on u.account_id = f.account_id and u.id = f.created_by
		where f.account_id = ${account_id} and f.id = ${sale_id}`;
}

/** What people bought in the sale that `findSaleOfItem` gives. */
export function listBuyers(account_id: number, item_id: number, now: number) {
	return sql<{ user_id: number; quantity: number }>`select b.user_id, b.quantity from flash_buyers b
		where b.account_id = ${account_id} and b.sale_id = (
			select f.id from flash_sales f where f.account_id = ${account_id} and f.item_id = ${item_id} and f.live_to_date > ${now}
			order by f.live_to_date limit 1)`;
}

/** Writes a sale. A trigger raises `flash_sales_overlap` when the item has another at that time. */
export function insertSale(
	account_id: number,
	sale: Omit<Sale, "stock"> & { created_by: number; created_at: number },
): Statement {
	return sql`insert into flash_sales (account_id, id, item_id, starts_at, live_to_date, points, points_was, quantity, stock,
			limit_per_member, created_by, created_at)
		values (${account_id}, ${sale.id}, ${sale.item_id}, ${sale.starts_at}, ${sale.live_to_date}, ${sale.points}, ${sale.points_was},
			${sale.quantity}, ${sale.quantity}, ${sale.limit_per_member}, ${sale.created_by}, ${sale.created_at})`;
}

/** An item that may be sold: listed, and paid with standard points. */
export function findSellableItem(account_id: number, item_id: number) {
	return sql<{ id: number; name: string; points: number }>`select id, name, points from items
		where account_id = ${account_id} and id = ${item_id} and is_listed = 1 and product_type = 'standard_product'`;
}

/** The code with which ending a sale fails that is not over. */
export const saleRuns = "internal_flash_sale_runs";

/** Ends a sale that is over, and has its owner told: the key of `flash_sale_ends` makes both happen once. */
export function endSale(account_id: number, sale_id: number, now: number, outbox_id: number): Statement[] {
	return [
		assertThat(
			saleRuns,
			sql`select count(*) from flash_sales f where f.account_id = ${account_id} and f.id = ${sale_id} and f.live_to_date <= ${now}`,
		),
		sql`insert into flash_sale_ends (account_id, sale_id, ended_at) values (${account_id}, ${sale_id}, ${now})`,
		...outboxRows(account_id, now, [{ id: outbox_id, job: notifyEndJob, payload: { sale_id } }]),
	];
}

/** The name of the constraint that a second end of one sale meets. */
export const endedAlready = "flash_sale_ends.account_id, flash_sale_ends.sale_id";

/** Sales that are over since a moment and were not ended yet. */
export function listUnendedSales(account_id: number, since: number, now: number) {
	return sql<{ id: number }>`select f.id from flash_sales f
		left join flash_sale_ends e on e.account_id = f.account_id and e.sale_id = f.id
		where f.account_id = ${account_id} and f.live_to_date > ${since} and f.live_to_date <= ${now} and e.sale_id is null
		order by f.live_to_date limit 20`;
}

/** What is sold in a sale. */
export function saleName(account_id: number, id: number | SQL) {
	return sql<{
		name: string;
	}>`select i.name from flash_sales s join items i on i.account_id = s.account_id and i.id = s.item_id
		where s.account_id = ${account_id} and s.id = ${id}`;
}

/** When the next sale that was not ended is over for so long. */
export function nextUnendedSale(account_id: number, since: number, graceMs: number): SQL {
	return sql`coalesce((select f.live_to_date + ${graceMs} from flash_sales f
		left join flash_sale_ends e on e.account_id = f.account_id and e.sale_id = f.id
		where f.account_id = ${account_id} and f.live_to_date > ${since} and e.sale_id is null
		order by f.live_to_date limit 1), ${never})`;
}
