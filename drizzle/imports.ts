/** What imports remember: which keys a file has named so far, and which pictures are still to be fetched. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, id, isOneOf, json, tenantKey } from "./column";
import { downloadRequests } from "./downloads";

/**
 * Keys (`email:…`, `participant:…`, `handle:…`) that rows of a running import took, for finding repeats across chunks
 * and for the second pass over managers. Emptied when the import ends.
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
		/** Whom the row names as manager: what people read, and the address, numbers and names to find them by. */
		manager: json("manager"),
		/** The row's cells as JSON, kept where a manager is still to be found. */
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

/**
 * Pictures that an import has still to fetch, host by host. `waiting`: not tried, or to be tried again; `late`: given up
 * with its host, which is asked once more later. Gone when it was fetched or failed for good.
 */
export const importPictures = sqliteTable(
	"import_pictures",
	{
		account_id: accountId(),
		id: id(),
		request_id: integer("request_id").notNull(),
		host: text("host").notNull(),
		source: text("source").notNull(),
		/** The line of the file that names it first. */
		line: integer("line").notNull(),
		item_ids: json("item_ids").notNull(),
		attempts: integer("attempts").notNull().default(0),
		state: text("state").notNull().default("waiting"),
	},
	(table) => [
		belongsTo(table, table.request_id, downloadRequests),
		tenantKey(table),
		index("import_pictures_to_fetch").on(
			table.account_id,
			table.request_id,
			table.state,
			table.host,
			table.attempts,
			table.id,
		),
		isOneOf("import_pictures_state", table.state, ["waiting", "late"]),
	],
);
