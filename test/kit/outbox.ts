/** Does at once what the queue would do: runs the messages that wait in a tenant's outbox. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { runMessage } from "#workers/background/run-message";
import type { Environment } from "#workers/kernel/environment";
import type { Client } from "./client";
import type { TestTenant } from "./tenant";

/** Keeps the real queue from hearing of what this client does: the test alone says when its messages run. */
export function runByHand(client: Client): void {
	client.environment = { ...client.environment, OUTBOX_QUEUE: silentQueue } as unknown as typeof env;
}

/** A queue that passes nothing on. */
export const silentQueue = { send: async () => {}, sendBatch: async () => {} };

/** Runs every waiting message of these jobs, and what they leave behind, until none waits. */
export async function runOutbox(tenant: TestTenant, job: string): Promise<number> {
	const waits: Promise<unknown>[] = [];
	const context = { waitUntil: (work: Promise<unknown>) => void waits.push(work) };
	for (let count = 0; ; ) {
		const rows = await tenant.database.read(
			sql<{
				id: number;
			}>`select id from outbox where account_id = ${tenant.id} and job = ${job} and done_at is null and failed_at is null`,
		);
		if (rows.length === 0) return count;
		for (const { id } of rows) {
			await runMessage(env as unknown as Environment, context, {
				account_id: tenant.id,
				shard: tenant.shard,
				outbox_id: id,
			});
			count += 1;
		}
		await Promise.all(waits.splice(0));
		// The real queue may hold a message at the same moment.
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
}

/** Runs whatever is due in a tenant's outbox, whichever job it is for; what a job gives back for later stays. */
export async function runOutboxWhole(tenant: Pick<TestTenant, "id" | "shard" | "database">): Promise<void> {
	const context = { waitUntil: (work: Promise<unknown>) => void work };
	for (let round = 0; round < 20; round += 1) {
		const waiting = await tenant.database.read(
			sql<{
				id: number;
			}>`select id from outbox where account_id = ${tenant.id} and done_at is null and failed_at is null and due_at <= ${Date.now()}`,
		);
		if (waiting.length === 0) return;
		for (const { id } of waiting) {
			const signal = { account_id: tenant.id, shard: tenant.shard, outbox_id: id };
			await runMessage(env as unknown as Environment, context, signal);
		}
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
}
