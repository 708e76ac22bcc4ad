/** The store's catalogue: categories, items, variants with their stock, pictures, and the full-text index. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, amount, belongsTo, flag, id, isBetween, isOneOf, json, maxAmount, tenantKey, time } from "./column";
import { downloadRequests } from "./downloads";
import { users } from "./members";

/** The category tree; `path` is the names from the root joined by ' > ', `item_count` the listed items below it. */
export const categories = sqliteTable(
	"categories",
	{
		account_id: accountId(),
		id: id(),
		parent_id: integer("parent_id"),
		name: text("name").notNull(),
		path: text("path").notNull(),
		depth: integer("depth").notNull(),
		item_count: integer("item_count").notNull().default(0),
		/** Lower ones come first among their neighbours, equal ones by name. */
		position: integer("position").notNull().default(0),
		/** 1: it and what lies below it are not offered; its items stay in the store. */
		is_hidden: flag("is_hidden"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		uniqueIndex("categories_by_path").on(table.account_id, table.path),
		index("categories_by_parent").on(table.account_id, table.parent_id, table.id),
		index("categories_hidden").on(table.account_id, table.path).where(sql`${table.is_hidden} = 1`),
	],
);

/** Items. The figures of tiles (points, ranges, stock) are kept here by whoever writes the variants. */
export const items = sqliteTable(
	"items",
	{
		account_id: accountId(),
		id: id(),
		handle: text("handle").notNull(),
		name: text("name").notNull(),
		brand_name: text("brand_name").notNull().default(""),
		/** The description as an allow-listed tree (design.md, "Security"). */
		description: json("description").notNull().default("[]"),
		tags: text("tags").notNull().default(""),
		category_id: integer("category_id"),
		product_type: text("product_type").notNull().default("standard_product"),
		status: text("status").notNull(),
		is_listed: flag("is_listed"),
		points: amount("points").notNull(),
		points_was: amount("points_was").notNull().default(0),
		minimum_display_cost: amount("minimum_display_cost").notNull(),
		maximum_display_cost: amount("maximum_display_cost").notNull(),
		/** Units in stock over all variants; null when at least one variant is not counted. */
		quantity_left: integer("quantity_left"),
		quantity_multiples: json("quantity_multiples"),
		image_url: text("image_url"),
		image_alt: text("image_alt").notNull().default(""),
		variant_count: integer("variant_count").notNull().default(1),
		/** Units ordered in the last 90 days, computed ahead. */
		popularity: integer("popularity").notNull().default(0),
		source: text("source").notNull().default("import"),
		content_hash: text("content_hash").notNull().default(""),
		/** Featured 1, trending 2, homepage 4, added up. */
		buckets: integer("buckets").notNull().default(0),
		/** Rises with every change of the item's own words; an editor writes onto the version that was read. */
		version: integer("version").notNull().default(1),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.category_id, categories),
		tenantKey(table),
		uniqueIndex("items_by_handle").on(table.account_id, table.handle),
		index("items_listed_by_popularity").on(table.account_id, table.is_listed, table.popularity, table.id, table.points),
		index("items_listed_by_points").on(table.account_id, table.is_listed, table.points, table.id),
		index("items_listed_by_time").on(table.account_id, table.is_listed, table.created_at, table.id, table.points),
		index("items_listed_by_brand").on(table.account_id, table.is_listed, table.brand_name, table.popularity, table.id),
		index("items_by_name").on(table.account_id, table.name, table.id),
		index("items_managed_by_time").on(table.account_id, table.created_at, table.id),
		index("items_in_buckets").on(table.account_id, table.created_at, table.id).where(sql`${table.buckets} > 0`),
		index("items_of_wallet")
			.on(table.account_id, table.id)
			.where(sql`${table.product_type} = 'wallet_product' and ${table.is_listed} = 1`),
		isBetween("items_points", table.points, 0, maxAmount),
		isOneOf("items_status", table.status, ["active", "draft", "archived"]),
		isOneOf("items_product_type", table.product_type, ["standard_product", "wallet_product"]),
	],
);

/** How many listed items are sold out; kept by triggers on items. */
export const itemCounts = sqliteTable(
	"item_counts",
	{ account_id: accountId(), sold_out_count: integer("sold_out_count").notNull() },
	(table) => [
		primaryKey({ columns: [table.account_id] }),
		check("item_counts_sold_out_count", sql`${table.sold_out_count} >= 0`),
	],
);

/** Which listed items stand under a category or any of its descendants, with the sort keys of the listing. */
export const categoryItems = sqliteTable(
	"category_items",
	{
		account_id: accountId(),
		category_id: integer("category_id").notNull(),
		item_id: integer("item_id").notNull(),
		points: amount("points").notNull(),
		popularity: integer("popularity").notNull().default(0),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.category_id, categories),
		belongsTo(table, table.item_id, items),
		primaryKey({ columns: [table.account_id, table.category_id, table.item_id] }),
		index("category_items_by_item").on(table.account_id, table.item_id),
		index("category_items_by_popularity").on(
			table.account_id,
			table.category_id,
			table.popularity,
			table.item_id,
			table.points,
		),
		index("category_items_by_points").on(table.account_id, table.category_id, table.points, table.item_id),
		index("category_items_by_time").on(
			table.account_id,
			table.category_id,
			table.created_at,
			table.item_id,
			table.points,
		),
	],
);

/** What is bought: an item with its option values. The cart and orders take the variant's id. `stock` null: not counted. */
export const variants = sqliteTable(
	"variants",
	{
		account_id: accountId(),
		id: id(),
		item_id: integer("item_id").notNull(),
		position: integer("position").notNull(),
		/** Option names and values as JSON [[name, value], …]; `options_key` is their text, unique in the item. */
		options: json("options").notNull().default("[]"),
		options_key: text("options_key").notNull().default(""),
		sku: text("sku").notNull().default(""),
		/** Where it lies in the store room, such as 'A 3-2'. */
		shelf: text("shelf").notNull().default(""),
		points: amount("points").notNull(),
		points_was: amount("points_was").notNull().default(0),
		price_cents: amount("price_cents").notNull(),
		/** 1 when the owner gives it away: a price of 0 is sold only then (trigger `variants_free_when_said`). */
		is_free: flag("is_free"),
		stock: integer("stock"),
		image_url: text("image_url"),
		is_gift_card: flag("is_gift_card"),
		/** How it reaches its recipient: courier, email, or donation. */
		delivery: text("delivery").notNull().default("courier"),
		is_active: flag("is_active", 1),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.item_id, items),
		tenantKey(table),
		uniqueIndex("variants_by_options").on(table.account_id, table.item_id, table.options_key),
		index("variants_of_item").on(table.account_id, table.item_id, table.position, table.id),
		check("variants_stock_not_below_zero", sql`${table.stock} is null or ${table.stock} >= 0`),
		isBetween("variants_points", table.points, 0, maxAmount),
	],
);

/** Quantity and picture that the last file gave for a variant: stock is set only when the file's quantity changed. */
export const importedVariants = sqliteTable(
	"imported_variants",
	{
		account_id: accountId(),
		variant_id: integer("variant_id").notNull(),
		/** Null: the file says that stock is not counted. */
		quantity: integer("quantity"),
		image_source: text("image_source"),
	},
	(table) => [
		belongsTo(table, table.variant_id, variants),
		primaryKey({ columns: [table.account_id, table.variant_id] }),
		index("imported_variants_by_image").on(table.account_id, table.image_source),
	],
);

/** Pictures of an item in order. `state` is waiting until the follow-up job has fetched a remote one. */
export const itemPictures = sqliteTable(
	"item_pictures",
	{
		account_id: accountId(),
		item_id: integer("item_id").notNull(),
		position: integer("position").notNull(),
		source: text("source").notNull(),
		url: text("url"),
		alt: text("alt").notNull().default(""),
		width: integer("width"),
		height: integer("height"),
		state: text("state").notNull().default("waiting"),
	},
	(table) => [
		belongsTo(table, table.item_id, items),
		primaryKey({ columns: [table.account_id, table.item_id, table.position] }),
		isOneOf("item_pictures_state", table.state, ["waiting", "ready", "failed"]),
	],
);

/** The last items that a person looked at. */
export const recentlyViewed = sqliteTable(
	"recently_viewed",
	{
		account_id: accountId(),
		user_id: integer("user_id").notNull(),
		item_id: integer("item_id").notNull(),
		viewed_at: time("viewed_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		belongsTo(table, table.item_id, items),
		primaryKey({ columns: [table.account_id, table.user_id, table.item_id] }),
		index("recently_viewed_by_time").on(table.account_id, table.user_id, table.viewed_at),
	],
);

/** Items chosen for a person from what they ordered and looked at, best first; computed when they do either. */
export const recommendations = sqliteTable(
	"recommendations",
	{
		account_id: accountId(),
		user_id: integer("user_id").notNull(),
		item_ids: json("item_ids").notNull(),
		computed_at: time("computed_at").notNull(),
	},
	(table) => [belongsTo(table, table.user_id, users), primaryKey({ columns: [table.account_id, table.user_id] })],
);

/** When an account's popularity was last counted, and from which moment on orders counted. */
export const popularityCounts = sqliteTable(
	"popularity_counts",
	{
		account_id: accountId(),
		counted_at: time("counted_at").notNull(),
		orders_since: time("orders_since").notNull(),
	},
	(table) => [primaryKey({ columns: [table.account_id] })],
);

/** Documents of the full-text index by an integer key: rowid of search_index ↔ (account, kind, id). */
export const searchDocuments = sqliteTable(
	"search_documents",
	{
		key: integer("key").primaryKey({ autoIncrement: true }),
		account_id: accountId(),
		kind: text("kind").notNull(),
		id: id(),
	},
	(table) => [uniqueIndex("search_documents_by_subject").on(table.account_id, table.kind, table.id)],
);

/**
 * Pictures that an import has still to fetch, host by host. `waiting`: not tried, or to be tried again; `late`: given up
 * with its host, which is asked once more later. Gone when it was fetched or failed for good.
 */
export const importPictures = sqliteTable(
	"import_pictures",
	{
		account_id: accountId(),
		id: id(),
		request_id: integer("request_id").notNull(),
		host: text("host").notNull(),
		source: text("source").notNull(),
		/** The line of the file that names it first. */
		line: integer("line").notNull(),
		item_ids: json("item_ids").notNull(),
		attempts: integer("attempts").notNull().default(0),
		state: text("state").notNull().default("waiting"),
	},
	(table) => [
		belongsTo(table, table.request_id, downloadRequests),
		tenantKey(table),
		index("import_pictures_to_fetch").on(
			table.account_id,
			table.request_id,
			table.state,
			table.host,
			table.attempts,
			table.id,
		),
		isOneOf("import_pictures_state", table.state, ["waiting", "late"]),
	],
);
