/** A client that sends more than its share is told when to come again, before any database is asked; the others go on. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { Client } from "#test/kit/client";
import { createTenant, type TestTenant } from "#test/kit/tenant";
import { systemClock } from "#workers/kernel/clock";
import { defaultLimits } from "#workers/kernel/limits";
import { isolateClock } from "#workers/runtime/clock";

/** The start of a window. */
const start = Math.ceil(Date.now() / 10_000) * 10_000;
const at = (ms: number) => {
	isolateClock.current = { now: () => start + ms };
};

afterEach(() => {
	isolateClock.current = systemClock;
});

/** The Worker with room for so many requests of an account, as its setting says. */
const withRoom = (max: number) =>
	({ ...env, METRICS_EVERY_MS: "1000000000", LIMITS: JSON.stringify({ account_requests: { max } }) }) as typeof env;

/** The same Worker without databases. */
function withoutDatabases(max: number): typeof env {
	const away = () => {
		throw new Error("a database was asked");
	};
	const database = { prepare: away, batch: away } as unknown as D1Database;
	return { ...withRoom(max), DIRECTORY: database, SHARD_0: database, SHARD_1: database } as typeof env;
}

/** A browser of a tenant's visitor on such a Worker. */
function visitor({ host }: Pick<TestTenant, "host">, environment: typeof env): Client {
	const client = new Client(host);
	client.environment = environment;
	return client;
}

test("above its requests a client gets 429 and the seconds to wait, as a call and as a page in the reader's language, without any database; its neighbour goes on", async () => {
	const [noisy, quiet] = [await createTenant({ shard: 0 }), await createTenant({ shard: 0 })];
	at(2_000);
	const priya = await noisy.addMember();
	priya.client.environment = withRoom(4);
	for (const _time of [1, 2, 3, 4]) expect((await priya.client.try("session/init-user", {})).status).toBe(200);
	const late = visitor(noisy, withoutDatabases(4));
	const call = await late.send("/api/users/api_init_user", { method: "POST", body: "{}" });
	expect([call.status, call.headers.get("retry-after"), call.body]).toEqual([
		429,
		"8",
		{
			resultStatus: "error",
			resultType: "site_busy",
			resultMsg: "This site is very busy at this moment. Nothing was changed; please try again in 8 seconds.",
		},
	]);
	const page = await late.fetch("/webapp/store", { headers: { "accept-language": "es-MX" } });
	expect([page.status, page.headers.get("retry-after"), page.headers.get("content-type")]).toEqual([
		429,
		"8",
		"text/html; charset=utf-8",
	]);
	expect(await page.text()).toContain("Este sitio está muy ocupado");
	const french = await late.fetch("/webapp/store", { headers: { "accept-language": "fr" } });
	expect(await french.text()).toContain("Ce site est très sollicité");
	const other = await quiet.addMember();
	other.client.environment = withRoom(4);
	expect((await other.client.try("session/init-user", {})).status).toBe(200);
	// Neither health nor the platform's own host is anybody's account.
	expect((await late.fetch("/healthz")).status).toBe(200);
	const platform = new Client(env.PLATFORM_HOST);
	platform.environment = withRoom(0);
	expect((await platform.fetch("/health")).status).not.toBe(429);
	at(10_000);
	expect((await priya.client.try("session/init-user", {})).status).toBe(200);
});

test("an account's own setting gives it another room", async () => {
	const acme = await createTenant({ settings: { limits: { account_requests: 2 } } });
	at(20_000);
	const priya = await acme.addMember();
	priya.client.environment = withRoom(1_000);
	const statuses: number[] = [];
	for (const _time of [1, 2, 3, 4]) statuses.push((await priya.client.fetch("/webapp/login")).status);
	expect(statuses.slice(2)).toEqual([429, 429]);
	await acme.database.write([
		sql`update accounts set settings = json_set(settings, '$.limits.account_requests', 50) where account_id = ${acme.id}`,
	]);
	at(30_000);
	for (const _time of [1, 2, 3, 4]) expect((await priya.client.fetch("/webapp/login")).status).not.toBe(429);
});

test("the usual room is what an isolate answers of the cheapest calls in that time", () => {
	expect(defaultLimits.account_requests).toEqual({ max: 6_000, per_seconds: 10, isCountedInIsolate: true });
});
