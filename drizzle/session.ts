/** What signs people in: sessions, and the links that set a password. */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, id, isOneOf, tenantKey, time } from "./column";
import { users } from "./members";

/** Sessions by the hash of their token; `actor_id` is the administrator of a session signed in as a member. */
export const sessions = sqliteTable(
	"sessions",
	{
		account_id: accountId(),
		token_hash: text("token_hash").notNull(),
		user_id: integer("user_id").notNull(),
		actor_id: integer("actor_id"),
		/** What the browser said of itself, from which its name is made for its person. */
		device: text("device").notNull().default(""),
		created_at: time("created_at").notNull(),
		expires_at: time("expires_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.token_hash] }),
		index("sessions_by_user").on(table.account_id, table.user_id),
		index("sessions_by_expiry").on(table.account_id, table.expires_at),
	],
);

/**
 * Links by which a person sets a password: the first one (`activation`) or another (`reset`). Only the hash of the token is
 * stored. A trigger on users ends the links and sessions of whoever is suspended or leaves.
 */
export const passwordLinks = sqliteTable(
	"password_links",
	{
		account_id: accountId(),
		id: id(),
		kind: text("kind").notNull(),
		token_hash: text("token_hash").notNull(),
		user_id: integer("user_id").notNull(),
		created_at: time("created_at").notNull(),
		expires_at: time("expires_at").notNull(),
		/** When it set a password. */
		used_at: time("used_at"),
		/** When it was taken back: a newer one was sent, a password was set, or the person left. */
		ended_at: time("ended_at"),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		tenantKey(table),
		uniqueIndex("password_links_by_token").on(table.account_id, table.token_hash),
		index("password_links_by_user").on(table.account_id, table.user_id, table.expires_at),
		index("password_links_by_expiry").on(table.account_id, table.expires_at),
		isOneOf("password_links_kind", table.kind, ["activation", "reset"]),
	],
);
