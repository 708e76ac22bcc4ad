/** The SQL of one item's page, and of the category tree. */

import { type SQL, sql } from "drizzle-orm";
import type { categories, itemPictures, variants } from "#drizzle/catalog";
import type { RowOf } from "#workers/kernel/sql";
import type { StoreItemRow } from "../rules/store-item";
import { isOffered } from "./categories";
import { itemColumns, itemJoins } from "./listing";

/** An item with its description. */
export type DetailRow = StoreItemRow & { description: string; tags: string };

/** A variant as the item's page offers it. */
export type VariantRow = RowOf<
	typeof variants,
	"id" | "options" | "sku" | "points" | "points_was" | "price_cents" | "stock" | "image_url" | "is_gift_card"
> & {
	delivery: "courier" | "email" | "donation";
};

/** A picture that can be shown. */
export type PictureRow = RowOf<typeof itemPictures, "alt" | "width" | "height"> & {
	url: string;
};

/** A category of the tree with the number of listed items at and below it. */
export type CategoryRow = RowOf<typeof categories, "id" | "parent_id" | "name"> & {
	item_count: number;
};

/** A listed item with its description. */
export function findDetails(account_id: number, item_id: number, now: number) {
	return sql<DetailRow>`select ${itemColumns}, i.description, i.tags from items i ${itemJoins(now)}
		where i.account_id = ${account_id} and i.id = ${item_id} and i.is_listed = 1`;
}

/** The active variants of an item in order. */
export function listVariants(account_id: number, item_id: number) {
	return sql<VariantRow>`select id, options, sku, points, points_was, price_cents, stock, image_url, is_gift_card, delivery from variants
		where account_id = ${account_id} and item_id = ${item_id} and is_active = 1 order by position, id`;
}

/** The pictures of an item that are there, in order. */
export function listPictures(account_id: number, item_id: number) {
	return sql<PictureRow>`select url, alt, width, height from item_pictures
		where account_id = ${account_id} and item_id = ${item_id} and state = 'ready' and url is not null order by position`;
}

/** The categories above an item, from the root down. */
export function listCategoriesOf(account_id: number, item_id: number) {
	return sql<{ id: number; name: string }>`with recursive above (id, parent_id, name, depth) as (
			select c.id, c.parent_id, c.name, c.depth from items i
			join categories c on c.account_id = i.account_id and c.id = i.category_id
			where i.account_id = ${account_id} and i.id = ${item_id}
			union
			select c.id, c.parent_id, c.name, c.depth from above a join categories c on c.account_id = ${account_id} and c.id = a.parent_id
		) select id, name from above order by depth`;
}

/** Categories that hold listed items and are offered, as their owner orders them, then by their names from the root. */
export function listCategories(account_id: number) {
	return sql<CategoryRow>`select c.id, c.parent_id, c.name, c.item_count from categories c
		where c.account_id = ${account_id} and c.item_count > 0 and ${isOffered(account_id)} order by c.position, c.path`;
}

/** Brands of listed items in order; each is found by one step in the index, so that the cost follows the brands. */
export function listBrands(account_id: number, max: number) {
	return sql<{ name: string }>`with recursive brands (name) as (
			select min(b.brand_name) from items b where b.account_id = ${account_id} and b.is_listed = 1 and b.brand_name > ''
			union all
			select (select min(b.brand_name) from items b where b.account_id = ${account_id} and b.is_listed = 1 and b.brand_name > brands.name)
			from brands where brands.name is not null
		) select name from brands where name is not null limit ${max}`;
}

/** Brands with one of their listed items each, in order. */
export function listFirstOfBrands(account_id: number, names: readonly string[]) {
	return sql<{
		id: number;
		name: string;
	}>`select (select b.id from items b where b.account_id = ${account_id} and b.is_listed = 1
			and b.brand_name = n.value order by b.popularity, b.id limit 1) as id, n.value as name
		from json_each(${JSON.stringify(names)}) n order by n.key`;
}

/** What a category is called. */
export function categoryName(account_id: number, id: number | SQL) {
	return sql<{ name: string }>`select c.name from categories c where c.account_id = ${account_id} and c.id = ${id}`;
}
