/** Flash sales: for a while an item costs fewer points, for a counted number of units and so many a person. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { items } from "./catalog";
import { accountId, amount, belongsTo, id, isOneOf, maxAmount, tenantKey, time } from "./column";
import { users } from "./members";
import { orders } from "./orders";

/**
 * Sales. One is live while starts_at <= now < live_to_date; `stock` is what is left of `quantity` and what decides
 * whether a unit is sold. Triggers keep two sales of one item apart.
 */
export const flashSales = sqliteTable(
	"flash_sales",
	{
		account_id: accountId(),
		id: id(),
		item_id: integer("item_id").notNull(),
		starts_at: time("starts_at").notNull(),
		live_to_date: time("live_to_date").notNull(),
		points: amount("points").notNull(),
		points_was: amount("points_was").notNull(),
		quantity: integer("quantity").notNull(),
		stock: integer("stock").notNull(),
		limit_per_member: integer("limit_per_member").notNull().default(1),
		created_by: integer("created_by").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.item_id, items),
		belongsTo(table, table.created_by, users),
		tenantKey(table),
		index("flash_sales_of_item").on(table.account_id, table.item_id, table.live_to_date),
		index("flash_sales_by_end").on(table.account_id, table.live_to_date, table.id),
		check(
			"flash_sales_price",
			sql`${table.points} > 0 and ${table.points_was} > ${table.points} and ${table.points_was} <= ${sql.raw(String(maxAmount))}`,
		),
		check("flash_sales_time", sql`${table.starts_at} < ${table.live_to_date}`),
		check("flash_sales_quantity", sql`${table.quantity} between 1 and 100000 and ${table.stock} <= ${table.quantity}`),
		check("flash_sales_stock_not_below_zero", sql`${table.stock} >= 0`),
		check("flash_sales_limit", sql`${table.limit_per_member} between 1 and ${table.quantity}`),
	],
);

/** How each hold ended: the order or the expiry writes the row first, and the other one finds it there. */
export const flashHoldEnds = sqliteTable(
	"flash_hold_ends",
	{
		account_id: accountId(),
		hold_id: integer("hold_id").notNull(),
		sale_id: integer("sale_id").notNull(),
		user_id: integer("user_id").notNull(),
		quantity: integer("quantity").notNull(),
		outcome: text("outcome").notNull(),
		order_id: integer("order_id"),
		ended_at: time("ended_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.sale_id, flashSales),
		belongsTo(table, table.user_id, users),
		belongsTo(table, table.order_id, orders),
		primaryKey({ columns: [table.account_id, table.hold_id] }),
		index("flash_hold_ends_of_sale").on(table.account_id, table.sale_id, table.outcome),
		isOneOf("flash_hold_ends_outcome", table.outcome, ["sold", "released"]),
		check("flash_hold_ends_order", sql`(${table.outcome} = 'sold') = (${table.order_id} is not null)`),
		check("flash_hold_ends_quantity", sql`${table.quantity} >= 1`),
	],
);

/** Units that each person bought in a sale, never more than its limit. */
export const flashBuyers = sqliteTable(
	"flash_buyers",
	{
		account_id: accountId(),
		sale_id: integer("sale_id").notNull(),
		user_id: integer("user_id").notNull(),
		quantity: integer("quantity").notNull(),
		limit_per_member: integer("limit_per_member").notNull(),
	},
	(table) => [
		belongsTo(table, table.sale_id, flashSales),
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.sale_id, table.user_id] }),
		check("flash_buyers_within_limit", sql`${table.quantity} between 1 and ${table.limit_per_member}`),
	],
);

/** Sales whose end was told to their owner; the key makes it once. */
export const flashSaleEnds = sqliteTable(
	"flash_sale_ends",
	{
		account_id: accountId(),
		sale_id: integer("sale_id").notNull(),
		ended_at: time("ended_at").notNull(),
	},
	(table) => [belongsTo(table, table.sale_id, flashSales), primaryKey({ columns: [table.account_id, table.sale_id] })],
);
