/** The SQL with which account owners manage items and variants: reading one whole, writing it, and what must still be so. */
import { sql } from "drizzle-orm";
import type { items, variants } from "#drizzle/catalog";
import type { RowOf, Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import { refreshItemFigures } from "./figures";
import { storeVersion } from "./store-cache";

/** An item as its editor sees it. */
export type ManagedItemRow = RowOf<
	typeof items,
	| "id"
	| "name"
	| "brand_name"
	| "description"
	| "tags"
	| "category_id"
	| "status"
	| "is_listed"
	| "points"
	| "quantity_multiples"
	| "buckets"
	| "version"
	| "image_url"
>;

/** An item, listed or not. */
export function findManagedItem(account_id: number, item_id: number) {
	return sql<ManagedItemRow>`select id, name, brand_name, description, tags, category_id, status, is_listed, points,
		quantity_multiples, buckets, version, image_url
		from items where account_id = ${account_id} and id = ${item_id}`;
}

/** A variant as its editor sees it. */
export type ManagedVariantRow = RowOf<
	typeof variants,
	"id" | "item_id" | "options" | "options_key" | "sku" | "points" | "points_was" | "price_cents" | "stock"
> & {
	is_free: 0 | 1;
	is_active: 0 | 1;
	delivery: "courier" | "email" | "donation";
};

/** All variants of an item, sold or not, in order. */
export function listManagedVariants(account_id: number, item_id: number) {
	return sql<ManagedVariantRow>`select id, item_id, options, options_key, sku, points, points_was, price_cents, stock, is_free,
		is_active, delivery
		from variants where account_id = ${account_id} and item_id = ${item_id} order by position, id`;
}

/** Pictures of an item, those too that were not fetched yet. */
export function listManagedPictures(account_id: number, item_id: number) {
	return sql<{ position: number; url: string | null; alt: string; state: string }>`select position, url, alt, state
		from item_pictures where account_id = ${account_id} and item_id = ${item_id} order by position`;
}

/** The item's own words as they shall be. */
export type ItemWords = RowOf<
	typeof items,
	"name" | "brand_name" | "description" | "tags" | "category_id" | "quantity_multiples" | "buckets"
> & { status: "active" | "draft" | "archived" };

/** Adds an item that an account owner made. */
export function insertManagedItem(
	account_id: number,
	id: number,
	words: ItemWords,
	points: number,
	now: number,
): Statement {
	return sql`insert into items (account_id, id, handle, name, brand_name, description, tags, category_id, status, points,
			minimum_display_cost, maximum_display_cost, quantity_multiples, buckets, source, created_at)
		values (${account_id}, ${id}, ${`item-${id}`}, ${words.name}, ${words.brand_name}, ${words.description}, ${words.tags},
			${words.category_id}, ${words.status}, ${points}, ${points}, ${points}, ${words.quantity_multiples}, ${words.buckets},
			'store', ${now})`;
}

/** Changes an item's words; its version rises. */
export function updateManagedItem(account_id: number, id: number, words: ItemWords): Statement {
	return sql`update items set name = ${words.name}, brand_name = ${words.brand_name}, description = ${words.description},
			tags = ${words.tags}, category_id = ${words.category_id}, status = ${words.status},
			quantity_multiples = ${words.quantity_multiples}, buckets = ${words.buckets}, version = version + 1
		where account_id = ${account_id} and id = ${id}`;
}

/** True while the item stands as its editor read it. */
export function hasVersion(account_id: number, id: number, version: number): Statement {
	return sql`select count(*) from items where account_id = ${account_id} and id = ${id} and version = ${version}`;
}

/** A variant's columns as they shall be. */
export type VariantFields = RowOf<
	typeof variants,
	"id" | "item_id" | "options" | "options_key" | "sku" | "points" | "points_was" | "price_cents" | "stock"
> & { is_free: 0 | 1; is_active: 0 | 1; delivery: "courier" | "email" | "donation" };

/** Adds a variant behind those that are there. */
export function insertManagedVariant(account_id: number, variant: VariantFields, now: number): Statement {
	return sql`insert into variants (account_id, id, item_id, position, options, options_key, sku, points, points_was, price_cents,
			stock, is_gift_card, delivery, is_free, is_active, created_at)
		select ${account_id}, ${variant.id}, ${variant.item_id}, coalesce(max(v.position), 0) + 1, ${variant.options},
			${variant.options_key}, ${variant.sku}, ${variant.points}, ${variant.points_was}, ${variant.price_cents}, ${variant.stock},
			${variant.delivery === "email" ? 1 : 0}, ${variant.delivery}, ${variant.is_free}, ${variant.is_active}, ${now}
		from variants v where v.account_id = ${account_id} and v.item_id = ${variant.item_id}`;
}

/** Changes a variant. */
export function updateManagedVariant(account_id: number, variant: VariantFields): Statement {
	return sql`update variants set options = ${variant.options}, options_key = ${variant.options_key}, sku = ${variant.sku},
			points = ${variant.points}, points_was = ${variant.points_was}, price_cents = ${variant.price_cents},
			stock = ${variant.stock}, is_gift_card = ${variant.delivery === "email" ? 1 : 0}, delivery = ${variant.delivery},
			is_free = ${variant.is_free}, is_active = ${variant.is_active}
		where account_id = ${account_id} and id = ${variant.id} and item_id = ${variant.item_id}`;
}

/** True while price and stock of a variant are what its editor saw. */
export function isPricedAs(account_id: number, id: number, points: number, stock: number | null): Statement {
	return sql`select count(*) from variants
		where account_id = ${account_id} and id = ${id} and points = ${points} and stock is ${stock}`;
}

/** True while an item has room for one more variant. */
export function hasRoomForVariant(account_id: number, item_id: number, max: number): Statement {
	return sql`select count(*) < ${max} from variants where account_id = ${account_id} and item_id = ${item_id}`;
}

/** Adds a picture behind those that are there; it is kept already. */
export function insertManagedPicture(
	account_id: number,
	item_id: number,
	picture: { url: string; alt: string; source: string },
): Statement {
	return sql`insert into item_pictures (account_id, item_id, position, source, url, alt, state)
		select ${account_id}, ${item_id}, coalesce(max(p.position), 0) + 1, ${picture.source}, ${picture.url}, ${picture.alt}, 'ready'
		from item_pictures p where p.account_id = ${account_id} and p.item_id = ${item_id}`;
}

/** True while an item has room for one more picture. */
export function hasRoomForPicture(account_id: number, item_id: number, max: number): Statement {
	return sql`select count(*) < ${max} from item_pictures where account_id = ${account_id} and item_id = ${item_id}`;
}

/** Takes a picture away; an item without any shows the drawn placeholder. */
export function removePicture(account_id: number, item_id: number, position: number): Statement[] {
	return [
		sql`delete from item_pictures where account_id = ${account_id} and item_id = ${item_id} and position = ${position}`,
		sql`update items set image_url = null, image_alt = '' where account_id = ${account_id} and id = ${item_id}
			and not exists (select 1 from item_pictures p where p.account_id = ${account_id} and p.item_id = ${item_id} and p.state = 'ready')`,
	];
}

/** What follows every change of an item: its figures, its shelves, and the version of lists, hidden items' too. */
export function refreshManaged(account_id: number, item_id: number): Statement[] {
	return [...refreshItemFigures(account_id, [item_id]), touchTable(account_id, storeVersion)];
}
