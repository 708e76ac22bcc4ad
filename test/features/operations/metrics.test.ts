/** What calls add up to by endpoint and hour: counted for everybody, written after the answer, shown to operators, swept after 90 days. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Client } from "#test/kit/client";
import { takeCrashes } from "#test/kit/crashes";
import { OperatorClient } from "#test/kit/operator";
import { runPlatformWork } from "#test/kit/schedule";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { dayMs, minuteMs, systemClock } from "#workers/kernel/clock";
import type { Environment } from "#workers/kernel/environment";
import { createLog } from "#workers/kernel/log";
import { writeCallSums } from "#workers/metrics/record-call";
import { isolateClock } from "#workers/runtime/clock";

const hourMs = 60 * minuteMs;
const operator = new OperatorClient();
/** Each test has hours of its own, which no other test counts in. */
let hour = Math.ceil(Date.now() / hourMs) * hourMs;

beforeEach(async () => {
	hour += 12 * hourMs;
	at(0);
	// What other tests counted is written under hours of theirs.
	await writeCallSums({ env, clock: isolateClock.current, log: createLog({}) });
});

afterEach(async () => {
	isolateClock.current = systemClock;
	await env.DIRECTORY.prepare("delete from directory_checks").run();
});

/** Puts the clock to so many hours from the test's first. */
function at(hours: number): void {
	isolateClock.current = { now: () => hour + hours * hourMs + 10 * minuteMs };
}

/** Somebody whose session still stands at the test's hours. */
async function addPriya(): Promise<TestMember & { account_id: number }> {
	const acme = await createTenant();
	const priya = await acme.addMember();
	await acme.database.write([sql`update sessions set expires_at = ${hour + dayMs} where account_id = ${acme.id}`]);
	return Object.assign(priya, { account_id: acme.id });
}

/** Lets a browser talk to a Worker that writes what was counted after each call, or now and then. */
function counting(client: Client, changed: Partial<Environment> = {}): Client {
	return Object.assign(client, { environment: { ...env, METRICS_EVERY_MS: "0", ...changed } });
}

async function sumsOf(name: string, hours = 1) {
	const { endpoints } = await operator.call("operations/get-metrics", { hours });
	return endpoints.find(({ endpoint }) => endpoint === name);
}

test("calls, refusals and failures are added up with their times, and screens by their section", async () => {
	const priya = await addPriya();
	counting(priya.client);
	await priya.client.call("session/init-user", {});
	await priya.client.call("session/init-user", {});
	expect((await priya.client.try("points/verify-ledger", {})).status).toBe(403);
	expect(await sumsOf("session/init-user")).toMatchObject({ calls: 2, refusals: 0, failures: 0 });
	expect(await sumsOf("points/verify-ledger")).toMatchObject({ calls: 1, refusals: 1, failures: 0 });
	counting(priya.client, {
		SHARD_0: undefined as never,
		SHARD_1: undefined as never,
		METRICS: { writeDataPoint: () => undefined },
	});
	expect((await priya.client.try("catalog/get-items", {})).status).toBe(500);
	expect(takeCrashes().length).toBeGreaterThan(0);
	expect((await sumsOf("none"))!.failures).toBe(1);
	counting(priya.client);
	expect((await priya.client.fetch("/webapp/points")).status).toBe(200);
	expect((await priya.client.fetch("/webapp/nowhere-at-all")).status).toBe(404);
	expect(await sumsOf("screen /points")).toMatchObject({ calls: 1, refusals: 0, failures: 0 });
	expect(await sumsOf("screen /*")).toMatchObject({ calls: 1, refusals: 1 });
	const all = await operator.call("operations/get-metrics", { hours: 1 });
	expect(all.since).toBe(hour);
	for (const { milliseconds, slowest_ms } of all.endpoints) expect(milliseconds).toBeGreaterThanOrEqual(slowest_ms);
	expect(all.endpoints.map(({ calls }) => calls)).toEqual(
		all.endpoints.map(({ calls }) => calls).sort((a, b) => b - a),
	);
});

test("an isolate writes one statement now and then, after the answer, and the schedule writes the rest", async () => {
	const priya = await addPriya();
	const written: string[] = [];
	const DIRECTORY = {
		prepare: (text: string) => {
			if (text.includes("directory_metrics")) written.push(text);
			return env.DIRECTORY.prepare(text);
		},
		batch: (statements: D1PreparedStatement[]) => env.DIRECTORY.batch(statements),
	} as unknown as D1Database;
	counting(priya.client, { DIRECTORY, METRICS_EVERY_MS: String(30_000) });
	let now = hour + 20 * minuteMs;
	isolateClock.current = { now: () => now };
	for (let call = 0; call < 40; call += 1) {
		await priya.client.call("session/init-user", {});
		now += 1_000;
	}
	expect(written.length).toBe(2);
	expect((await sumsOf("session/init-user"))!.calls).toBeLessThan(40);
	await runPlatformWork();
	expect(await sumsOf("session/init-user")).toMatchObject({ calls: 40 });
});

test("sums that the directory did not take are gathered again, and no answer knows of it", async () => {
	const priya = await addPriya();
	await priya.client.csrfToken();
	const DIRECTORY = {
		prepare: (text: string) => {
			if (text.includes("directory_metrics")) throw new Error("the directory is away");
			return env.DIRECTORY.prepare(text);
		},
	} as unknown as D1Database;
	const METRICS = {
		writeDataPoint: () => {
			throw new Error("no points today");
		},
	};
	counting(priya.client, { DIRECTORY, METRICS });
	expect((await priya.client.try("session/init-user", {})).status).toBe(200);
	counting(priya.client, { METRICS: undefined });
	expect((await priya.client.try("session/init-user", {})).status).toBe(200);
	expect(await sumsOf("session/init-user")).toMatchObject({ calls: 2, failures: 0 });
});

test("each answer is a data point: the call, how it ended, the account and the time, and nobody's name", async () => {
	const priya = await addPriya();
	await priya.client.csrfToken();
	const points: AnalyticsEngineDataPoint[] = [];
	counting(priya.client, { METRICS: { writeDataPoint: (point) => void points.push(point!) } });
	await priya.client.call("session/init-user", {});
	await priya.client.try("points/verify-ledger", {});
	const account = String(priya.account_id);
	expect(points).toEqual([
		{
			indexes: ["session/init-user"],
			blobs: ["session/init-user", "done", "200", account, "0.1.0"],
			doubles: [expect.any(Number)],
		},
		{
			indexes: ["points/verify-ledger"],
			blobs: ["points/verify-ledger", "refused", "403", account, "0.1.0"],
			doubles: [expect.any(Number)],
		},
	]);
	env.METRICS!.writeDataPoint(points[0]);
});

test("operators look hours back, their own calls are counted, and sums are gone after 90 days", async () => {
	counting(operator.client);
	await operator.call("operations/get-tenants", {});
	at(5);
	await operator.call("operations/get-tenants", {});
	operator.client.environment = env;
	expect(await sumsOf("operations/get-tenants", 1)).toMatchObject({ calls: 1 });
	expect(await sumsOf("operations/get-tenants", 5)).toMatchObject({ calls: 1 });
	expect(await sumsOf("operations/get-tenants", 6)).toMatchObject({ calls: 2 });
	expect((await operator.try("operations/get-metrics", { hours: 2_161 })).status).toBe(400);
	isolateClock.current = { now: () => hour + 90 * dayMs + hourMs };
	// A run sweeps a thousand, the oldest first: what other tests counted is more, where an hour began among them.
	await env.DIRECTORY.prepare("delete from directory_metrics where hour < ?").bind(hour).run();
	await runPlatformWork();
	const kept = await env.DIRECTORY.prepare(
		"select hour from directory_metrics where endpoint = 'operations/get-tenants' and hour >= ?",
	)
		.bind(hour)
		.all<{ hour: number }>();
	expect(kept.results).toEqual([{ hour: hour + 5 * hourMs }]);
});
