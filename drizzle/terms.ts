/** The account's own terms: each version as it was saved, and who accepted which. */
import { index, integer, sqliteTable, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, flag, id, isBetween, json, tenantKey, time } from "./column";
import { users } from "./members";

/** A version of the terms; what was saved stays as it is. */
export const termsVersions = sqliteTable(
	"terms_versions",
	{
		account_id: accountId(),
		id: id(),
		/** Counted up from 1. */
		number: integer("number").notNull(),
		/** JSON by language. */
		texts: json("texts").notNull(),
		/** Whether everybody was asked to accept anew. */
		asks_anew: flag("asks_anew"),
		/** Null for what the operator set up. */
		author_id: integer("author_id"),
		/** How many people accepted it (kept by a trigger on terms_acceptances). */
		accepted_count: integer("accepted_count").notNull().default(0),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.author_id, users),
		tenantKey(table),
		uniqueIndex("terms_versions_number").on(table.account_id, table.number),
		isBetween("terms_versions_number_counted", table.number, 1, 1_000_000),
	],
);

/** That somebody accepted a version, once. */
export const termsAcceptances = sqliteTable(
	"terms_acceptances",
	{
		account_id: accountId(),
		id: id(),
		/** The version's number. */
		version: integer("version").notNull(),
		user_id: integer("user_id").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		tenantKey(table),
		uniqueIndex("terms_acceptances_once").on(table.account_id, table.user_id, table.version),
		index("terms_acceptances_by_time").on(table.account_id, table.created_at, table.id),
		index("terms_acceptances_of_version").on(table.account_id, table.version, table.created_at, table.id),
	],
);
