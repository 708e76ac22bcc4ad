/** Programs from which recognition is given, and the behaviours that they name. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { budgets } from "./budgets";
import { accountId, amount, belongsTo, flag, id, isBetween, json, maxAmount, tenantKey, time } from "./column";

/** Programs (specification §3, "Program"). `givers` is JSON {roles, group_ids}: who may give, everyone when both are empty. */
export const programs = sqliteTable(
	"programs",
	{
		account_id: accountId(),
		id: id(),
		name: text("name").notNull(),
		description: text("description").notNull().default(""),
		image: text("image"),
		glyph: text("glyph").notNull().default("star"),
		budget_id: integer("budget_id").notNull(),
		givers: json("givers").notNull(),
		from_date: text("from_date").notNull(),
		to_date: text("to_date"),
		is_active: flag("is_active", 1),
		archived_at: time("archived_at"),
		display_program: flag("display_program", 1),
		display_dates: flag("display_dates", 1),
		is_non_monetary: flag("is_non_monetary"),
		issuance_approval_needed: flag("issuance_approval_needed"),
		two_step_approval_needed: flag("two_step_approval_needed"),
		issuance_approval_emails: json("issuance_approval_emails").notNull().default("[]"),
		justification_required: flag("justification_required"),
		is_behavior_required: flag("is_behavior_required"),
		hide_in_search_autosuggest: flag("hide_in_search_autosuggest"),
		/** 1: people may ask it for points for something that they did. */
		takes_claims: flag("takes_claims"),
		points: amount("points").notNull().default(0),
		min_points: amount("min_points").notNull().default(0),
		max_points: amount("max_points").notNull().default(0),
		points_increment: amount("points_increment").notNull().default(1),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.budget_id, budgets),
		tenantKey(table),
		index("programs_that_take_claims").on(table.account_id, table.id).where(sql`${table.takes_claims} = 1`),
		uniqueIndex("programs_by_name").on(table.account_id, table.name),
		isBetween("programs_points", table.points, 0, maxAmount),
		isBetween("programs_points_increment", table.points_increment, 1, maxAmount),
	],
);

/** Behaviours that a recognition can name; `names` is JSON by language. */
export const behaviors = sqliteTable(
	"behaviors",
	{
		account_id: accountId(),
		id: id(),
		key: text("key").notNull(),
		names: json("names").notNull(),
		glyph: text("glyph").notNull(),
		is_active: flag("is_active", 1),
		position: integer("position").notNull().default(0),
		created_at: time("created_at").notNull(),
	},
	(table) => [tenantKey(table), uniqueIndex("behaviors_by_key").on(table.account_id, table.key)],
);

/** Which behaviours a program offers; a program without rows offers all. */
export const programBehaviors = sqliteTable(
	"program_behaviors",
	{
		account_id: accountId(),
		program_id: integer("program_id").notNull(),
		behavior_id: integer("behavior_id").notNull(),
	},
	(table) => [
		belongsTo(table, table.program_id, programs),
		belongsTo(table, table.behavior_id, behaviors),
		primaryKey({ columns: [table.account_id, table.program_id, table.behavior_id] }),
	],
);
