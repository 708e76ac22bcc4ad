/** Budgets: who answers for which points, in which cycle, until when. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, amount, belongsTo, flag, id, isBetween, isOneOf, json, maxAmount, tenantKey, time } from "./column";
import { users } from "./members";
import { ledgerAccounts } from "./points";

/** Budgets; the balance is the ledger account of kind budget with this id as owner. */
export const budgets = sqliteTable(
	"budgets",
	{
		account_id: accountId(),
		id: id(),
		name: text("name").notNull(),
		owner_id: integer("owner_id").notNull(),
		ledger_account_id: integer("ledger_account_id").notNull(),
		budget_category: text("budget_category").notNull().default(""),
		/** The budget from which it was split off; null: none. */
		parent_id: integer("parent_id"),
		cycle: text("cycle").notNull().default("none"),
		/** Points credited in this cycle. */
		points_budgeted: amount("points_budgeted").notNull().default(0),
		/** Points of it that are held for what waits for an approval; kept by triggers on recognition_submissions. */
		points_in_approval: amount("points_in_approval").notNull().default(0),
		is_active: flag("is_active", 1),
		from_date: text("from_date"),
		to_date: text("to_date"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.owner_id, users),
		belongsTo(table, table.ledger_account_id, ledgerAccounts),
		tenantKey(table),
		uniqueIndex("budgets_by_name").on(table.account_id, table.name),
		index("budgets_by_owner").on(table.account_id, table.owner_id, table.id),
		// The list of those that one person owns, by name.
		index("budgets_of_owner_by_name").on(table.account_id, table.owner_id, table.name, table.id),
		index("budgets_of_parent").on(table.account_id, table.parent_id).where(sql`${table.parent_id} is not null`),
		// The summary by category, and the categories that are suggested.
		index("budgets_by_category").on(table.account_id, table.budget_category, table.id),
		isOneOf("budgets_cycle", table.cycle, ["none", "month", "quarter", "half_year", "year"]),
	],
);

/** What each cycle of a budget begins with, and when its owner is told that little is left; a budget without either may have none. */
export const budgetPlans = sqliteTable(
	"budget_plans",
	{
		account_id: accountId(),
		budget_id: integer("budget_id").notNull(),
		/** What is put in from what is available when a cycle begins, and how much of what is left then stays. */
		cycle_points: amount("cycle_points").notNull().default(0),
		rollover_percent: integer("rollover_percent").notNull().default(100),
		/** When the next cycle begins; 0: nobody looked yet. Null without a cycle. */
		turns_at: time("turns_at"),
		/** Below so many points the owner is told, once until there is more again. */
		low_threshold: amount("low_threshold"),
		low_told_at: time("low_told_at"),
	},
	(table) => [
		belongsTo(table, table.budget_id, budgets),
		primaryKey({ columns: [table.account_id, table.budget_id] }),
		index("budget_plans_by_turn").on(table.account_id, table.turns_at).where(sql`${table.turns_at} is not null`),
		index("budget_plans_with_threshold")
			.on(table.account_id, table.budget_id)
			.where(sql`${table.low_threshold} is not null`),
		check("budget_plans_rollover_percent", sql`${table.rollover_percent} between 0 and 100`),
		check("budget_plans_cycle_points", sql`${table.cycle_points} >= 0`),
		check("budget_plans_low_threshold", sql`${table.low_threshold} > 0`),
	],
);

/**
 * Points that one account owner wants to give and another one has to confirm, since there are more than one gives alone:
 * they are held under the request's id until it is decided, or until nobody decided it in time.
 */
export const pointRequests = sqliteTable(
	"point_requests",
	{
		account_id: accountId(),
		id: id(),
		requester_id: integer("requester_id").notNull(),
		/** The budget into which they go; null: they go to people. */
		budget_id: integer("budget_id"),
		/** The program for which they were asked. */
		program_id: integer("program_id"),
		/** JSON: the people who get them. */
		user_ids: json("user_ids").notNull().default("[]"),
		/** What the budget, or each of the people, gets. */
		points: amount("points").notNull(),
		/** What is held. */
		total_points: amount("total_points").notNull(),
		reason: text("reason").notNull(),
		state: text("state").notNull().default("pending"),
		created_at: time("created_at").notNull(),
		expires_at: time("expires_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.requester_id, users),
		belongsTo(table, table.budget_id, budgets),
		tenantKey(table),
		index("point_requests_of_requester").on(table.account_id, table.requester_id),
		index("point_requests_of_budget").on(table.account_id, table.budget_id, table.state),
		index("point_requests_waiting").on(table.account_id, table.expires_at).where(sql`${table.state} = 'pending'`),
		isOneOf("point_requests_state", table.state, ["pending", "approved", "denied", "expired"]),
		isBetween("point_requests_points", table.points, 1, maxAmount),
		check("point_requests_reason", sql`length(${table.reason}) between 1 and 200`),
		check("point_requests_user_ids", sql`length(${table.user_ids}) <= 2000`),
	],
);
