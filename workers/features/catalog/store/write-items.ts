/** Writes items with their variants, categories and pictures as another feature, such as an import, hands them over. */

import { sql } from "drizzle-orm";
import type { itemPictures, items, variants } from "#drizzle/catalog";
import { inPieces, type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";

/** The item's own columns as they shall be. */
export type ItemFields = RowOf<
	typeof items,
	"id" | "handle" | "name" | "brand_name" | "description" | "tags" | "status" | "points" | "points_was" | "content_hash"
> & {
	category: string;
	/** Which balance pays it; null leaves it as it is, at first with points. */
	product_type: "standard_product" | "wallet_product" | null;
};

/** A variant's columns as they shall be; `sets_stock` 0 leaves the stock as it is. */
export type VariantFields = RowOf<
	typeof variants,
	| "id"
	| "item_id"
	| "position"
	| "options"
	| "options_key"
	| "sku"
	| "shelf"
	| "points"
	| "points_was"
	| "price_cents"
	| "stock"
	| "is_gift_card"
> & {
	sets_stock: 0 | 1;
	image_source: string | null;
	delivery: "courier" | "email" | "donation";
	is_free: 0 | 1;
	/** 0: hidden, since its price is 0 and nobody said that it is free. */
	is_active: 0 | 1;
};

/** A category that is new. */
export type NewCategory = { id: number; parent_id: number | null; name: string; path: string; depth: number };

/** Adds categories. */
export function insertCategories(account_id: number, categories: readonly NewCategory[], now: number): Statement[] {
	if (categories.length === 0) return [];
	return [
		sql`insert into categories (account_id, id, parent_id, name, path, depth, created_at)
			select ${account_id}, value ->> 'id', value ->> 'parent_id', value ->> 'name', value ->> 'path', value ->> 'depth', ${now}
			from ${rowsOf(categories)}`,
	];
}

/** An item's columns with the id of its category. */
export type ItemRow = Omit<ItemFields, "category"> & { category_id: number | null };

/** Writes items, new and changed. Figures of tiles follow by the catalogue's own `refreshItemFigures`. */
export function upsertItems(account_id: number, items: readonly ItemRow[], now: number): Statement[] {
	return inPieces(items).map(
		(piece) =>
			sql`insert into items (account_id, id, handle, name, brand_name, description, tags, category_id, status, product_type, points, points_was,
				minimum_display_cost, maximum_display_cost, content_hash, created_at)
			select ${account_id}, i.value ->> 'id', i.value ->> 'handle', i.value ->> 'name', i.value ->> 'brand_name', i.value ->> 'description',
			i.value ->> 'tags', i.value ->> 'category_id', i.value ->> 'status', coalesce(i.value ->> 'product_type', o.product_type, 'standard_product'),
			i.value ->> 'points', i.value ->> 'points_was', i.value ->> 'points', i.value ->> 'points', i.value ->> 'content_hash', ${now}
			from ${rowsOf(piece)} as i left join items o on o.account_id = ${account_id} and o.id = i.value ->> 'id' where true
			on conflict (account_id, id) do update set name = excluded.name, brand_name = excluded.brand_name,
			description = excluded.description, tags = excluded.tags, category_id = excluded.category_id, status = excluded.status,
			product_type = excluded.product_type,
			content_hash = excluded.content_hash, version = items.version + 1`,
	);
}

/** Lets the next whole file write these items, whatever it says of them. */
export function forgetContent(account_id: number, itemIds: readonly number[]): Statement[] {
	if (itemIds.length === 0) return [];
	return [
		sql`update items set content_hash = '' where account_id = ${account_id} and id in (select value from ${rowsOf(itemIds)})`,
	];
}

/** Writes variants, new and changed, and what the file said of them; stock only where the plan sets it. */
export function upsertVariants(account_id: number, variants: readonly VariantFields[], now: number): Statement[] {
	return inPieces(variants).flatMap((piece) => [
		sql`insert into variants (account_id, id, item_id, position, options, options_key, sku, shelf, points, points_was, price_cents, stock,
				is_gift_card, delivery, is_free, is_active, created_at)
			select ${account_id}, v.value ->> 'id', v.value ->> 'item_id', v.value ->> 'position', v.value ->> 'options', v.value ->> 'options_key',
			v.value ->> 'sku', v.value ->> 'shelf', v.value ->> 'points', v.value ->> 'points_was', v.value ->> 'price_cents',
			iif(v.value ->> 'sets_stock', v.value ->> 'stock', o.stock), v.value ->> 'is_gift_card', v.value ->> 'delivery',
			v.value ->> 'is_free', v.value ->> 'is_active', ${now} from ${rowsOf(piece)} as v left join variants o on o.account_id = ${account_id} and o.id = v.value ->> 'id' where true
			on conflict (account_id, id) do update set stock = excluded.stock, position = excluded.position, options = excluded.options, sku = excluded.sku, shelf = excluded.shelf,
			points = excluded.points, points_was = excluded.points_was, price_cents = excluded.price_cents,
			is_gift_card = excluded.is_gift_card, delivery = excluded.delivery, is_free = excluded.is_free, is_active = excluded.is_active`,
		sql`insert into imported_variants (account_id, variant_id, quantity, image_source)
			select ${account_id}, value ->> 'id', value ->> 'stock', value ->> 'image_source' from ${rowsOf(piece)} where true
			on conflict (account_id, variant_id) do update set quantity = excluded.quantity, image_source = excluded.image_source`,
	]);
}

/** Takes variants out of the store that the file no longer has. */
export function withdrawVariants(account_id: number, variantIds: readonly number[]): Statement[] {
	if (variantIds.length === 0) return [];
	return [
		sql`update variants set is_active = 0 where account_id = ${account_id} and id in (select value from ${rowsOf(variantIds)})`,
	];
}

/** A picture of an item, with its address where its file is kept already. */
export type PictureRow = RowOf<
	typeof itemPictures,
	"item_id" | "position" | "source" | "alt" | "url" | "width" | "height"
> & {
	state: "ready" | "waiting" | "failed";
};

/** Replaces the pictures of items; those without an address wait for the follow-up job. */
export function replacePictures(
	account_id: number,
	itemIds: readonly number[],
	pictures: readonly PictureRow[],
): Statement[] {
	if (itemIds.length === 0) return [];
	return [
		sql`delete from item_pictures where account_id = ${account_id} and item_id in (select value from ${rowsOf(itemIds)})`,
		...insertPictures(account_id, pictures),
		...showFirstPictures(account_id, itemIds),
	];
}

/** Adds pictures; a place of an item that is taken keeps its picture. */
export function insertPictures(account_id: number, pictures: readonly PictureRow[]): Statement[] {
	return inPieces(pictures).map(
		(piece) =>
			sql`insert into item_pictures (account_id, item_id, position, source, url, alt, width, height, state)
				select ${account_id}, value ->> 'item_id', value ->> 'position', value ->> 'source', value ->> 'url', value ->> 'alt',
				value ->> 'width', value ->> 'height', value ->> 'state' from ${rowsOf(piece)} where true
				on conflict (account_id, item_id, position) do nothing`,
	);
}

/** Lets items and variants show their pictures that are ready. */
export function showFirstPictures(account_id: number, itemIds: readonly number[]): Statement[] {
	return [
		sql`update items set (image_url, image_alt) = (
				select p.url, p.alt from item_pictures p where p.account_id = items.account_id and p.item_id = items.id and p.state = 'ready'
				order by p.position limit 1)
			where account_id = ${account_id} and id in (select value from ${rowsOf(itemIds)})
			and exists (select 1 from item_pictures p where p.account_id = items.account_id and p.item_id = items.id and p.state = 'ready')`,
		sql`update variants set image_url = (
				select p.url from imported_variants f
				join item_pictures p on p.account_id = f.account_id and p.source = f.image_source and p.item_id = variants.item_id and p.state = 'ready'
				where f.account_id = variants.account_id and f.variant_id = variants.id)
			where account_id = ${account_id} and item_id in (select value from ${rowsOf(itemIds)})`,
	];
}

/** A picture was fetched: all items that wait for it get its address. */
export function updatePictureReady(
	account_id: number,
	source: string,
	itemIds: readonly number[],
	file: { url: string; width: number | null; height: number | null },
): Statement[] {
	return [
		sql`update item_pictures set url = ${file.url}, width = ${file.width}, height = ${file.height}, state = 'ready'
			where account_id = ${account_id} and source = ${source} and item_id in (select value from ${rowsOf(itemIds)})`,
		...showFirstPictures(account_id, itemIds),
	];
}

/** Pictures that cannot be had: a drawn placeholder is shown in their place. */
export function updatePicturesFailed(
	account_id: number,
	sources: readonly string[],
	itemIds: readonly number[],
): Statement[] {
	return inPieces(sources).map(
		(piece) => sql`update item_pictures set state = 'failed' where account_id = ${account_id}
			and item_id in (select value from ${rowsOf(itemIds)}) and source in (select value from ${rowsOf(piece)}) and state = 'waiting'`,
	);
}

/** Pictures that failed before are fetched once more. */
export function updatePicturesWaiting(
	account_id: number,
	sources: readonly string[],
	itemIds: readonly number[],
): Statement[] {
	return inPieces(sources).map(
		(piece) => sql`update item_pictures set state = 'waiting' where account_id = ${account_id}
			and item_id in (select value from ${rowsOf(itemIds)}) and source in (select value from ${rowsOf(piece)}) and state = 'failed'`,
	);
}
