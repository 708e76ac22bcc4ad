/** Reports that can never be made: they end as failed, with the reason where people look, whichever way they were given up. */
import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { failing, interrupted } from "#test/factories/faults";
import { backToNow, realEnvironment } from "#test/factories/reports";
import { takeCrashes } from "#test/kit/crashes";
import type { TestMember } from "#test/kit/tenant";
import { runMessage } from "#workers/background/run-message";
import worker from "#workers/index";
import type { OutboxSignal } from "#workers/kernel/environment";
import { settle } from "../fault-sweep/deliver";
import { report, sized } from "../settings";
import { type AskedReport, ask, makeReportTenants, quietEnvironment, type ReportTenant } from "./report-world";

const jobCount = sized(3, 30);
const rowsOfPanel = 5;
const reason = "The report could not be made. The team was notified; please ask for it again.";

let world: ReportTenant;
let asked = 0;

beforeAll(async () => {
	[world] = (await makeReportTenants(1, 1)) as [ReportTenant];
});

afterEach(backToNow);

afterAll(() => report("poisoned reports", { jobs: asked }));

function askAgain(): Promise<AskedReport> {
	asked += 1;
	return ask(world, world.people[0]!, asked, { size: "small", format: "csv" });
}

/** The request in the panel's data, and the page of the panel on which it stands. */
async function panelRow(person: TestMember, request_id: number) {
	const { table_rows } = await person.client.call("reports/get-past-download-requests", { pageSize: 100 });
	const at = table_rows.findIndex(({ id }) => id === request_id);
	return { row: table_rows[at], page: Math.floor(at / rowsOfPanel) + 1 };
}

/** The request failed with the reason in the panel's data and on the screen; there is no file, and nothing waits. */
async function expectErrored({ at, person, request_id, outbox_id }: AskedReport): Promise<void> {
	const { row, page } = await panelRow(person, request_id);
	expect(row).toMatchObject({ status: "errored", error_msg: reason, download_link: null });
	const screen = await (await person.client.fetch(`/webapp/reports?page=${page}`)).text();
	expect(screen).toContain(reason);
	expect((await person.client.fetch(`/reports/api_download_report/${request_id}`)).status).toBe(404);
	const { objects } = await realEnvironment().FILES.list({ prefix: `reports/${at.tenant.id}/${request_id}/` });
	expect(objects).toEqual([]);
	const [message] = await at.tenant.database.read(
		sql<{
			failed_at: number | null;
			done_at: number | null;
			error: string;
		}>`select failed_at, done_at, error from outbox
			where account_id = ${at.tenant.id} and id = ${outbox_id}`,
	);
	expect(message).toMatchObject({ failed_at: expect.any(Number), done_at: null, error: expect.stringMatching(/\w/) });
}

test("a report whose every run fails ends as failed, and those beside it arrive", async () => {
	const poisoned = await Promise.all(Array.from({ length: jobCount }, askAgain));
	const sound = await askAgain();
	const broken = failing(quietEnvironment, "before complete", 1_000).environment;
	for (const one of poisoned) {
		await settle(world.tenant, broken, { id: one.outbox_id });
	}
	expect(takeCrashes()).toHaveLength(5 * jobCount);
	await settle(world.tenant, quietEnvironment);
	for (const one of poisoned) await expectErrored(one);
	const { row } = await panelRow(sound.person, sound.request_id);
	expect(row).toMatchObject({ status: "processed", error_msg: "" });
});

test("a report that takes down every run that begins it is given up after five", async () => {
	const one = await askAgain();
	const signal = signalOf(one);
	const never = new Promise<void>(() => undefined);
	for (let run = 0; run < 5; run += 1) {
		const { environment, log } = failing(quietEnvironment, "before create", 1, { pause: never });
		void runMessage(environment, { waitUntil: () => undefined }, signal);
		await untilBroken(log);
		await world.tenant.database.write([
			sql`update outbox set lease_until = 0 where account_id = ${world.tenant.id} and id = ${one.outbox_id}`,
		]);
	}
	await runMessage(quietEnvironment, { waitUntil: () => undefined }, signal);
	await expectErrored(one);
});

test("a message that the queue gives up ends its report as failed; the run that held it cannot finish it any more", async () => {
	const one = await askAgain();
	let wake = () => {};
	const pause = new Promise<void>((resolve) => {
		wake = resolve;
	});
	const { environment, log } = failing(quietEnvironment, "before commit", 1, { pause });
	const run = runMessage(environment, { waitUntil: () => undefined }, signalOf(one));
	await untilBroken(log);
	// Its last try: one that may be tried again is left to the schedule.
	await world.tenant.database.write([
		sql`update outbox set attempts = 5 where account_id = ${world.tenant.id} and id = ${one.outbox_id}`,
	]);
	const emails = createMessageBatch<OutboxSignal>("laurel-dead-letters", [
		{ id: "1", timestamp: new Date(), attempts: 6, body: signalOf(one) },
	]);
	const context = createExecutionContext();
	await worker.queue(emails, quietEnvironment, context);
	expect((await getQueueResult(emails, context)).explicitAcks).toEqual(["1"]);
	wake();
	await run;
	expect(takeCrashes()).toHaveLength(1);
	await expectErrored(one);
});

test("a report that was given up while its last commit was on the way stays so", async () => {
	const one = await askAgain();
	const { tenant } = one.at;
	const environment = interrupted(quietEnvironment, "status = 'processed'", () =>
		tenant.database.write([
			sql`update download_requests set status = 'errored', error_msg = ${reason} where account_id = ${tenant.id} and id = ${one.request_id}`,
		]),
	);
	await runMessage(environment, { waitUntil: () => undefined }, signalOf(one));
	expect(takeCrashes()).toHaveLength(1);
	const { row } = await panelRow(one.person, one.request_id);
	expect(row).toMatchObject({ status: "errored", error_msg: reason, download_link: null, sha256: null });
	const { objects } = await realEnvironment().FILES.list({ prefix: `reports/${tenant.id}/${one.request_id}/` });
	expect(objects).toEqual([]);
});

function signalOf({ at, outbox_id }: AskedReport): OutboxSignal {
	return { account_id: at.tenant.id, shard: at.tenant.shard, outbox_id };
}

/** Waits until the run has met its fault. Throws when it never does, so that a run that goes another way has a name. */
async function untilBroken(log: { failures: number }): Promise<void> {
	for (const until = Date.now() + 20_000; log.failures === 0; ) {
		if (Date.now() > until) throw new Error("the run never came to its fault");
		await new Promise((resolve) => setTimeout(resolve, 2));
	}
}
