/** The SQL of the catalogue import: items and variants as they are, and everything that a file writes of them. */
import { sql } from "drizzle-orm";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { ItemFields, KnownItem, KnownVariant, VariantFields } from "../rules/item-plan";

/** Items with these handles. */
export function findItems(account_id: number, handles: readonly string[]) {
	return sql<KnownItem>`select id, handle, content_hash from items
		where account_id = ${account_id} and handle in (select value from ${rowsOf(handles)})`;
}

/** The variants of items with these handles, with what their last file said. CROSS JOIN keeps the order: handles first. */
export function findVariants(account_id: number, handles: readonly string[]) {
	return sql<KnownVariant>`select v.id, v.item_id, v.options_key, v.stock, v.is_active,
		(f.variant_id is not null) as was_imported, f.quantity as imported_quantity
		from ${rowsOf([...new Set(handles)])} e
		cross join items i on i.account_id = ${account_id} and i.handle = e.value
		cross join variants v on v.account_id = i.account_id and v.item_id = i.id
		left join imported_variants f on f.account_id = v.account_id and f.variant_id = v.id`;
}

/** Categories with these paths. */
export function findCategories(account_id: number, paths: readonly string[]) {
	return sql<{ id: number; path: string }>`select id, path from categories
		where account_id = ${account_id} and path in (select value from ${rowsOf(paths)})`;
}

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
	if (items.length === 0) return [];
	return [
		sql`insert into items (account_id, id, handle, name, brand_name, description, tags, category_id, status, points, points_was,
				minimum_display_cost, maximum_display_cost, content_hash, created_at)
			select ${account_id}, value ->> 'id', value ->> 'handle', value ->> 'name', value ->> 'brand_name', value ->> 'description',
			value ->> 'tags', value ->> 'category_id', value ->> 'status', value ->> 'points', value ->> 'points_was', value ->> 'points',
			value ->> 'points', value ->> 'content_hash', ${now} from ${rowsOf(items)} where true
			on conflict (account_id, id) do update set name = excluded.name, brand_name = excluded.brand_name,
			description = excluded.description, tags = excluded.tags, category_id = excluded.category_id, status = excluded.status,
			content_hash = excluded.content_hash`,
	];
}

/** Writes variants, new and changed, and what the file said of them; stock only where the plan sets it. */
export function upsertVariants(account_id: number, variants: readonly VariantFields[], now: number): Statement[] {
	if (variants.length === 0) return [];
	return [
		sql`insert into variants (account_id, id, item_id, position, options, options_key, sku, points, points_was, price_cents, stock,
				is_gift_card, created_at)
			select ${account_id}, v.value ->> 'id', v.value ->> 'item_id', v.value ->> 'position', v.value ->> 'options', v.value ->> 'options_key',
			v.value ->> 'sku', v.value ->> 'points', v.value ->> 'points_was', v.value ->> 'price_cents',
			iif(v.value ->> 'sets_stock', v.value ->> 'stock', o.stock), v.value ->> 'is_gift_card', ${now}
			from ${rowsOf(variants)} as v left join variants o on o.account_id = ${account_id} and o.id = v.value ->> 'id' where true
			on conflict (account_id, id) do update set stock = excluded.stock, position = excluded.position, options = excluded.options, sku = excluded.sku,
			points = excluded.points, points_was = excluded.points_was, price_cents = excluded.price_cents,
			is_gift_card = excluded.is_gift_card, is_active = 1`,
		sql`insert into imported_variants (account_id, variant_id, quantity, image_source)
			select ${account_id}, value ->> 'id', value ->> 'stock', value ->> 'image_source' from ${rowsOf(variants)} where true
			on conflict (account_id, variant_id) do update set quantity = excluded.quantity, image_source = excluded.image_source`,
	];
}

/** Takes variants out of the store that the file no longer has. */
export function withdrawVariants(account_id: number, variantIds: readonly number[]): Statement[] {
	if (variantIds.length === 0) return [];
	return [
		sql`update variants set is_active = 0 where account_id = ${account_id} and id in (select value from ${rowsOf(variantIds)})`,
	];
}

/** A picture of an item, with its address where its file is kept already. */
export type PictureRow = {
	item_id: number;
	position: number;
	source: string;
	alt: string;
	url: string | null;
	width: number | null;
	height: number | null;
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
		sql`insert into item_pictures (account_id, item_id, position, source, url, alt, width, height, state)
			select ${account_id}, value ->> 'item_id', value ->> 'position', value ->> 'source', value ->> 'url', value ->> 'alt',
			value ->> 'width', value ->> 'height', value ->> 'state' from ${rowsOf(pictures)}`,
		...showFirstPictures(account_id, itemIds),
	];
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

/** Items that wait for a picture from this source. */
export function findItemsWaiting(account_id: number, source: string, itemIds: readonly number[]) {
	return sql<{
		item_id: number;
	}>`select item_id from item_pictures where account_id = ${account_id} and source = ${source}
		and state <> 'ready' and item_id in (select value from ${rowsOf(itemIds)})`;
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

/** A picture cannot be had: a drawn placeholder is shown in its place. */
export function updatePictureFailed(account_id: number, source: string, itemIds: readonly number[]): Statement {
	return sql`update item_pictures set state = 'failed' where account_id = ${account_id} and source = ${source} and state = 'waiting'
		and item_id in (select value from ${rowsOf(itemIds)})`;
}
