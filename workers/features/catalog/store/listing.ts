/** The SQL of the store's shelves and of its listing: which items there are, and what a tile shows of them. */
import { type SQL, sql } from "drizzle-orm";
import { joinLiveSale, liveSaleColumns } from "#workers/features/flash-sale";
import { matchExpression } from "#workers/features/search";
import type { StoreItemRow } from "../rules/store-item";

/** What a tile shows, of `items i` behind `itemJoins`. */
export const itemColumns = sql`i.id, i.image_url, i.image_alt, i.brand_name, i.name, i.points, i.points_was, i.minimum_display_cost,
	i.maximum_display_cost, i.quantity_multiples, i.quantity_left, i.created_at, i.source, i.product_type, c.path as category_path, ${liveSaleColumns}, coalesce((
		select v.sku from variants v where v.account_id = i.account_id and v.item_id = i.id
		order by v.account_id, v.item_id, v.position, v.id limit 1), '') as sku`;

/** The category of `items i`, and the flash sale that runs at `now`. */
export function itemJoins(now: number): SQL {
	return sql`left join categories c on c.account_id = i.account_id and c.id = i.category_id ${joinLiveSale("i", "id", now)}`;
}

/** Listed items of the account, newest first. */
export function listNewArrivals(account_id: number, max: number, now: number) {
	return sql<StoreItemRow>`select ${itemColumns} from items i ${itemJoins(now)}
		where i.account_id = ${account_id} and i.is_listed = 1 order by i.created_at desc, i.id desc limit ${max}`;
}

/** Listed items of the account that were ordered in the last 90 days, most units first. */
export function listMostPopular(account_id: number, max: number, now: number) {
	return sql<StoreItemRow>`select ${itemColumns} from items i ${itemJoins(now)}
		where i.account_id = ${account_id} and i.is_listed = 1 and i.popularity > 0
		order by i.popularity desc, i.id desc limit ${max}`;
}

/** Listed items of the account in any bucket, the newest first, with the sum of their buckets. */
export function listInBuckets(account_id: number, max: number, now: number) {
	return sql<
		StoreItemRow & { buckets: number }
	>`select ${itemColumns}, i.buckets from items i indexed by items_in_buckets ${itemJoins(now)}
		where i.account_id = ${account_id} and i.buckets > 0 and i.is_listed = 1 order by i.created_at desc, i.id desc limit ${max}`;
}

/** Listed items of the account in a flash sale that runs, the first to end first. */
export function listOnSale(account_id: number, max: number, now: number) {
	return sql<StoreItemRow>`select ${itemColumns} from flash_sales live
		join items i on i.account_id = live.account_id and i.id = live.item_id and i.is_listed = 1 ${itemJoins(now)}
		where live.account_id = ${account_id} and live.live_to_date > ${now} and live.starts_at <= ${now}
		order by live.live_to_date, live.id limit ${max}`;
}

/** The dearest listed item's points, for the points filter. */
export function findMostPoints(account_id: number) {
	return sql<{ points: number }>`select points from items where account_id = ${account_id} and is_listed = 1
		order by points desc, id desc limit 1`;
}

/** Everything listed, or what is listed under one category: ids with the sort keys, from an index that is in order. */
export function listedItems(account_id: number, category_id: number | undefined): SQL {
	return category_id === undefined
		? sql`(select id, points, popularity, created_at from items where account_id = ${account_id} and is_listed = 1) as listed`
		: sql`(select item_id as id, points, popularity, created_at from category_items
			where account_id = ${account_id} and category_id = ${category_id}) as listed`;
}

/** True in SQL for listed items of a brand. */
export function ofBrand(account_id: number, brand: string): SQL {
	return sql`listed.id in (select b.id from items b where b.account_id = ${account_id} and b.is_listed = 1 and b.brand_name = ${brand})`;
}

/** True in SQL for listed items that the wallet buys. */
export function ofWallet(account_id: number): SQL {
	return sql`listed.id in (select w.id from items w where w.account_id = ${account_id} and w.is_listed = 1 and w.product_type = 'wallet_product')`;
}

/** True in SQL for listed items that a search finds. */
export function foundBy(account_id: number, search: string): SQL {
	const expression = matchExpression(account_id, search, ["title", "body"], "item");
	if (!expression) return sql`listed.id is null`;
	return sql`listed.id in (select d.id from search_index
		join search_documents d on d.account_id = ${account_id} and d.key = search_index.rowid
		where search_index match ${expression})`;
}
