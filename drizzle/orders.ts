/** Orders and their lines, as they were when they were placed. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { variants } from "./catalog";
import { accountId, amount, belongsTo, id, isBetween, isOneOf, json, maxAmount, tenantKey, time } from "./column";
import { users } from "./members";

/**
 * Orders (gaps.md, "Orders"). `cart_key` makes a second order of the same cart impossible; `number` is the running number
 * that people see behind the account's prefix, taken in the batch that writes the order.
 */
export const orders = sqliteTable(
	"orders",
	{
		account_id: accountId(),
		id: id(),
		number: integer("number").notNull().default(0),
		user_id: integer("user_id").notNull(),
		product_type: text("product_type").notNull().default("standard_product"),
		status: text("status").notNull().default("placed"),
		total_points: amount("total_points").notNull(),
		total_cents: amount("total_cents").notNull(),
		line_count: integer("line_count").notNull(),
		unit_count: integer("unit_count").notNull(),
		/** Reviews that its buyer wrote of what it brought; kept by triggers on reviews. */
		reviews_count: integer("reviews_count").notNull().default(0),
		address: json("address").notNull(),
		cart_key: text("cart_key").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		tenantKey(table),
		uniqueIndex("orders_of_cart_once").on(table.account_id, table.cart_key),
		uniqueIndex("orders_by_number").on(table.account_id, table.number),
		index("orders_by_time").on(table.account_id, table.created_at, table.id),
		index("orders_by_status").on(table.account_id, table.status, table.created_at, table.id),
		index("orders_of_member").on(table.account_id, table.user_id, table.created_at, table.id),
		isOneOf("orders_status", table.status, ["placed", "open", "closed"]),
		isOneOf("orders_product_type", table.product_type, ["standard_product", "wallet_product"]),
		isBetween("orders_total_points", table.total_points, 0, maxAmount),
	],
);

/** How many orders there are in each status, and how many lines they have; kept by triggers on orders. */
export const orderCounts = sqliteTable(
	"order_counts",
	{
		account_id: accountId(),
		status: text("status").notNull(),
		count: integer("count").notNull(),
		line_count: integer("line_count").notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.account_id, table.status] })],
);

/** How many orders were placed in a month of the account's time zone (YYYY-MM); written in the batch of the order. */
export const orderMonths = sqliteTable(
	"order_months",
	{ account_id: accountId(), month: text("month").notNull(), order_count: integer("order_count").notNull() },
	(table) => [primaryKey({ columns: [table.account_id, table.month] })],
);

/**
 * Points of what was ordered on a day (its start in the account's time zone) and did not come back, by the balance that paid:
 * `all` together, or of each `item`. `person_id` 0 has what all people of one sales `role` redeemed; the rows of a person have
 * no role. Written in the batch of an order and of what gives it back; who gets another role takes theirs along by a trigger.
 */
export const orderDaySums = sqliteTable(
	"order_day_sums",
	{
		account_id: accountId(),
		product_type: text("product_type").notNull(),
		dimension: text("dimension").notNull(),
		person_id: integer("person_id").notNull(),
		role: text("role").notNull(),
		day: integer("day").notNull(),
		item_id: integer("item_id").notNull(),
		line_count: integer("line_count").notNull(),
		points: amount("points").notNull(),
	},
	(table) => [
		primaryKey({
			columns: [
				...([table.account_id, table.product_type, table.dimension, table.person_id] as const),
				...([table.role, table.day, table.item_id] as const),
			],
		}),
		index("order_day_sums_by_day").on(table.account_id, table.day),
		isOneOf("order_day_sums_product_type", table.product_type, ["standard_product", "wallet_product"]),
		isOneOf("order_day_sums_dimension", table.dimension, ["all", "item"]),
	],
);

/**
 * Lines of orders, with the item's words and price at the time. `transaction_id` is the redemption that paid the line, null
 * where it was free; `delivery` says how it reaches its recipient. A line that was cancelled, refunded or returned stays so.
 */
export const orderLines = sqliteTable(
	"order_lines",
	{
		account_id: accountId(),
		id: id(),
		order_id: integer("order_id").notNull(),
		user_id: integer("user_id").notNull(),
		variant_id: integer("variant_id").notNull(),
		item_id: integer("item_id").notNull(),
		name: text("name").notNull(),
		brand_name: text("brand_name").notNull(),
		options: json("options").notNull(),
		sku: text("sku").notNull(),
		image_url: text("image_url"),
		quantity: integer("quantity").notNull(),
		points: amount("points").notNull(),
		price_cents: amount("price_cents").notNull(),
		recipient: json("recipient"),
		transaction_id: integer("transaction_id"),
		delivery: text("delivery").notNull().default("courier"),
		carrier: text("carrier").notNull().default(""),
		tracking_number: text("tracking_number").notNull().default(""),
		status: text("status").notNull().default("accepted"),
		status_reason: text("status_reason").notNull().default(""),
		status_at: time("status_at").notNull(),
		/** When and why its buyer asked to send it back. */
		return_asked_at: integer("return_asked_at"),
		return_reason: text("return_reason").notNull().default(""),
		/** When and why those who manage orders refused that. */
		return_refused_at: integer("return_refused_at"),
		return_refusal: text("return_refusal").notNull().default(""),
		/** The code or link of what goes by email; sent to its recipient alone, and shown to nobody. */
		voucher_code: text("voucher_code").notNull().default(""),
		/** How often that email was sent again, and when last. */
		resent_count: integer("resent_count").notNull().default(0),
		resent_at: integer("resent_at"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.order_id, orders),
		belongsTo(table, table.variant_id, variants),
		tenantKey(table),
		index("order_lines_of_order").on(table.account_id, table.order_id, table.id),
		index("order_lines_by_time").on(table.account_id, table.created_at, table.id),
		index("order_lines_of_buyer").on(table.account_id, table.user_id, table.item_id, table.status),
		index("order_lines_to_pack").on(table.account_id, table.order_id, table.id).where(sql`status = 'processing'`),
		index("order_lines_of_item").on(table.account_id, table.item_id, table.created_at),
		isBetween("order_lines_quantity", table.quantity, 1, 100_000),
		isBetween("order_lines_resent_count", table.resent_count, 0, 3),
		isOneOf("order_lines_status", table.status, [
			"accepted",
			"processing",
			"shipped",
			"delivered",
			"cancelled",
			"refunded",
			"returned",
			"backordered",
		]),
	],
);
