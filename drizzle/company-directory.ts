/** The company directory: which of the private fields each person shows to their colleagues. */

import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, json } from "./column";
import { users } from "./members";

/** A person's choice; who never chose shows none. */
export const directoryChoices = sqliteTable(
	"directory_choices",
	{
		account_id: accountId(),
		user_id: integer("user_id").notNull(),
		/** JSON: names of fields. */
		shown: json("shown").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.user_id] }),
		check("directory_choices_shown", sql`json_valid(${table.shown}) and length(${table.shown}) <= 200`),
	],
);
