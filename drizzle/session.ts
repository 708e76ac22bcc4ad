/** What signs people in: sessions, the links that set a password, and changes of the address that they sign in with. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
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
		index("sessions_by_actor").on(table.account_id, table.actor_id).where(sql`${table.actor_id} is not null`),
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

/**
 * Changes of the address that a person signs in with: `id` is the link that confirms it, `stop_id` the one that stops it,
 * and only the hashes of their tokens are stored. One at a time is open for a person; triggers on users end it with them.
 */
export const emailChanges = sqliteTable(
	"email_changes",
	{
		account_id: accountId(),
		id: id(),
		stop_id: integer("stop_id").notNull(),
		user_id: integer("user_id").notNull(),
		/** The address to be. */
		email: text("email").notNull(),
		/** The one that it takes the place of. */
		old_email: text("old_email").notNull(),
		token_hash: text("token_hash").notNull(),
		stop_token_hash: text("stop_token_hash").notNull(),
		created_at: time("created_at").notNull(),
		expires_at: time("expires_at").notNull(),
		confirmed_at: time("confirmed_at"),
		/** When it was stopped, taken back, or another one was asked for. */
		ended_at: time("ended_at"),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		tenantKey(table),
		uniqueIndex("email_changes_by_token").on(table.account_id, table.token_hash),
		uniqueIndex("email_changes_by_stop_token").on(table.account_id, table.stop_token_hash),
		uniqueIndex("email_changes_open")
			.on(table.account_id, table.user_id)
			.where(sql`${table.confirmed_at} is null and ${table.ended_at} is null`),
		index("email_changes_by_former_address")
			.on(table.account_id, table.old_email)
			.where(sql`${table.confirmed_at} is not null`),
		index("email_changes_by_expiry").on(table.account_id, table.expires_at).where(sql`${table.confirmed_at} is null`),
		index("email_changes_by_user").on(table.account_id, table.user_id),
		check("email_changes_differ", sql`${table.email} <> ${table.old_email}`),
	],
);
