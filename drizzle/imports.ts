/** What imports remember: which keys a file has named so far. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, json } from "./column";
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
