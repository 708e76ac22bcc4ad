/** Budgets: who answers for which points, in which cycle, until when. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, amount, belongsTo, flag, id, isOneOf, tenantKey, time } from "./column";
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
