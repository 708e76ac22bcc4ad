/** Rebates: what is offered on brands that people buy, and the invoice lines for which they ask points back. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { budgets } from "./budgets";
import { accountId, amount, belongsTo, flag, id, isBetween, isOneOf, json, maxAmount, tenantKey, time } from "./column";
import { users } from "./members";
import { saleBrands } from "./sales";

/** What comes back on a brand: points for each dollar of an invoice line whose invoice is of these days. */
export const rebateOffers = sqliteTable(
	"rebate_offers",
	{
		account_id: accountId(),
		id: id(),
		name: text("name").notNull(),
		/** Its budget pays. */
		brand_id: integer("brand_id").notNull(),
		points_per_dollar: amount("points_per_dollar").notNull(),
		/** The first and the last day, at their starts in the account's time zone. */
		starts_at: time("starts_at").notNull(),
		ends_at: time("ends_at").notNull(),
		/** The most that one person gets by it for invoices of a calendar year; 0: no limit. */
		cap_points: amount("cap_points").notNull(),
		is_active: flag("is_active", 1),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.brand_id, saleBrands),
		uniqueIndex("rebate_offers_by_name").on(table.account_id, table.name),
		check("rebate_offers_name", sql`length(${table.name}) between 1 and 60`),
		check("rebate_offers_period", sql`${table.starts_at} <= ${table.ends_at}`),
		isBetween("rebate_offers_rate", table.points_per_dollar, 1, 1_000),
		isBetween("rebate_offers_cap", table.cap_points, 0, 1_000_000_000),
	],
);

/** One invoice line for which somebody asks points back; points and budget are kept as they were when it was sent. */
export const rebates = sqliteTable(
	"rebates",
	{
		account_id: accountId(),
		id: id(),
		owner_id: integer("owner_id").notNull(),
		offer_id: integer("offer_id").notNull(),
		/** Which pays; none of a draft. */
		budget_id: integer("budget_id"),
		distributor: text("distributor").notNull().default(""),
		invoice_number: text("invoice_number").notNull().default(""),
		/** What the line says. */
		invoice_line: text("invoice_line").notNull().default(""),
		/** Invoice, line and distributor in small letters, while nobody else may ask for the same; none of drafts and of what was refused or canceled. */
		line_key: text("line_key"),
		/** The day of the invoice, at its start in the account's time zone; none while a draft does not say it. */
		invoice_date: time("invoice_date"),
		/** Cents of the line. */
		amount: amount("amount").notNull(),
		points: amount("points").notNull(),
		file_url: text("file_url").notNull().default(""),
		file_name: text("file_name").notNull().default(""),
		status: text("status").notNull().default("draft"),
		/** Rises with every change; a decision names the one that was read. */
		version: integer("version").notNull().default(1),
		/** What is missing, or why it was refused or taken back. */
		notes: text("notes").notNull().default(""),
		/** JSON: rate, cap and days of its offer as they were when it was sent, which hold while it is sent again; none of a draft. */
		terms: json("terms"),
		/** When it was sent with this day of its invoice; the 45 days end then. */
		submitted_at: time("submitted_at"),
		moderated_by: integer("moderated_by"),
		/** When it came into its state. */
		changed_at: time("changed_at").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.owner_id, users),
		belongsTo(table, table.offer_id, rebateOffers),
		belongsTo(table, table.budget_id, budgets),
		belongsTo(table, table.moderated_by, users),
		uniqueIndex("rebates_once").on(table.account_id, table.line_key),
		index("rebates_by_time").on(table.account_id, table.created_at, table.id),
		index("rebates_of_owner").on(table.account_id, table.owner_id, table.created_at, table.id),
		index("rebates_of_offer").on(table.account_id, table.offer_id, table.owner_id, table.invoice_date),
		isOneOf("rebates_status", table.status, [
			...["draft", "submitted", "in_review", "issue_found", "approved", "paid", "rejected", "canceled", "reversed"],
		]),
		isBetween("rebates_amount", table.amount, 0, 100_000_000_000),
		isBetween("rebates_points", table.points, 0, maxAmount),
		check(
			"rebates_whole",
			sql`${table.status} in ('draft', 'canceled') or (${table.budget_id} is not null and ${table.submitted_at} is not null
				and ${table.invoice_date} is not null and ${table.file_url} <> '' and ${table.invoice_number} <> '' and ${table.amount} > 0)`,
		),
		check(
			"rebates_held_line",
			sql`(${table.line_key} is null) = (${table.status} in ('draft', 'canceled', 'rejected'))`,
		),
		check("rebates_number", sql`length(${table.invoice_number}) <= 60`),
		check("rebates_line", sql`length(${table.invoice_line}) <= 120`),
		check("rebates_distributor", sql`length(${table.distributor}) <= 120`),
		check("rebates_notes", sql`length(${table.notes}) <= 2000`),
	],
);
