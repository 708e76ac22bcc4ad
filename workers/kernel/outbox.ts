/** What must follow an effect: rows written in its batch, carried by the queue, swept when a message was lost. */

import { sql } from "drizzle-orm";
import { assertThat } from "./assertions";
import { dayMs, minuteMs } from "./clock";
import type { OutboxSignal } from "./environment";
import type { JobName, JobPayloads } from "./names";
import { rowsOf, type Statement } from "./sql";

/** A job to be done after the effect. `due_at` (ms UTC) puts it off. */
export type OutboxMessage = { [Name in JobName]: { job: Name; payload: JobPayloads[Name]; due_at?: number } }[JobName];

/** A row of the outbox as its consumer holds it; `held` are its earlier leases, in force while a renewal failed. */
export type LeasedMessage = {
	id: number;
	job: string;
	payload: string;
	attempts: number;
	lease_until: number;
	held?: number[];
};

/** How long a message that is done can still be looked at. */
export const doneRetentionMs = 30 * dayMs;

/** How long a consumer holds a message before another may take it. */
export const leaseMs = 2 * minuteMs;

/** The statement that writes outbox rows, one for however many: D1 counts statements. None for no rows. */
export function outboxRows(
	account_id: number,
	now: number,
	rows: readonly (OutboxMessage & { id: number })[],
): Statement[] {
	return writeRows(account_id, now, rows, 0);
}

/** More tries than any job has: such a message ends without running. */
export const interruptedAttempts = 1_000;

/** The statement that writes messages of work that was interrupted: each ends at once, and its job tells people. */
export function interruptedRows(
	account_id: number,
	now: number,
	rows: readonly (OutboxMessage & { id: number })[],
): Statement[] {
	return writeRows(account_id, now, rows, interruptedAttempts);
}

function writeRows(
	account_id: number,
	now: number,
	rows: readonly (OutboxMessage & { id: number })[],
	attempts: number,
): Statement[] {
	if (rows.length === 0) return [];
	const listed = rows.map(({ id, job, payload, due_at = now }) => ({
		id,
		job,
		payload: JSON.stringify(payload),
		due_at,
	}));
	return [
		sql`insert into outbox (account_id, id, job, payload, created_at, due_at, attempts)
			select ${account_id}, value ->> 'id', value ->> 'job', value ->> 'payload', ${now}, value ->> 'due_at', ${attempts}
			from ${rowsOf(listed)}`,
	];
}

/** Takes the message if it is due and free; gives its row, or nothing when another has it or it is done. */
export function takeLease(account_id: number, id: number, now: number) {
	return sql<LeasedMessage>`update outbox set lease_until = ${now + leaseMs}, attempts = attempts + 1
		where account_id = ${account_id} and id = ${id} and ${isFree(now)} and due_at <= ${now}
		returning id, job, payload, attempts, lease_until`;
}

/**
 * Takes those of the messages that are due, free and were never tried, but for jobs that run apart. One that was tried
 * may have taken its isolate down: in the company of others it would cost each of them a try. `+due_at` keeps SQLite from
 * walking all that waits instead of finding the ids.
 */
export function takeFirstLeases(account_id: number, ids: readonly number[], now: number, apart: readonly string[]) {
	return sql<LeasedMessage>`update outbox set lease_until = ${now + leaseMs}, attempts = 1
		where account_id = ${account_id} and id in (select value from ${rowsOf(ids)}) and ${isFree(now)} and +due_at <= ${now}
		and attempts = 0 and job not in (select value from ${rowsOf(apart)})
		returning id, job, payload, attempts, lease_until`;
}

/** Which of the messages are due and free. */
export function findFree(account_id: number, ids: readonly number[], now: number) {
	return sql<{ id: number }>`select id from outbox
		where account_id = ${account_id} and id in (select value from ${rowsOf(ids)}) and ${isFree(now)} and +due_at <= ${now}`;
}

/** A message that is neither done nor given up, with how often it was tried. */
export function findMessage(account_id: number, id: number) {
	return sql<Pick<LeasedMessage, "job" | "attempts">>`select job, attempts from outbox
		where account_id = ${account_id} and id = ${id} and done_at is null and failed_at is null`;
}

/** Takes a message that is neither done nor given up out of the hands of whoever holds it, so that nobody else can end it. */
export function seizeMessage(account_id: number, id: number, now: number) {
	return sql<Pick<LeasedMessage, "id" | "job" | "payload">>`update outbox set lease_until = ${now + leaseMs}
		where account_id = ${account_id} and id = ${id} and done_at is null and failed_at is null returning id, job, payload`;
}

/**
 * Ends a message inside the batch of its effect; the batch fails with `lease_lost` when another consumer took over, or the
 * account was suspended meanwhile: a trigger refuses the 0.
 */
export function endMessage(account_id: number, message: LeasedMessage, now: number): Statement {
	return sql`update outbox set done_at = iif(${isOwnLease(message)} and done_at is null and ${isOpen(account_id)}, ${now}, 0), error = null
		where account_id = ${account_id} and id = ${message.id}`;
}

/** Holds a message for a further lease from now; the batch fails with `lease_lost` when another consumer took over. */
export function renewLease(account_id: number, message: LeasedMessage, now: number): Statement[] {
	const held = assertThat("lease_lost", holdsLease(account_id, message));
	message.held = [...(message.held ?? []), message.lease_until];
	message.lease_until = now + leaseMs;
	return [
		held,
		sql`update outbox set lease_until = ${message.lease_until} where account_id = ${account_id} and id = ${message.id}`,
	];
}

/** True in SQL while this consumer still holds the message, and the account is open. */
export function holdsLease(account_id: number, message: LeasedMessage): Statement {
	return sql`select count(*) = 1 from outbox where account_id = ${account_id} and id = ${message.id}
		and ${isOwnLease(message)} and done_at is null and ${isOpen(account_id)}`;
}

/** Gives the message back after a failed try, to be tried again at `due_at`. */
export function releaseMessage(account_id: number, message: LeasedMessage, due_at: number, error: string): Statement {
	return sql`update outbox set lease_until = null, due_at = ${due_at}, error = ${error}
		where account_id = ${account_id} and id = ${message.id} and ${isOwnLease(message)} and done_at is null`;
}

/** Ends a message that kept failing; the row stays for people to see. */
export function failMessage(account_id: number, id: number, now: number, error: string): Statement {
	return sql`update outbox set failed_at = ${now}, lease_until = null, error = ${error}
		where account_id = ${account_id} and id = ${id} and done_at is null and failed_at is null`;
}

/** Tells the queue that rows wait; a failure is left to the sweep, since the rows are already safe. */
export async function signalOutbox(queue: Queue<OutboxSignal>, signals: OutboxSignal[]): Promise<void> {
	for (let at = 0; at < signals.length; at += 100) {
		await queue.sendBatch(signals.slice(at, at + 100).map((body) => ({ body })));
	}
}

/** True in SQL while the account is one in which jobs may act. */
export const isOpen = (account_id: number) =>
	sql`(select a.status from accounts a where a.account_id = ${account_id}) = 'active'`;

/** True in SQL for a message that is neither ended nor held. */
export const isFree = (now: number) =>
	sql`done_at is null and failed_at is null and (lease_until is null or lease_until <= ${now})`;

const isOwnLease = ({ lease_until, held = [] }: LeasedMessage) =>
	sql`lease_until in (select value from json_each(${JSON.stringify([lease_until, ...held])}))`;
