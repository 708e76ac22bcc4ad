/** Who took part in which module in a month, and how many people that were. */

import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, isOneOf } from "./column";
import { users } from "./members";

const modules = ["polls", "surveys", "ideas", "nominations", "photos", "games", "forms"];

/** Who took part in a month of the account's time zone (YYYY-MM); forgotten when the month after is over. */
export const participationMonths = sqliteTable(
	"participation_months",
	{
		account_id: accountId(),
		month: text("month").notNull(),
		module: text("module").notNull(),
		user_id: integer("user_id").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.month, table.module, table.user_id] }),
		isOneOf("participation_months_module", table.module, modules),
	],
);

/** How many people took part in a month: kept by a trigger on participation_months, and kept for good. */
export const participationCounts = sqliteTable(
	"participation_counts",
	{
		account_id: accountId(),
		month: text("month").notNull(),
		module: text("module").notNull(),
		people: integer("people").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.month, table.module] }),
		check("participation_counts_people", sql`${table.people} >= 0`),
	],
);
