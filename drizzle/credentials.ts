/** The keys with which an account signs credentials of certificates. */
import { sql } from "drizzle-orm";
import { check, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, id, json, tenantKey, time } from "./column";

/**
 * A pair of keys: the public one as a JWK, under its thumbprint (RFC 7638), and the private one sealed with the Worker's
 * secret. Rows stay for good, so that what was signed with an earlier pair can still be checked.
 */
export const credentialKeys = sqliteTable(
	"credential_keys",
	{
		account_id: accountId(),
		id: id(),
		key_id: text("key_id").notNull(),
		public_key: json("public_key").notNull(),
		sealed_key: text("sealed_key").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		uniqueIndex("credential_keys_by_key_id").on(table.account_id, table.key_id),
		check("credential_keys_key_id", sql`length(${table.key_id}) between 1 and 100`),
		check("credential_keys_public_key", sql`length(${table.public_key}) <= 2000`),
		check("credential_keys_sealed_key", sql`length(${table.sealed_key}) <= 5000`),
	],
);
