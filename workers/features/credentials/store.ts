/** The SQL of the keys with which an account signs credentials. */
import { sql } from "drizzle-orm";
import type { credentialKeys } from "#drizzle/credentials";
import type { RowOf, Statement } from "#workers/kernel/sql";

/** A pair of keys, the private one sealed. */
export type CredentialKey = RowOf<typeof credentialKeys, "id" | "key_id" | "public_key" | "sealed_key" | "created_at">;

/** So many keys are published: each change of the Worker's secret brings one more. */
const maxKeys = 50;

/** The account's keys, newest first. */
export function listKeys(account_id: number) {
	return sql<CredentialKey>`select id, key_id, public_key, sealed_key, created_at from credential_keys
		where account_id = ${account_id} order by id desc limit ${maxKeys}`;
}

/** A key by its thumbprint. */
export function findKey(account_id: number, key_id: string) {
	return sql<Pick<CredentialKey, "key_id" | "public_key">>`select key_id, public_key from credential_keys
		where account_id = ${account_id} and key_id = ${key_id}`;
}

/** Writes a key. */
export function insertKey(account_id: number, key: CredentialKey): Statement {
	return sql`insert into credential_keys (account_id, id, key_id, public_key, sealed_key, created_at)
		values (${account_id}, ${key.id}, ${key.key_id}, ${key.public_key}, ${key.sealed_key}, ${key.created_at})`;
}
