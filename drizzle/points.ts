/** The double-entry ledger: accounts, transactions, and entries that move an amount from one account to another. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, amount, belongsTo, id, isBetween, isOneOf, maxAmount, tenantKey, time } from "./column";

/** Kinds of ledger accounts (gaps.md, "Ledger"). */
export const ledgerAccountKinds = [
	"funding",
	"budget",
	"member",
	"in_approval",
	"orders_held",
	"orders_paid",
	"expired",
	"adjustments",
	"games",
] as const;

/** Balances. Only the triggers of ledger_entries change them; `owner_id` is the member or budget, 0 for the tenant's own. */
export const ledgerAccounts = sqliteTable(
	"ledger_accounts",
	{
		account_id: accountId(),
		id: id(),
		kind: text("kind").notNull(),
		unit: text("unit").notNull(),
		owner_id: integer("owner_id").notNull().default(0),
		floor: amount("floor").notNull().default(0),
		balance: amount("balance").notNull().default(0),
		/** Points issued to this account, less reversed issuances. */
		earned: amount("earned").notNull().default(0),
		/** Points spent from this account, less reversed redemptions. */
		redeemed: amount("redeemed").notNull().default(0),
		last_seq: integer("last_seq").notNull().default(0),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		uniqueIndex("ledger_accounts_by_owner").on(table.account_id, table.kind, table.unit, table.owner_id),
		check("ledger_accounts_balance_at_or_above_floor", sql`${table.balance} >= ${table.floor}`),
		isOneOf("ledger_accounts_kind", table.kind, ledgerAccountKinds),
		isOneOf("ledger_accounts_unit", table.unit, ["points", "wallet"]),
	],
);

/** Why points moved (specification §3, "Transaction types"). Never changed, never deleted. */
export const ledgerTransactions = sqliteTable(
	"ledger_transactions",
	{
		account_id: accountId(),
		id: id(),
		kind: text("kind").notNull(),
		idempotency_key: text("idempotency_key").notNull(),
		reverses_transaction_id: integer("reverses_transaction_id"),
		actor_id: integer("actor_id"),
		/** Where it comes from: recognition, import, order … (gaps.md, "Sources of points"). */
		source: text("source").notNull(),
		reason: text("reason").notNull().default(""),
		program_id: integer("program_id"),
		budget_id: integer("budget_id"),
		order_id: integer("order_id"),
		activity_id: integer("activity_id"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		uniqueIndex("ledger_transactions_once").on(table.account_id, table.idempotency_key),
		uniqueIndex("ledger_transactions_reversed_once").on(table.account_id, table.reverses_transaction_id),
		isOneOf("ledger_transactions_kind", table.kind, [
			"Issuance",
			"Issuance [Direct Deposit]",
			"Issuance Reversed",
			"non_monetary",
			"assignment",
			"Redemption",
			"Redemption Reversed",
			"Issuance [Point Purchase]",
			"Issuance [Point Purchase Reversal]",
			"purchase",
		]),
	],
);

/** One movement: `amount` leaves the debit account and reaches the credit account. Its triggers post the balances. */
export const ledgerEntries = sqliteTable(
	"ledger_entries",
	{
		seq: integer("seq").primaryKey({ autoIncrement: true }),
		account_id: accountId(),
		transaction_id: integer("transaction_id").notNull(),
		debit_account_id: integer("debit_account_id").notNull(),
		credit_account_id: integer("credit_account_id").notNull(),
		amount: amount("amount").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.transaction_id, ledgerTransactions),
		belongsTo(table, table.debit_account_id, ledgerAccounts),
		belongsTo(table, table.credit_account_id, ledgerAccounts),
		index("ledger_entries_of_transaction").on(table.account_id, table.transaction_id),
		index("ledger_entries_by_debit").on(table.account_id, table.debit_account_id, table.created_at, table.seq),
		index("ledger_entries_by_credit").on(table.account_id, table.credit_account_id, table.created_at, table.seq),
		isBetween("ledger_entries_amount", table.amount, 1, maxAmount),
		check("ledger_entries_two_accounts", sql`${table.debit_account_id} <> ${table.credit_account_id}`),
	],
);

/**
 * A person's statement, one line for each entry on an account of theirs, written by the entry's trigger, so that pages
 * read by one index: `amount` is signed, `balance` the balance after it.
 */
export const statementLines = sqliteTable(
	"statement_lines",
	{
		account_id: accountId(),
		ledger_account_id: integer("ledger_account_id").notNull(),
		id: id(),
		transaction_id: integer("transaction_id").notNull(),
		amount: amount("amount").notNull(),
		balance: amount("balance").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.ledger_account_id, ledgerAccounts),
		belongsTo(table, table.transaction_id, ledgerTransactions),
		uniqueIndex("statement_lines_key").on(table.account_id, table.ledger_account_id, table.id),
	],
);

/**
 * Points that moved per kind and quarter of an hour, kept by the entry's trigger, so that totals of any period in any
 * time zone are read without walking the ledger. `period` is the time in milliseconds divided by 900,000.
 */
export const ledgerFlows = sqliteTable(
	"ledger_flows",
	{
		account_id: accountId(),
		unit: text("unit").notNull(),
		kind: text("kind").notNull(),
		period: integer("period").notNull(),
		amount: amount("amount").notNull(),
		entry_count: integer("entry_count").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.unit, table.kind, table.period] }),
		// The hours at the ends of a month, whatever happened in them.
		index("ledger_flows_by_period").on(table.account_id, table.unit, table.period),
	],
);

/**
 * The same by month of the world's clock (YYYYMM), so that a year is read in a dozen rows: a month of the account's own
 * time zone is this one, corrected by the quarters of an hour at both ends.
 */
export const ledgerMonths = sqliteTable(
	"ledger_months",
	{
		account_id: accountId(),
		unit: text("unit").notNull(),
		kind: text("kind").notNull(),
		month: integer("month").notNull(),
		amount: amount("amount").notNull(),
	},
	(table) => [primaryKey({ columns: [table.account_id, table.unit, table.month, table.kind] })],
);
