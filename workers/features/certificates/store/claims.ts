/** The SQL of claiming: finding a code, taking it, and wrong ones. */
import { sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";
import { maxTries, triesWithinMs } from "../rules/tries";
import type { BatchRow } from "./batches";

/** A certificate with what its batch says, and the ledger account that holds its points. */
export type ClaimableRow = Pick<BatchRow, "name" | "message" | "points" | "budget_id" | "status" | "expires_at"> & {
	batch_id: number;
	number: number;
	claimed_by: number | null;
	claimed_at: number | null;
	held_account_id: number;
};

/** A certificate by the hash of its code. */
export function findByCode(account_id: number, code_hash: string) {
	return sql<ClaimableRow>`select c.batch_id, c.number, c.claimed_by, c.claimed_at, b.name, b.message, b.points, b.budget_id,
		b.status, b.expires_at, h.id as held_account_id from certificates c
		join certificate_batches b on b.account_id = c.account_id and b.id = c.batch_id
		join ledger_accounts h on h.account_id = c.account_id and h.kind = 'in_approval' and h.unit = 'points' and h.owner_id = c.batch_id
		where c.account_id = ${account_id} and c.code_hash = ${code_hash}`;
}

/** Takes a certificate; the trigger `certificates_claimed_once` refuses one that is taken. */
export function claim(
	account_id: number,
	{ batch_id, number }: Pick<ClaimableRow, "batch_id" | "number">,
	user_id: number,
	now: number,
): Statement {
	return sql`update certificates set claimed_by = ${user_id}, claimed_at = ${now}
		where account_id = ${account_id} and batch_id = ${batch_id} and number = ${number}`;
}

/** When somebody typed their newest wrong codes. */
export function listTries(account_id: number, user_id: number) {
	return sql<{ tried_at: number }>`select t.tried_at from certificate_tries t
		where t.account_id = ${account_id} and t.user_id = ${user_id} order by t.tried_at desc limit ${maxTries}`;
}

/** Notes a wrong code; the trigger `certificate_tries_paused` refuses it while claiming is paused. */
export function insertTry(account_id: number, id: number, user_id: number, now: number): Statement {
	return sql`insert into certificate_tries (account_id, id, user_id, tried_at) values (${account_id}, ${id}, ${user_id}, ${now})`;
}

/** True in SQL unless somebody's claiming is paused. */
export function mayClaim(account_id: number, user_id: number, now: number): Statement {
	return sql`select not (count(*) = ${maxTries} and max(t.tried_at) - min(t.tried_at) < ${triesWithinMs}
		and max(t.tried_at) + ${triesWithinMs} > ${now}) from (select tried_at from certificate_tries
		where account_id = ${account_id} and user_id = ${user_id} order by tried_at desc limit ${maxTries}) t`;
}

/** What somebody claimed, the newest first. */
export function listClaimsBy(account_id: number, user_id: number, limit: number) {
	return sql<{
		id: string;
		claimed_at: number;
		name: string;
		points: number;
	}>`select c.batch_id || '-' || c.number as id, c.claimed_at,
		b.name, b.points from certificates c
		join certificate_batches b on b.account_id = c.account_id and b.id = c.batch_id
		where c.account_id = ${account_id} and c.claimed_by = ${user_id} order by c.claimed_at desc limit ${limit}`;
}
