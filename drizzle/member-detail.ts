/** The links by which people who have left read what is still theirs. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, id, tenantKey, time } from "./column";
import { users } from "./members";

/** Links that only read, until the days are over for which somebody may look after leaving; the token's hash alone is stored. */
export const leaverLinks = sqliteTable(
	"leaver_links",
	{
		account_id: accountId(),
		id: id(),
		user_id: integer("user_id").notNull(),
		/** Where it was sent, which is nobody's address to sign in with. */
		email: text("email").notNull(),
		token_hash: text("token_hash").notNull(),
		created_at: time("created_at").notNull(),
		expires_at: time("expires_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		tenantKey(table),
		uniqueIndex("leaver_links_by_token").on(table.account_id, table.token_hash),
		index("leaver_links_of_user").on(table.account_id, table.user_id, table.created_at),
		check("leaver_links_email", sql`length(${table.email}) between 3 and 254`),
	],
);
