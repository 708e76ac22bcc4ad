/** The SQL of batches: making one, its codes piece by piece, printing, and its end. */
import { type SQL, sql } from "drizzle-orm";
import type { certificateBatches } from "#drizzle/certificates";
import { personName } from "#workers/features/members";
import { never } from "#workers/kernel/due-work";
import type { RowOf, Statement } from "#workers/kernel/sql";
import type { Counted } from "../rules/batch-counts";

/** What an owner says of a batch. */
export type NewBatch = RowOf<
	typeof certificateBatches,
	"id" | "name" | "message" | "certificate_count" | "points" | "budget_id" | "expires_at" | "created_by" | "created_at"
>;

/** A batch with its budget's name. */
export type BatchRow = NewBatch & Counted & { made_count: number; budget: string };

/** Writes a batch; its points are held beside, its codes follow. */
export function insertBatch(account_id: number, batch: NewBatch): Statement {
	return sql`insert into certificate_batches (account_id, id, name, message, certificate_count, points, budget_id, expires_at, created_by, created_at)
		values (${account_id}, ${batch.id}, ${batch.name}, ${batch.message}, ${batch.certificate_count}, ${batch.points}, ${batch.budget_id},
		${batch.expires_at}, ${batch.created_by}, ${batch.created_at})`;
}

/** The columns of `BatchRow`, of a batch `c` with its budget `b`. */
export const batchColumns: SQL = sql`c.id, c.name, c.message, c.certificate_count, c.points, c.budget_id, c.status, c.made_count,
	c.printed_count, c.claimed_count, c.expires_at, c.created_by, c.created_at, b.name as budget`;

/** Joins a batch `c` to its budget `b`. */
export const batchSources: SQL = sql`join budgets b on b.account_id = c.account_id and b.id = c.budget_id`;

/** A batch by id. */
export function findBatch(account_id: number, id: number) {
	return sql<BatchRow>`select ${batchColumns} from certificate_batches c ${batchSources}
		where c.account_id = ${account_id} and c.id = ${id}`;
}

/** What a batch is called. */
export function batchName(account_id: number, id: number | SQL) {
	return sql<{ name: string }>`select name from certificate_batches where account_id = ${account_id} and id = ${id}`;
}

/** True in SQL while a batch is open and has so many codes. */
export function hasMade(account_id: number, id: number, made_count: number): Statement {
	return sql`select count(*) from certificate_batches c where c.account_id = ${account_id} and c.id = ${id}
		and c.status = 'open' and c.made_count = ${made_count}`;
}

/** True in SQL unless a batch was made void. */
export function isNotVoid(account_id: number, id: number): Statement {
	return sql`select count(*) from certificate_batches c where c.account_id = ${account_id} and c.id = ${id} and c.status <> 'void'`;
}

/** True in SQL while a batch is open and its last day is not over. */
export function isClaimable(account_id: number, id: number, now: number): Statement {
	return sql`select count(*) from certificate_batches c where c.account_id = ${account_id} and c.id = ${id}
		and c.status = 'open' and c.expires_at > ${now}`;
}

/** Adds codes to a batch. */
export function insertCertificates(
	account_id: number,
	batch_id: number,
	rows: readonly { number: number; code_hash: string }[],
): Statement[] {
	return [
		sql`insert into certificates (account_id, batch_id, number, code_hash)
			select ${account_id}, ${batch_id}, value ->> 'number', value ->> 'code_hash' from json_each(${JSON.stringify(rows)})`,
		sql`update certificate_batches set made_count = made_count + ${rows.length}
			where account_id = ${account_id} and id = ${batch_id}`,
	];
}

/** Ends a batch; the trigger `certificate_batches_stay` refuses one that ended otherwise. */
export function endBatch(account_id: number, id: number, status: "expired" | "void"): Statement {
	return sql`update certificate_batches set status = ${status} where account_id = ${account_id} and id = ${id}`;
}

/** A batch whose last day is over, with the language of whoever made it. */
export type OverdueBatch = BatchRow & { language_code: string };

/** Batches whose last day is over, the oldest first. */
export function listOverdue(account_id: number, now: number, limit: number) {
	return sql<OverdueBatch>`select ${batchColumns}, u.language_code from certificate_batches c ${batchSources}
		join users u on u.account_id = c.account_id and u.id = c.created_by
		where c.account_id = ${account_id} and c.status = 'open' and c.expires_at <= ${now} order by c.expires_at limit ${limit}`;
}

/** When the next one is over. */
export const nextExpiry = (account_id: number) =>
	sql`coalesce((select c.expires_at from certificate_batches c where c.account_id = ${account_id} and c.status = 'open'
		order by c.expires_at limit 1), ${never})`;

/** Batches that wait for codes, as messages of the job that makes them. */
export function listUnmade(account_id: number) {
	return sql<{
		payload: string;
		due_at: number;
	}>`select json_object('batch_id', c.id) as payload, c.created_at as due_at
		from certificate_batches c where c.account_id = ${account_id} and c.status = 'open' and c.made_count < c.certificate_count`;
}

/** The numbers of a batch between two, with what was kept of each code. */
export function listCertificates(account_id: number, batch_id: number, from: number, to: number) {
	return sql<{
		number: number;
		code_hash: string;
		printed_at: number | null;
		claimed_at: number | null;
	}>`select c.number,
		c.code_hash, c.printed_at, c.claimed_at from certificates c where c.account_id = ${account_id}
		and c.batch_id = ${batch_id} and c.number between ${from} and ${to} order by c.number`;
}

/** Marks codes as printed that were not. */
export function markPrinted(
	account_id: number,
	batch_id: number,
	numbers: { from: number; to: number },
	now: number,
): Statement {
	return sql`update certificates set printed_at = ${now} where account_id = ${account_id} and batch_id = ${batch_id}
		and number between ${numbers.from} and ${numbers.to} and printed_at is null`;
}

/** Who claimed the newest ones of a batch. */
export function listClaimsOf(account_id: number, batch_id: number, limit: number) {
	return sql<{ number: number; claimed_at: number; name: string; user_id: number }>`select c.number, c.claimed_at,
		c.claimed_by as user_id, ${personName("u")} as name from certificates c
		join users u on u.account_id = c.account_id and u.id = c.claimed_by
		where c.account_id = ${account_id} and c.batch_id = ${batch_id} and c.claimed_at is not null
		order by c.claimed_at desc limit ${limit}`;
}
