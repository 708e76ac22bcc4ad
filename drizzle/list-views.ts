/** How people like their lists: columns and their order, saved views, and the view that opens by itself. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, flag, id, json, tenantKey, time } from "./column";
import { users } from "./members";

/** A state of a list under a name: filters, order, page size, layout and columns, as its address has them. */
export const listViews = sqliteTable(
	"list_views",
	{
		account_id: accountId(),
		id: id(),
		/** The list's name, feature and call. */
		list: text("list").notNull(),
		owner_id: integer("owner_id").notNull(),
		name: text("name").notNull(),
		/** JSON {field: value}. */
		fields: json("fields").notNull(),
		/** 1: everybody who has the list's views has this one, too. */
		is_shared: flag("is_shared"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.owner_id, users),
		tenantKey(table),
		uniqueIndex("list_views_by_name").on(table.account_id, table.owner_id, table.list, table.name),
		index("list_views_shared").on(table.account_id, table.list, table.name).where(sql`${table.is_shared} = 1`),
		check("list_views_name", sql`length(${table.name}) between 1 and 60`),
		check("list_views_fields", sql`length(${table.fields}) <= 10000`),
	],
);

/** What each person has chosen of a list. */
export const listSettings = sqliteTable(
	"list_settings",
	{
		account_id: accountId(),
		user_id: integer("user_id").notNull(),
		list: text("list").notNull(),
		/** JSON, the names of columns: the order of all that there were, and those that are not shown. */
		column_order: json("column_order").notNull().default("[]"),
		hidden_columns: json("hidden_columns").notNull().default("[]"),
		default_view_id: integer("default_view_id"),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		belongsTo(table, table.default_view_id, listViews),
		primaryKey({ columns: [table.account_id, table.user_id, table.list] }),
		index("list_settings_of_view").on(table.account_id, table.default_view_id),
		check("list_settings_column_order", sql`length(${table.column_order}) <= 25000`),
		check("list_settings_hidden_columns", sql`length(${table.hidden_columns}) <= 25000`),
	],
);
