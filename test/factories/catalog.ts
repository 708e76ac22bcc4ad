/** Makes categories and items with variants for tests, as the import would: rows, then the kept figures. */
import { sql } from "drizzle-orm";
import { newId, type TestTenant } from "#test/kit/tenant";
import { refreshItemFigures } from "#workers/features/catalog";

/** What a test may choose of a variant. `stock` null: not counted. */
export type VariantOptions = {
	options?: [string, string][];
	points?: number;
	points_was?: number;
	price_cents?: number;
	stock?: number | null;
	sku?: string;
	is_active?: 0 | 1;
	is_gift_card?: 0 | 1;
	shelf?: string;
	delivery?: "courier" | "email" | "donation";
	/** A variant of 0 points is sold only with this. */
	is_free?: 0 | 1;
	image_url?: string | null;
};

/** What a test may choose of an item; `variants` is one of 500 points with 10 in stock unless given. */
export type ItemOptions = {
	id?: number;
	name?: string;
	brand_name?: string;
	category_id?: number | null;
	status?: "active" | "draft" | "archived";
	popularity?: number;
	/** Which balance pays it; points unless given. */
	product_type?: "standard_product" | "wallet_product";
	created_at?: number;
	quantity_multiples?: { static_multiples?: number[]; base_multiplier?: number } | null;
	description?: unknown;
	image_url?: string | null;
	pictures?: string[];
	variants?: VariantOptions[];
};

/** An item with the ids of its variants in order; `variant_id` is the first one's. */
export type TestItem = { id: number; name: string; variant_id: number; variant_ids: number[] };

/** Makes a category below `parent` and gives its id and path. */
export async function addCategory(
	tenant: TestTenant,
	name: string,
	parent?: { id: number; path: string },
): Promise<{ id: number; path: string }> {
	const id = newId();
	const path = parent ? `${parent.path} > ${name}` : name;
	await tenant.database.write([
		sql`insert into categories (account_id, id, parent_id, name, path, depth, created_at)
			values (${tenant.id}, ${id}, ${parent?.id ?? null}, ${name}, ${path}, ${path.split(" > ").length - 1}, ${Date.now()})`,
	]);
	return { id, path };
}

/** Makes one item. */
export async function addItem(tenant: TestTenant, options: ItemOptions = {}): Promise<TestItem> {
	const [item] = await addItems(tenant, [options]);
	return item!;
}

/** Makes many items in one batch. */
export async function addItems(tenant: TestTenant, list: readonly ItemOptions[]): Promise<TestItem[]> {
	const now = Date.now();
	const rows = list.map((options, at) => {
		const id = options.id ?? newId();
		const name = options.name ?? `Item ${at + 1}`;
		const variants = (options.variants ?? [{}]).map((variant) => ({ id: newId(), ...variant }));
		return { id, name, options, variants };
	});
	const items = rows.map(({ id, name, options }) => ({
		id,
		name,
		handle: `item-${id}`,
		brand_name: options.brand_name ?? "Brand",
		category_id: options.category_id ?? null,
		status: options.status ?? "active",
		popularity: options.popularity ?? 0,
		product_type: options.product_type ?? "standard_product",
		created_at: options.created_at ?? now,
		quantity_multiples: options.quantity_multiples ? JSON.stringify(options.quantity_multiples) : null,
		description: JSON.stringify(options.description ?? []),
		image_url: options.image_url === undefined ? `/files/picture-${id}` : options.image_url,
	}));
	const variants = rows.flatMap(({ id: item_id, variants }) =>
		variants.map((variant, position) => ({
			id: variant.id,
			item_id,
			position,
			options: JSON.stringify(variant.options ?? []),
			options_key: (variant.options ?? []).map((pair) => pair.join("=")).join(",") || String(position),
			sku: variant.sku ?? `SKU-${variant.id}`,
			shelf: variant.shelf ?? "",
			points: variant.points ?? 500,
			points_was: variant.points_was ?? 0,
			price_cents: variant.price_cents ?? variant.points ?? 500,
			stock: variant.stock === undefined ? 10 : variant.stock,
			is_active: variant.is_active ?? 1,
			is_gift_card: variant.is_gift_card ?? 0,
			delivery: variant.delivery ?? "courier",
			is_free: variant.is_free ?? 0,
			image_url: variant.image_url ?? null,
		})),
	);
	const pictures = rows.flatMap(({ id: item_id, options }) =>
		(options.pictures ?? []).map((url, position) => ({ item_id, position, url })),
	);
	await tenant.database.write([
		insertItems(tenant.id, items),
		insertVariants(tenant.id, variants, now),
		insertPictures(tenant.id, pictures),
		...refreshItemFigures(
			tenant.id,
			items.map(({ id }) => id),
		),
	]);
	return rows.map(({ id, name, variants }) => ({
		id,
		name,
		variant_id: variants[0]!.id,
		variant_ids: variants.map((variant) => variant.id),
	}));
}

function insertItems(account_id: number, items: readonly object[]) {
	return sql`insert into items (account_id, id, handle, name, brand_name, description, category_id, status, product_type, points,
			minimum_display_cost, maximum_display_cost, quantity_multiples, image_url, popularity, created_at)
		select ${account_id}, value ->> 'id', value ->> 'handle', value ->> 'name', value ->> 'brand_name', value ->> 'description',
			value ->> 'category_id', value ->> 'status', value ->> 'product_type', 0, 0, 0, value ->> 'quantity_multiples', value ->> 'image_url',
			value ->> 'popularity', value ->> 'created_at'
		from json_each(${JSON.stringify(items)})`;
}

function insertVariants(account_id: number, variants: readonly object[], now: number) {
	return sql`insert into variants (account_id, id, item_id, position, options, options_key, sku, shelf, points, points_was, price_cents,
			stock, is_active, is_gift_card, delivery, is_free, image_url, created_at)
		select ${account_id}, value ->> 'id', value ->> 'item_id', value ->> 'position', value ->> 'options', value ->> 'options_key',
			value ->> 'sku', value ->> 'shelf', value ->> 'points', value ->> 'points_was', value ->> 'price_cents', value ->> 'stock',
			value ->> 'is_active', value ->> 'is_gift_card', value ->> 'delivery', value ->> 'is_free', value ->> 'image_url', ${now}
		from json_each(${JSON.stringify(variants)})`;
}

function insertPictures(account_id: number, pictures: readonly object[]) {
	return sql`insert into item_pictures (account_id, item_id, position, source, url, alt, width, height, state)
		select ${account_id}, value ->> 'item_id', value ->> 'position', value ->> 'url', value ->> 'url', 'A picture', 800, 800, 'ready'
		from json_each(${JSON.stringify(pictures)})`;
}
