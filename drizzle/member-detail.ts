/** The links by which people who have left read what is still theirs, and the tokens by which another platform acts for a member. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
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

/** The token by which another platform, such as Microsoft Teams, knows a member: one a person, its hash alone is stored. */
export const platformTokens = sqliteTable(
	"platform_tokens",
	{
		account_id: accountId(),
		user_id: integer("user_id").notNull(),
		token_hash: text("token_hash").notNull(),
		created_at: time("created_at").notNull(),
		expires_at: time("expires_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.user_id] }),
		uniqueIndex("platform_tokens_by_token").on(table.account_id, table.token_hash),
		index("platform_tokens_by_expiry").on(table.account_id, table.expires_at),
	],
);
