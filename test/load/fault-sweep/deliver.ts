/** Gives messages of a tenant's outbox to the Worker as the queue would, one after the other, and passes the time between tries. */
import { createExecutionContext, createMessageBatch, getQueueResult, waitOnExecutionContext } from "cloudflare:test";
import { sql } from "drizzle-orm";
import type { TestTenant } from "#test/kit/tenant";
import worker from "#workers/index";
import { minuteMs, systemClock } from "#workers/kernel/clock";
import type { Environment, OutboxSignal } from "#workers/kernel/environment";
import { isolateClock } from "#workers/runtime/clock";

/** Longer than a lease and the pause after a first try; an email of half an hour does not come too late by one fault. */
const firstRoundMs = 3 * minuteMs;
const firstRounds = 4;
/** Longer than any pause between two tries, so that the next round tries again. */
const roundMs = 31 * minuteMs;
const maxRounds = 12;

/** Which messages are meant: those of a job, or one; all of them unless named. */
type Meant = { job?: string; id?: number };

/** Delivers every waiting message that is meant once; answers how many the queue must send again. */
export async function deliver(tenant: TestTenant, environment: Environment, meant: Meant = {}): Promise<number> {
	let retried = 0;
	for (const outbox_id of await waitingMessages(tenant, meant)) {
		const body: OutboxSignal = { account_id: tenant.id, shard: tenant.shard, outbox_id };
		const batch = createMessageBatch<OutboxSignal>("laurel-outbox", [
			{ id: String(outbox_id), timestamp: new Date(), attempts: 1, body },
		]);
		const context = createExecutionContext();
		await worker.queue(batch, environment, context);
		const result = await getQueueResult(batch, context);
		await waitOnExecutionContext(context);
		retried += result.retryMessages.length;
	}
	return retried;
}

/** Lets time pass and delivers what waits, again and again, until nothing waits. Throws when something never ends. */
export async function settle(tenant: TestTenant, environment: Environment, meant: Meant = {}): Promise<void> {
	const startedAt = Date.now();
	try {
		for (let round = 0; round < maxRounds; round += 1) {
			const waiting = await waitingMessages(tenant, meant);
			if (waiting.length === 0) return;
			const passedMs = Math.min(round, firstRounds) * firstRoundMs + Math.max(0, round - firstRounds) * roundMs;
			isolateClock.current = { now: () => systemClock.now() + passedMs };
			await deliver(tenant, environment, meant);
		}
	} finally {
		isolateClock.current = systemClock;
	}
	throw new Error(`messages of the outbox still wait after ${maxRounds} rounds and ${Date.now() - startedAt} ms`);
}

/** Delivers what is due of what a situation's making left behind: the queue would do it at a moment of its own, in the midst of what is compared. */
export async function deliverDue(tenant: TestTenant, environment: Environment): Promise<void> {
	for (let round = 0; round < maxRounds; round += 1) {
		const due = await tenant.database.read(
			sql<{
				id: number;
			}>`select id from outbox where account_id = ${tenant.id} and done_at is null and failed_at is null
				and due_at <= ${systemClock.now()} order by created_at, id`,
		);
		if (due.length === 0) return;
		for (const { id } of due) await deliver(tenant, environment, { id });
	}
}

async function waitingMessages(tenant: TestTenant, { job, id }: Meant): Promise<number[]> {
	const rows = await tenant.database.read(
		sql<{ id: number }>`select id from outbox where account_id = ${tenant.id} and done_at is null and failed_at is null
			and job = ${job ?? sql`job`} and id = ${id ?? sql`id`} order by created_at, id`,
	);
	return rows.map(({ id }) => id);
}
