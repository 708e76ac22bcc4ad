/** Messages of the outbox that keep failing: given back, given up, and told to people by their job. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { failing } from "#test/factories/faults";
import {
	askForReport,
	backToNow,
	makeReports,
	pastDownloads,
	realEnvironment,
	waitUntilLater,
} from "#test/factories/reports";
import { takeCrashes } from "#test/kit/crashes";
import { silentQueue } from "#test/kit/outbox";
import { watched } from "#test/kit/round-trips";
import { dueWorkOf, runDueWork } from "#test/kit/schedule";
import { createTenant } from "#test/kit/tenant";
import { giveUpBatch, runBatch } from "#workers/background/run-batch";
import { giveUpMessage, runMessage } from "#workers/background/run-message";

afterEach(backToNow);

const context = { waitUntil: () => undefined };

async function makeWaitingMessage() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	await askForReport(olga);
	const read = async () => {
		const [row] = await acme.database.read(
			sql<{
				id: number;
				attempts: number;
				failed_at: number | null;
				done_at: number | null;
			}>`select id, attempts, failed_at, done_at
				from outbox where account_id = ${acme.id} and job = 'reports/make-report'`,
		);
		return row!;
	};
	const signal = { account_id: acme.id, shard: acme.shard, outbox_id: (await read()).id };
	return { acme, olga, read, signal };
}

test("a failed run gives its message back for later", async () => {
	const { acme, read, olga } = await makeWaitingMessage();
	await makeReports(acme, failing(realEnvironment(), "before create").environment);
	expect(takeCrashes()).toHaveLength(1);
	expect(await read()).toMatchObject({ attempts: 1, failed_at: null, done_at: null });
	waitUntilLater(60_000);
	await makeReports(acme);
	expect(await pastDownloads(olga)).toMatchObject([{ status: "processed" }]);
});

test("a message that one consumer holds is not taken by another", async () => {
	const { acme, read, signal } = await makeWaitingMessage();
	const held = Date.now() + 60_000;
	await acme.database.write([
		sql`update outbox set attempts = 1, lease_until = ${held} where account_id = ${acme.id} and id = ${signal.outbox_id}`,
	]);
	await runMessage(realEnvironment(), context, signal);
	expect(await read()).toMatchObject({ attempts: 1, failed_at: null, done_at: null });
	waitUntilLater(61_000);
	await runMessage(realEnvironment(), context, signal);
	expect(await read()).toMatchObject({ attempts: 2, done_at: expect.any(Number) });
});

test("a message whose runs never come back is given up, and its job tells people", async () => {
	const { acme, olga, read, signal } = await makeWaitingMessage();
	await acme.database.write([
		sql`update outbox set attempts = 5 where account_id = ${acme.id} and id = ${signal.outbox_id}`,
	]);
	await runMessage(realEnvironment(), context, signal);
	expect((await read()).failed_at).not.toBeNull();
	expect(await pastDownloads(olga)).toMatchObject([{ status: "errored" }]);
});

test("a message of the dead-letter queue that was tried often enough is given up, and its job tells people", async () => {
	const { acme, olga, read, signal } = await makeWaitingMessage();
	await acme.database.write([
		sql`update outbox set attempts = 5 where account_id = ${acme.id} and id = ${signal.outbox_id}`,
	]);
	await giveUpMessage(realEnvironment(), context, signal);
	expect((await read()).failed_at).not.toBeNull();
	expect(await pastDownloads(olga)).toMatchObject([{ status: "errored" }]);
	expect(await makeReports(acme)).toBe(0);
});

test("a message that the queue gave up while its shard did not answer waits, is signalled again and done", async () => {
	const { acme, olga, read, signal } = await makeWaitingMessage();
	await runDueWork(acme);
	const { environment: away } = watched({ breaks: () => true });
	const asked: string[] = [];
	const message = { body: signal, ack: () => void asked.push("done"), retry: () => void asked.push("again") };
	// The queue delivers it once and asks five times more.
	for (let delivery = 0; delivery < 6; delivery += 1) await runBatch([message] as never, away, context);
	await giveUpBatch([message] as never, realEnvironment(), context);
	expect(asked).toEqual([...Array(6).fill("again"), "done"]);
	expect(await read()).toMatchObject({ attempts: 0, failed_at: null, done_at: null });
	const signalled: unknown[] = [];
	const sendBatch = async (bodies: Iterable<{ body: unknown }>) => {
		for (const { body } of bodies) signalled.push(body);
	};
	expect(await dueWorkOf(acme, Date.now() + 60_000)).toContain("outbox");
	waitUntilLater(60_000);
	await acme.database.write([sql`update due_work set due_at = 0 where account_id = ${acme.id} and work = 'outbox'`]);
	await runDueWork(acme, { OUTBOX_QUEUE: { ...silentQueue, sendBatch } as never });
	expect(signalled).toContainEqual(signal);
	await runMessage(realEnvironment(), context, signal);
	expect(await pastDownloads(olga)).toMatchObject([{ status: "processed" }]);
});

test("a dead letter about finished work changes nothing", async () => {
	const { acme, olga, read, signal } = await makeWaitingMessage();
	await makeReports(acme);
	await giveUpMessage(realEnvironment(), context, { ...signal, outbox_id: (await read()).id });
	expect((await read()).failed_at).toBeNull();
	expect(await pastDownloads(olga)).toMatchObject([{ status: "processed" }]);
});
