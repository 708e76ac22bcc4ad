/** People who ask for a place by themselves, until the link that was mailed to them is followed. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, id, tenantKey, time } from "./column";
import { users } from "./members";

/** Sign-ups: `id` is the link that confirms the address, and only the hash of its token is stored. Nobody is a member before. */
export const signUps = sqliteTable(
	"sign_ups",
	{
		account_id: accountId(),
		id: id(),
		email: text("email").notNull(),
		first_name: text("first_name").notNull(),
		last_name: text("last_name").notNull(),
		/** What they say to whoever lets them in. */
		message: text("message").notNull().default(""),
		language_code: text("language_code").notNull(),
		/** The version of the terms that they accepted; 0 is the platform's own text. */
		terms_version: integer("terms_version").notNull(),
		token_hash: text("token_hash").notNull(),
		created_at: time("created_at").notNull(),
		expires_at: time("expires_at").notNull(),
		confirmed_at: time("confirmed_at"),
		/** Who they became. */
		user_id: integer("user_id"),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		tenantKey(table),
		uniqueIndex("sign_ups_by_token").on(table.account_id, table.token_hash),
		index("sign_ups_by_expiry").on(table.account_id, table.expires_at),
		index("sign_ups_of_user").on(table.account_id, table.user_id),
		check(
			"sign_ups_texts",
			sql`length(${table.email}) between 3 and 254 and length(${table.first_name}) between 1 and 100
				and length(${table.last_name}) <= 100 and length(${table.message}) <= 500`,
		),
		check("sign_ups_confirmed", sql`(${table.confirmed_at} is null) = (${table.user_id} is null)`),
	],
);
