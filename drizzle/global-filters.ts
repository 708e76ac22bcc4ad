/** Global filters: rules about people by which account owners narrow every list and report, and whom each holds. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, flag, id, isOneOf, json, tenantKey, time } from "./column";
import { users } from "./members";

/** Filters (specification §3, "Global filter"); when one was last used is known of each person. */
export const globalFilters = sqliteTable(
	"global_filters",
	{
		account_id: accountId(),
		id: id(),
		name: text("name").notNull(),
		description: text("description").notNull().default(""),
		owner_id: integer("owner_id").notNull(),
		/** 1: all account owners may use it. */
		is_shared: flag("is_shared"),
		matching: text("matching").notNull().default("all"),
		/** JSON [{field, operator, values}]. */
		rules: json("rules").notNull(),
		/** Up to which person (by id) new rules were looked through; null: all were. */
		filled_to: integer("filled_to"),
		/** Why nobody may use it until it is changed; null: they may. Set by triggers. */
		off_reason: text("off_reason"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.owner_id, users),
		tenantKey(table),
		uniqueIndex("global_filters_by_name").on(table.account_id, table.owner_id, table.name),
		index("global_filters_in_order").on(table.account_id, table.created_at, table.id),
		isOneOf("global_filters_matching", table.matching, ["all", "any"]),
		isOneOf("global_filters_off_reason", table.off_reason, ["field_gone", "group_gone"]),
		check("global_filters_name", sql`length(${table.name}) between 1 and 100`),
		check("global_filters_description", sql`length(${table.description}) <= 500`),
		check("global_filters_rules", sql`length(${table.rules}) <= 20000`),
	],
);

/** Whom each filter holds; kept by triggers. */
export const globalFilterMembers = sqliteTable(
	"global_filter_members",
	{ account_id: accountId(), filter_id: integer("filter_id").notNull(), user_id: integer("user_id").notNull() },
	(table) => [
		belongsTo(table, table.filter_id, globalFilters),
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.filter_id, table.user_id] }),
		index("global_filter_members_by_user").on(table.account_id, table.user_id, table.filter_id),
	],
);

/** Who used which filter last when; of one person at most one is on. */
export const globalFilterUses = sqliteTable(
	"global_filter_uses",
	{
		account_id: accountId(),
		user_id: integer("user_id").notNull(),
		filter_id: integer("filter_id").notNull(),
		is_active: flag("is_active"),
		last_used: time("last_used").notNull(),
	},
	(table) => [
		belongsTo(table, table.filter_id, globalFilters),
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.user_id, table.filter_id] }),
		uniqueIndex("global_filter_uses_active").on(table.account_id, table.user_id).where(sql`${table.is_active} = 1`),
		index("global_filter_uses_of_filter").on(table.account_id, table.filter_id),
	],
);
