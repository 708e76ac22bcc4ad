/** The SQL of what is offered to be sold, by name. */
import { sql } from "drizzle-orm";
import { maxCategories } from "./catalogue";
import { offered, offeredSources } from "./sales";

/** Something that is offered; `words` is what it is found by beside its name. */
type Offered = { id: number; name: string; words: string };

/** Brands that are offered. */
export function listOfferedBrands(account_id: number) {
	return sql<Offered>`select id, name, '' as words from sale_brands where account_id = ${account_id} and is_active = 1 and status = 'approved'
		order by name limit ${maxCategories}`;
}

/** Categories that are offered, by their names from the root. */
export function listOfferedCategories(account_id: number) {
	return sql<Offered>`select id, parents_list_string as name, '' as words from sale_categories
		where account_id = ${account_id} and is_active = 1 order by parents_list_string limit ${maxCategories}`;
}

/** Those of them at the root. */
export function listOfferedRoots(account_id: number) {
	return sql<{ id: number; name: string }>`select id, name from sale_categories
		where account_id = ${account_id} and is_active = 1 and depth = 0 order by parents_list_string limit ${maxCategories}`;
}

/** The most items that are looked through. */
const maxItems = 5_000;

/** Items that are offered, found by their SKUs, too. */
export function listOfferedItems(account_id: number) {
	return sql<Offered>`select id, name, sku as words from sale_product_items where account_id = ${account_id} and is_active = 1
		order by name, id limit ${maxItems}`;
}

/** The most items that a form offers; any other is typed by its SKU. */
const maxToSell = 300;

/** Items of which a sale can be logged, by name: they, their brands and their categories are offered. */
export function listItemsToSell(account_id: number) {
	return sql<{ sku: string; name: string }>`select i.sku, i.name from sale_product_items i ${offeredSources}
		where i.account_id = ${account_id} and ${offered} order by i.name, i.id limit ${maxToSell}`;
}
