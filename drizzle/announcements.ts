/** What a company announces to everybody or to groups of its people, and who was told, read it and confirmed it. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, flag, id, isOneOf, json, tenantKey, time } from "./column";
import { users } from "./members";

/** Announcements. Titles and texts are JSON by language; the three counts are kept by triggers on the recipients. */
export const announcements = sqliteTable(
	"announcements",
	{
		account_id: accountId(),
		id: id(),
		author_id: integer("author_id").notNull(),
		titles: json("titles").notNull(),
		texts: json("texts").notNull(),
		status: text("status").notNull(),
		audience: text("audience").notNull(),
		/** The groups that it is for; empty where it is for everybody. */
		group_ids: json("group_ids").notNull().default("[]"),
		/** When people see it first; null: as soon as it is sent. */
		starts_at: time("starts_at"),
		/** From when on nobody sees it; null: until it is withdrawn. */
		expires_at: time("expires_at"),
		is_pinned: flag("is_pinned"),
		asks_confirmation: flag("asks_confirmation"),
		sends_mail: flag("sends_mail", 1),
		/** The order to send it that holds; a message of an earlier one does nothing. */
		sending_id: integer("sending_id"),
		/** How far the sending is: the group (0 for everybody) and the last person who was looked at. */
		checkpoint: json("checkpoint"),
		/** Its post in the activity feed; only what is for everybody has one. */
		activity_id: integer("activity_id"),
		/** When it expired or was withdrawn. */
		ended_at: time("ended_at"),
		/** Why it could not be sent. */
		error: text("error"),
		/** When those who have not confirmed were reminded last, by which order, and how far that is. */
		reminded_at: time("reminded_at"),
		reminder_id: integer("reminder_id"),
		reminder_checkpoint: integer("reminder_checkpoint"),
		delivered_count: integer("delivered_count").notNull().default(0),
		read_count: integer("read_count").notNull().default(0),
		confirmed_count: integer("confirmed_count").notNull().default(0),
		created_at: time("created_at").notNull(),
		updated_at: time("updated_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.author_id, users),
		tenantKey(table),
		index("announcements_by_time").on(table.account_id, table.created_at, table.id),
		index("announcements_running")
			.on(table.account_id, table.starts_at, table.id)
			.where(sql`${table.status} in ('processing', 'processed', 'errored') and ${table.ended_at} is null`),
		index("announcements_pinned")
			.on(table.account_id, table.starts_at, table.id)
			.where(sql`${table.is_pinned} = 1 and ${table.status} in ('pending', 'processing', 'processed', 'errored')`),
		isOneOf("announcements_status", table.status, [
			"draft",
			"pending",
			"processing",
			"processed",
			"canceled",
			"errored",
		]),
		isOneOf("announcements_audience", table.audience, ["everybody", "groups"]),
		check("announcements_titles", sql`length(${table.titles}) <= 5000`),
		check("announcements_texts", sql`length(${table.texts}) <= 200000`),
		check("announcements_group_ids", sql`json_array_length(${table.group_ids}) <= 20`),
		check("announcements_end", sql`${table.expires_at} > ${table.starts_at}`),
	],
);

/** Who was told of an announcement, each once, and when they read and confirmed it. */
export const announcementRecipients = sqliteTable(
	"announcement_recipients",
	{
		account_id: accountId(),
		announcement_id: integer("announcement_id").notNull(),
		user_id: integer("user_id").notNull(),
		delivered_at: time("delivered_at").notNull(),
		read_at: time("read_at"),
		confirmed_at: time("confirmed_at"),
	},
	(table) => [
		belongsTo(table, table.announcement_id, announcements),
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.announcement_id, table.user_id] }),
		index("announcement_recipients_of_person").on(table.account_id, table.user_id, table.announcement_id),
		index("announcement_recipients_unconfirmed")
			.on(table.account_id, table.announcement_id, table.user_id)
			.where(sql`${table.confirmed_at} is null`),
		check("announcement_recipients_confirmed", sql`${table.confirmed_at} is null or ${table.read_at} is not null`),
	],
);

/** Files that go with an announcement; their bytes lie in R2. */
export const announcementAttachments = sqliteTable(
	"announcement_attachments",
	{
		account_id: accountId(),
		id: id(),
		announcement_id: integer("announcement_id").notNull(),
		/** Its address below /announcement_files, and its place in R2. */
		key: text("key").notNull(),
		name: text("name").notNull(),
		content_type: text("content_type").notNull(),
		byte_count: integer("byte_count").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.announcement_id, announcements),
		tenantKey(table),
		uniqueIndex("announcement_attachments_by_key").on(table.account_id, table.key),
		index("announcement_attachments_of_announcement").on(table.account_id, table.announcement_id, table.id),
		check("announcement_attachments_name", sql`length(${table.name}) between 1 and 120`),
	],
);
