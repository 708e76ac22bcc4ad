/** Budgets: who answers for which points, in which cycle, until when. */
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
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
