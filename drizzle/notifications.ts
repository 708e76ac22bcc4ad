/** What people were told behind the bell, and how much of it they have not read. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, id, json, tenantKey, time } from "./column";
import { users } from "./members";

/** What one person was told: the kind and its values, from which the words are made when they are read. Kept 180 days. */
export const notifications = sqliteTable(
	"notifications",
	{
		account_id: accountId(),
		id: id(),
		user_id: integer("user_id").notNull(),
		kind: text("kind").notNull(),
		details: json("details").notNull(),
		created_at: time("created_at").notNull(),
		/** Null while it is unread. */
		read_at: time("read_at"),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		tenantKey(table),
		index("notifications_of_person").on(table.account_id, table.user_id, table.created_at, table.id),
		index("notifications_unread").on(table.account_id, table.user_id).where(sql`${table.read_at} is null`),
		index("notifications_by_age").on(table.account_id, table.created_at, table.id),
	],
);

/** How many a person has not read (kept by triggers on notifications), and when they last said that they saw them. */
export const notificationCounts = sqliteTable(
	"notification_counts",
	{
		account_id: accountId(),
		user_id: integer("user_id").notNull(),
		unread_count: integer("unread_count").notNull().default(0),
		last_seen_at: time("last_seen_at"),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.user_id] }),
		check("notification_counts_unread", sql`${table.unread_count} >= 0`),
	],
);
