/** User levels: how an account counts, its levels, and where each person stands in the window that runs. */
import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, amount, belongsTo, id, isBetween, isOneOf, maxAmount, tenantKey, time } from "./column";
import { users } from "./members";

/** What an account counts, and in which windows; one row an account. */
export const userLevelRules = sqliteTable(
	"user_level_rules",
	{
		account_id: accountId(),
		metric: text("metric").notNull(),
		window_months: integer("window_months").notNull(),
		/** The month (1 to 12) with which windows begin. */
		starts_month: integer("starts_month").notNull(),
		/** Rises with every change of the rules or of a level; the clock's work names the one that it read. */
		version: integer("version").notNull().default(1),
		updated_at: time("updated_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id] }),
		isOneOf("user_level_rules_metric", table.metric, ["points_earned", "recognitions_received", "recognitions_given"]),
		check("user_level_rules_window_months", sql`${table.window_months} in (3, 6, 12)`),
		isBetween("user_level_rules_starts_month", table.starts_month, 1, 12),
	],
);

/** The levels; each begins at a figure of its own. */
export const userLevels = sqliteTable(
	"user_levels",
	{
		account_id: accountId(),
		id: id(),
		name: text("name").notNull(),
		from_figure: amount("from_figure").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		uniqueIndex("user_levels_by_figure").on(table.account_id, table.from_figure),
		uniqueIndex("user_levels_by_name").on(table.account_id, table.name),
		check("user_levels_name", sql`length(${table.name}) between 1 and 40`),
		isBetween("user_levels_from_figure", table.from_figure, 1, maxAmount),
	],
);

/** Where people stand, as the clock's work found them; whoever has no row counts from their first day. */
export const userLevelStandings = sqliteTable(
	"user_level_standings",
	{
		account_id: accountId(),
		user_id: integer("user_id").notNull(),
		/** What was counted when this was written; another metric begins anew. */
		metric: text("metric").notNull(),
		/** The first day (YYYY-MM-DD) of the window. */
		window_start: text("window_start").notNull(),
		/** The person's total when the window began: the figure is what came since. */
		baseline: amount("baseline").notNull(),
		/** The figure of the level that they keep until the window ends; 0: none. */
		held_figure: amount("held_figure").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.user_id] }),
		check("user_level_standings_window_start", sql`length(${table.window_start}) = 10`),
		isBetween("user_level_standings_baseline", table.baseline, 0, maxAmount),
		isBetween("user_level_standings_held_figure", table.held_figure, 0, maxAmount),
	],
);
