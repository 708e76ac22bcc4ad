/** Files that the Worker keeps in R2: pictures, uploads, made reports. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, id, tenantKey, time } from "./column";
import { users } from "./members";

/** Pictures of people, items and accounts by a random key; served at /files/{key}. */
export const files = sqliteTable(
	"files",
	{
		account_id: accountId(),
		id: id(),
		key: text("key").notNull(),
		content_type: text("content_type").notNull(),
		byte_count: integer("byte_count").notNull(),
		width: integer("width"),
		height: integer("height"),
		source: text("source"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		uniqueIndex("files_by_key").on(table.account_id, table.key),
		uniqueIndex("files_by_source").on(table.account_id, table.source),
	],
);

/** Uploads in parts that are not finished: whose, how large, and what the whole will be. */
export const fileUploads = sqliteTable(
	"file_uploads",
	{
		account_id: accountId(),
		id: id(),
		user_id: integer("user_id").notNull(),
		byte_count: integer("byte_count").notNull(),
		sha256: text("sha256").notNull(),
		/** When it was begun, or taken up again. */
		begun_at: time("begun_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		tenantKey(table),
		uniqueIndex("file_uploads_of_person").on(table.account_id, table.user_id, table.sha256),
		index("file_uploads_by_time").on(table.account_id, table.begun_at),
		check("file_uploads_byte_count", sql`${table.byte_count} between 1 and 10485760`),
		check("file_uploads_sha256", sql`length(${table.sha256}) = 64`),
	],
);
