/** Answers kept with their effect, so that a repeated request gets the first answer again. */
import { hash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { dayMs } from "./clock";
import type { Statement } from "./sql";

/** How long an answer is kept; the ledger's own keys stay for ever. */
export const recordRetentionMs = 7 * dayMs;

/** An idempotency record and the hash of the request that got it. */
export type IdempotencyRecord = { request_hash: string; answer: string };

/** The key under which a call of one person is kept. */
export function callKey(endpoint: string, userId: number, key: string): string {
	return `${endpoint}:${userId}:${key}`;
}

/** Finds the answer that an earlier call with this key got. */
export function findIdempotencyRecord(account_id: number, key: string) {
	return sql<IdempotencyRecord>`select request_hash, answer from idempotency_records where account_id = ${account_id} and key = ${key}`;
}

/** Those of the keys under which an answer is kept. */
export function findStoredKeys(account_id: number, keys: readonly string[]) {
	return sql<{
		key: string;
	}>`select key from idempotency_records where account_id = ${account_id} and key in (select value from json_each(${JSON.stringify(keys)}))`;
}

/**
 * Keeps the answer in the batch of the effect and returns it; `live` fields are read by the database itself, after the
 * effect. The primary key makes a second effect under the same key impossible.
 */
export function insertIdempotencyRecord(
	account_id: number,
	key: string,
	request_hash: string,
	answer: object,
	live: Record<string, SQL>,
	now: number,
): Statement {
	return sql`insert into idempotency_records (account_id, key, request_hash, answer, created_at)
		values (${account_id}, ${key}, ${request_hash}, ${composeAnswer(answer, live)}, ${now}) returning answer`;
}

/** The answer as JSON in SQL, with its live fields set. */
export function composeAnswer(answer: object, live: Record<string, SQL>): SQL {
	const fields = Object.entries(live).map(([name, value]) => sql`, ${`$.${name}`}, (${value})`);
	return fields.length === 0
		? sql`${JSON.stringify(answer)}`
		: sql`json_set(${JSON.stringify(answer)}${sql.join(fields)})`;
}

/** SHA-256 of a value as JSON, in hex. */
export function hashOf(value: unknown): string {
	return hash("sha256", JSON.stringify(value));
}
