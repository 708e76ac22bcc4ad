/** Files that the Worker keeps in R2: pictures, uploads, made reports. */
import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, id, tenantKey, time } from "./column";

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
