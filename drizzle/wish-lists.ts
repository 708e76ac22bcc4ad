/** What members wish for: their lists, and the items on them. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { items } from "./catalog";
import { accountId, amount, belongsTo, flag, id, isBetween, tenantKey, time } from "./column";
import { users } from "./members";

/** A person's lists; exactly one of them is the usual one. */
export const wishLists = sqliteTable(
	"wish_lists",
	{
		account_id: accountId(),
		id: id(),
		user_id: integer("user_id").notNull(),
		name: text("name").notNull(),
		is_default: flag("is_default"),
		/** Which link shares it, counted up with each; null while it is private. The link's token is computed from it. */
		share_number: integer("share_number"),
		last_share_number: integer("last_share_number").notNull().default(0),
		updated_at: time("updated_at").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		tenantKey(table),
		uniqueIndex("wish_lists_by_name").on(table.account_id, table.user_id, table.name),
		uniqueIndex("wish_lists_one_default").on(table.account_id, table.user_id).where(sql`${table.is_default} = 1`),
		check("wish_lists_name", sql`length(${table.name}) between 1 and 60`),
	],
);

/** Items on lists, with what their owner was told of each. */
export const wishListItems = sqliteTable(
	"wish_list_items",
	{
		account_id: accountId(),
		wish_list_id: integer("wish_list_id").notNull(),
		item_id: integer("item_id").notNull(),
		user_id: integer("user_id").notNull(),
		note: text("note").notNull().default(""),
		quantity: integer("quantity").notNull().default(1),
		/** 3 is wished for most, 1 least. */
		priority: integer("priority").notNull().default(2),
		/** The price that its owner knows: when it was wished for, or when they were last told. */
		known_points: amount("known_points").notNull(),
		/** The flash sale that its owner was told of. */
		told_sale_id: integer("told_sale_id"),
		/** 1 once its owner was told, until the reason is gone. */
		told_few: flag("told_few"),
		told_in_reach: flag("told_in_reach"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.wish_list_id, wishLists),
		belongsTo(table, table.item_id, items),
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.wish_list_id, table.item_id] }),
		index("wish_list_items_by_wish").on(
			table.account_id,
			table.wish_list_id,
			table.priority,
			table.created_at,
			table.item_id,
		),
		index("wish_list_items_of_user").on(table.account_id, table.user_id, table.item_id, table.wish_list_id),
		check("wish_list_items_note", sql`length(${table.note}) <= 200`),
		isBetween("wish_list_items_quantity", table.quantity, 1, 99),
		isBetween("wish_list_items_priority", table.priority, 1, 3),
	],
);
