/** Points that people buy by card: each purchase from its quote to its credit, and what an account wants to be told of. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, amount, belongsTo, id, isBetween, isOneOf, maxAmount, tenantKey, time } from "./column";
import { users } from "./members";

/** A quote that becomes a purchase with its first payment; prices are in hundredths of `currency`. */
export const purchases = sqliteTable(
	"purchases",
	{
		account_id: accountId(),
		id: id(),
		/** The running number that people see. */
		number: integer("number").notNull(),
		user_id: integer("user_id").notNull(),
		/** What the points are added to: one's points, one's wallet, or what the account has available. */
		product: text("product").notNull(),
		points: amount("points").notNull(),
		price_cents: amount("price_cents").notNull(),
		fee_cents: amount("fee_cents").notNull(),
		total_cents: amount("total_cents").notNull(),
		currency: text("currency").notNull(),
		state: text("state").notNull().default("created"),
		/** Until when the price holds. */
		expires_at: time("expires_at").notNull(),
		/** How often a card was tried; with 0 it is a quote and no more. */
		attempt: integer("attempt").notNull().default(0),
		/** The payment token of the try that nobody has answered yet. */
		token: text("token"),
		/** The provider's names of the payment, of its own page, and of the refund. */
		intent_id: text("intent_id"),
		session_id: text("session_id"),
		refund_id: text("refund_id"),
		/** Where the buyer goes on: the bank's question, or the provider's page. */
		next_url: text("next_url"),
		card: text("card"),
		failure: text("failure"),
		funding_transaction_id: integer("funding_transaction_id"),
		issuance_transaction_id: integer("issuance_transaction_id"),
		/** When the schedule asks the provider again. */
		look_at: time("look_at"),
		captured_at: time("captured_at"),
		credited_at: time("credited_at"),
		refunded_at: time("refunded_at"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		tenantKey(table),
		uniqueIndex("purchases_by_number").on(table.account_id, table.number),
		index("purchases_of_user")
			.on(table.account_id, table.user_id, table.created_at, table.id)
			.where(sql`${table.attempt} > 0`),
		index("purchases_to_look_at").on(table.account_id, table.look_at).where(sql`${table.look_at} is not null`),
		index("purchases_only_quoted").on(table.account_id, table.expires_at).where(sql`${table.attempt} = 0`),
		isOneOf("purchases_product", table.product, ["standard_product", "wallet_product", "top_up"]),
		isOneOf("purchases_state", table.state, ["created", "authorised", "captured", "credited", "failed", "refunded"]),
		isBetween("purchases_points", table.points, 1, maxAmount),
		isBetween("purchases_total_cents", table.total_cents, 1, maxAmount),
		check("purchases_sum", sql`${table.total_cents} = ${table.price_cents} + ${table.fee_cents}`),
		check("purchases_token", sql`length(${table.token}) <= 200`),
		check(
			"purchases_paid_before_credited",
			sql`${table.state} not in ('captured', 'credited', 'refunded') or ${table.captured_at} is not null`,
		),
	],
);

/** What an account's owners want to be told of, and how much they usually buy then. */
export const topUpPlans = sqliteTable(
	"top_up_plans",
	{
		account_id: integer("account_id").primaryKey(),
		low_threshold: amount("low_threshold"),
		low_told_at: time("low_told_at"),
		top_up_points: amount("top_up_points"),
	},
	(table) => [
		check("top_up_plans_low_threshold", sql`${table.low_threshold} between 1 and 1000000000`),
		check("top_up_plans_points", sql`${table.top_up_points} between 1 and 10000000`),
	],
);
