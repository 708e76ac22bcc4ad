/** The expiry of points: what an account set, and for each person when something is to be done next. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable } from "drizzle-orm/sqlite-core";
import { accountId, amount, belongsTo, isBetween, time } from "./column";
import { users } from "./members";

/**
 * One row for an account that ever looked at expiry. `months` null: points never end. `reached` is the last person whose row
 * the first look made; the preview's figures are those of the people up to `preview_reached`. Null: all are done.
 */
export const pointsExpiryRules = sqliteTable(
	"points_expiry_rules",
	{
		account_id: accountId(),
		months: integer("months"),
		/** Nothing ends before. */
		earliest_at: integer("earliest_at"),
		reached: integer("reached"),
		preview_months: integer("preview_months"),
		preview_reached: integer("preview_reached"),
		preview_points: amount("preview_points").notNull().default(0),
		preview_people: integer("preview_people").notNull().default(0),
		/** When the preview was asked for. */
		preview_at: integer("preview_at"),
	},
	(table) => [
		primaryKey({ columns: [table.account_id] }),
		isBetween("points_expiry_rules_months", table.months, 1, 120),
	],
);

/** A row for each person whose points may end: when something is due, and until when all was done. */
export const pointsExpiries = sqliteTable(
	"points_expiries",
	{
		account_id: accountId(),
		user_id: integer("user_id").notNull(),
		/** When they are told next, or points of theirs end; null: not until more points come. */
		next_at: integer("next_at"),
		looked_at: time("looked_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.user_id] }),
		belongsTo(table, table.user_id, users),
		index("points_expiries_due").on(table.account_id, table.next_at).where(sql`${table.next_at} is not null`),
	],
);
