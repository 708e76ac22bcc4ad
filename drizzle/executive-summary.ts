/** The executive summary: which programs it counts, its years, and what each person was allotted, issued and received in one. */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, amount, belongsTo, isBetween, isOneOf, maxAmount, time } from "./column";
import { users } from "./members";
import { programs } from "./programs";

/** The programs that an account's summary counts, one of each kind. */
export const executivePrograms = sqliteTable(
	"executive_programs",
	{ account_id: accountId(), kind: text("kind").notNull(), program_id: integer("program_id").notNull() },
	(table) => [
		belongsTo(table, table.program_id, programs),
		primaryKey({ columns: [table.account_id, table.kind] }),
		uniqueIndex("executive_programs_by_program").on(table.account_id, table.program_id),
		isOneOf("executive_programs_kind", table.kind, ["spotlight", "gratitude_tree"]),
	],
);

/** When each year begins in the account's time zone, written ahead with the programs: triggers know no time zones. */
export const executiveYears = sqliteTable(
	"executive_years",
	{ account_id: accountId(), year: integer("year").notNull(), starts_at: time("starts_at").notNull() },
	(table) => [
		primaryKey({ columns: [table.account_id, table.year] }),
		index("executive_years_by_start").on(table.account_id, table.starts_at, table.year),
	],
);

/** What a person was allotted, issued and received in a year; all but the allocation is kept by triggers on recognitions. */
export const executiveFigures = sqliteTable(
	"executive_figures",
	{
		account_id: accountId(),
		year: integer("year").notNull(),
		user_id: integer("user_id").notNull(),
		spotlights_allocated: amount("spotlights_allocated").notNull().default(0),
		spotlights_issued: amount("spotlights_issued").notNull().default(0),
		gts_issued: amount("gts_issued").notNull().default(0),
		gts_received: amount("gts_received").notNull().default(0),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.year, table.user_id] }),
		isBetween("executive_figures_allocated", table.spotlights_allocated, 0, 10_000),
		isBetween("executive_figures_issued", table.spotlights_issued, 0, maxAmount),
		isBetween("executive_figures_gts_issued", table.gts_issued, 0, maxAmount),
		isBetween("executive_figures_gts_received", table.gts_received, 0, maxAmount),
	],
);

/** The sums over everybody in a year, and how many issued none of what they have; kept by triggers on executive_figures. */
export const executiveTotals = sqliteTable(
	"executive_totals",
	{
		account_id: accountId(),
		year: integer("year").notNull(),
		spotlights_allocated: amount("spotlights_allocated").notNull(),
		spotlights_issued: amount("spotlights_issued").notNull(),
		gts_issued: amount("gts_issued").notNull(),
		gts_received: amount("gts_received").notNull(),
		unused_count: integer("unused_count").notNull(),
	},
	(table) => [primaryKey({ columns: [table.account_id, table.year] })],
);
