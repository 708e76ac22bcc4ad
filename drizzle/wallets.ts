/** What was put into wallets: one row for each issue, with the day on which what is left of it ends. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable } from "drizzle-orm/sqlite-core";
import { accountId, amount, belongsTo, id, isBetween, maxAmount, tenantKey, time } from "./column";
import { users } from "./members";
import { ledgerTransactions } from "./points";

/** Issues by the id of their transaction. The ledger alone says what was spent; what is left of an issue follows from it. */
export const walletIssues = sqliteTable(
	"wallet_issues",
	{
		account_id: accountId(),
		id: id(),
		user_id: integer("user_id").notNull(),
		points: amount("points").notNull(),
		/** When what is left of it ends; null: never. */
		expires_at: integer("expires_at"),
		/** When its owner is told next, or it ends; null once that is done, or where it never ends. */
		next_at: integer("next_at"),
		ended_at: integer("ended_at"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.id, ledgerTransactions),
		belongsTo(table, table.user_id, users),
		index("wallet_issues_of_person").on(table.account_id, table.user_id, table.created_at, table.id),
		index("wallet_issues_due").on(table.account_id, table.next_at).where(sql`${table.next_at} is not null`),
		isBetween("wallet_issues_points", table.points, 1, maxAmount),
		check("wallet_issues_ends", sql`${table.next_at} is null or ${table.next_at} <= ${table.expires_at}`),
	],
);
