/** What imports remember: which keys a file has named so far, what files added, and which header is which column. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, isOneOf, json, time } from "./column";
import { downloadRequests } from "./downloads";

/**
 * Keys (`email:…`, `participant:…`, `handle:…`) that rows of a running import took, for finding repeats across chunks
 * and for the second pass. Emptied when the import ends.
 */
export const importKeys = sqliteTable(
	"import_keys",
	{
		account_id: accountId(),
		request_id: integer("request_id").notNull(),
		key: text("key").notNull(),
		line: integer("line").notNull(),
		/** The person or item that the row became. */
		subject_id: integer("subject_id").notNull(),
		/** What the second pass needs of the row; of a member whom the row names as manager. */
		manager: json("manager"),
		/** The row's cells as JSON, kept where a second pass follows. */
		row: text("row"),
		/** 1 when the first pass changed nothing, so that the second can count the row rightly. */
		was_unchanged: integer("was_unchanged").notNull().default(0),
	},
	(table) => [
		belongsTo(table, table.request_id, downloadRequests),
		primaryKey({ columns: [table.account_id, table.request_id, table.key] }),
		index("import_keys_with_manager")
			.on(table.account_id, table.request_id, table.line)
			.where(sql`${table.manager} is not null`),
	],
);

/** What the pieces of an upload added, newest last, so that it can be undone; a piece goes when it was undone, or is too old. */
export const importPieces = sqliteTable(
	"import_pieces",
	{
		account_id: accountId(),
		request_id: integer("request_id").notNull(),
		piece: integer("piece").notNull(),
		/** JSON [[kind, subject_id, part_id]]. */
		added: json("added").notNull(),
		/** How many things that were there already its rows changed. */
		changed_count: integer("changed_count").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.request_id, downloadRequests),
		primaryKey({ columns: [table.account_id, table.request_id, table.piece] }),
		index("import_pieces_by_time").on(table.account_id, table.created_at),
	],
);

/** Uploads that were undone, or are being undone: once each. */
export const importUndos = sqliteTable(
	"import_undos",
	{
		account_id: accountId(),
		request_id: integer("request_id").notNull(),
		status: text("status").notNull().default("pending"),
		/** Things of the upload at first, those that were taken away, and those that stay. */
		total_count: integer("total_count").notNull(),
		undone_count: integer("undone_count").notNull().default(0),
		kept_count: integer("kept_count").notNull().default(0),
		/** The first of those that stay, as JSON [{name, reason}]. */
		kept: json("kept").notNull().default("[]"),
		created_at: time("created_at").notNull(),
		finished_at: time("finished_at"),
	},
	(table) => [
		belongsTo(table, table.request_id, downloadRequests),
		primaryKey({ columns: [table.account_id, table.request_id] }),
		isOneOf("import_undos_status", table.status, ["pending", "processed", "errored"]),
	],
);

/** Which header is which column in files with these headers, as somebody confirmed it. */
export const importMappings = sqliteTable(
	"import_mappings",
	{
		account_id: accountId(),
		kind: text("kind").notNull(),
		/** A digest of the headers, whatever their case. */
		headers_key: text("headers_key").notNull(),
		/** JSON {header: column}, "" for one that is left out. */
		mapping: json("mapping").notNull(),
		confirmed_at: time("confirmed_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.kind, table.headers_key] }),
		index("import_mappings_by_time").on(table.account_id, table.kind, table.confirmed_at),
	],
);
