/** An account's own wording of the product's texts, and the texts that clients hand in to be translated. */
import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, flag, id, isOneOf, tenantKey, time } from "./column";

/**
 * What an account says in the place of a text, one row a form (`items_one`, `items_other`). `product_text` and
 * `source_text` are the product's own and the English one of the moment at which it was written: where they differ from
 * today's, the correction may be out of date. Triggers raise the account's version.
 */
export const textCorrections = sqliteTable(
	"text_corrections",
	{
		account_id: accountId(),
		language_code: text("language_code").notNull(),
		namespace: text("namespace").notNull(),
		key: text("key").notNull(),
		text: text("text").notNull(),
		product_text: text("product_text").notNull(),
		source_text: text("source_text").notNull(),
		updated_by: integer("updated_by").notNull(),
		updated_at: time("updated_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.language_code, table.namespace, table.key] }),
		isOneOf("text_corrections_language", table.language_code, ["en", "es", "fr"]),
		check("text_corrections_text", sql`length(${table.text}) between 1 and 1000`),
	],
);

/** Texts that clients handed in, each once; `account_specific` where no other account has them. */
export const savedTexts = sqliteTable(
	"saved_texts",
	{
		account_id: accountId(),
		id: id(),
		text: text("text").notNull(),
		account_specific: flag("account_specific"),
		created_by: integer("created_by").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		uniqueIndex("saved_texts_once").on(table.account_id, table.text),
		check("saved_texts_text", sql`length(${table.text}) between 1 and 500`),
	],
);
