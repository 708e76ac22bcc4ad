/** What imports remember: which keys a file has named so far, and what each variant's last file said. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { variants } from "./catalog";
import { accountId, belongsTo } from "./column";
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
		manager_email: text("manager_email"),
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
			.where(sql`${table.manager_email} is not null`),
	],
);

/** Quantity and picture that the last file gave for a variant: stock is set only when the file's quantity changed. */
export const importedVariants = sqliteTable(
	"imported_variants",
	{
		account_id: accountId(),
		variant_id: integer("variant_id").notNull(),
		/** Null: the file says that stock is not counted. */
		quantity: integer("quantity"),
		image_source: text("image_source"),
	},
	(table) => [
		belongsTo(table, table.variant_id, variants),
		primaryKey({ columns: [table.account_id, table.variant_id] }),
		index("imported_variants_by_image").on(table.account_id, table.image_source),
	],
);
