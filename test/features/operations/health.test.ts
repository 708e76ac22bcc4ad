/** How the platform says that it does: each check finds what it is for, and says what to do; monitors learn yes or no. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Client } from "#test/kit/client";
import { createClient } from "#test/kit/new-client";
import { createOperator, OperatorClient } from "#test/kit/operator";
import { createTenant } from "#test/kit/tenant";
import { checkHealth } from "#workers/features/operations/steps/check-health";
import { dayMs, minuteMs, systemClock } from "#workers/kernel/clock";
import type { Environment } from "#workers/kernel/environment";
import { knownMigrations } from "#workers/kernel/migrations";
import { hashToken } from "#workers/kernel/tokens";
import { isolateClock } from "#workers/runtime/clock";

type Health = Awaited<ReturnType<typeof ask>>;

/** What the checks say with these bindings in place of the usual ones. */
async function ask(changed: Partial<Environment> = {}, known_hashes: { SESSION_SECRET?: string } = {}) {
	const operator = new OperatorClient();
	operator.client.environment = { ...env, ...changed } as typeof env;
	return operator.call("operations/get-health", { known_hashes });
}

const found = ({ checks }: Health, name: string) => checks.find((check) => check.name === name)!;

/** A database that answers nothing. */
const broken = {
	prepare: () => {
		throw new Error("the disk is gone");
	},
} as unknown as D1Database;

const elsewhere = {
	...{ ENVIRONMENT: "production", SESSION_SECRET: "4f1c".concat("a9d03be7c5261f80".repeat(2), "77") },
	...{ MAIL_PROVIDER_URL: "https://mail.example", MAIL_PROVIDER_TOKEN: "t", MAIL_SENDER: "a@mail.example" },
	...{ ALERT_WEBHOOK_URL: "https://alerts.example/hook", ALERT_WEBHOOK_SECRET: "s".repeat(16) },
	PLATFORM_SITE_URL: "https://rewards.example/",
};

afterEach(() => {
	isolateClock.current = systemClock;
});

// What other tests left would be found too.
beforeEach(async () => {
	await env.DIRECTORY.batch(
		["directory_checks", "directory_metrics"].map((table) => env.DIRECTORY.prepare(`delete from ${table}`)),
	);
});

test("every check is made, those of a shard for each, and each says what it found", async () => {
	const health = await ask();
	const ofShard = ["migrations", "outbox", "dead letters", "ledger"];
	expect(health.checks.map(({ name }) => name)).toEqual([
		...["configuration", "secrets", "bindings", "schedule", "migrations DIRECTORY"],
		...ofShard.map((name) => `${name} SHARD_0`),
		...ofShard.map((name) => `${name} SHARD_1`),
		...["failures", "alerts"],
	]);
	for (const name of ["configuration", "secrets", "bindings", "failures", "ledger SHARD_0", "ledger SHARD_1"])
		expect(found(health, name)).toMatchObject({ state: "ok", detail: expect.stringMatching(/\w+ .*\.$/), advice: "" });
	for (const { state, advice } of health.checks) expect(advice === "").toBe(state === "ok");
	const applied = `${knownMigrations.shard.length} migrations applied.`;
	expect(found(health, "migrations SHARD_1")).toMatchObject({ state: "ok", detail: applied });
	expect(health).toMatchObject({ environment: "test", is_local: true });
});

test("a binding that is missing or broken fails its checks and hides no other", async () => {
	const health = await ask({ SHARD_1: broken, CARTS: undefined as never, METRICS: undefined });
	expect(health.state).toBe("fail");
	expect(found(health, "bindings")).toMatchObject({
		state: "fail",
		detail: "SHARD_1 (the disk is gone) does not answer. CARTS does not answer. METRICS is missing.",
		advice: expect.stringContaining("wrangler.toml"),
	});
	for (const name of ["migrations", "outbox", "dead letters", "ledger"])
		expect(found(health, `${name} SHARD_1`)).toMatchObject({
			state: "fail",
			detail: "This could not be checked: the disk is gone.",
		});
	expect(found(health, "migrations SHARD_0").state).toBe("ok");
});

test("settings and secrets that are missing, of development or of tests fail elsewhere than on a developer's machine", async () => {
	await createOperator();
	const bare = await ask({ ENVIRONMENT: "production" });
	expect(found(bare, "configuration")).toMatchObject({
		state: "fail",
		detail: expect.stringContaining("No email leaves: MAIL_PROVIDER_URL, MAIL_PROVIDER_TOKEN, MAIL_SENDER not set."),
	});
	expect(found(bare, "secrets")).toMatchObject({
		state: "fail",
		detail: expect.stringContaining("SESSION_SECRET is one of development or of tests."),
		advice: expect.stringContaining("npx wrangler secret put SESSION_SECRET"),
	});
	const set = await ask({ ...elsewhere, OPERATOR_SETUP_TOKEN: env.OPERATOR_SETUP_TOKEN });
	expect(found(set, "configuration")).toMatchObject({ state: "ok" });
	const plain = await ask({ ...elsewhere, SENDER_DOMAINS_TOKEN: "t", SENDER_DOMAINS_URL: "http://mail.example" });
	expect(found(plain, "configuration")).toMatchObject({
		state: "fail",
		detail: "Sender domains are not offered: SENDER_DOMAINS_URL does not begin with https://.",
	});
	const { SESSION_SECRET } = elsewhere;
	const shared = await ask(elsewhere, { SESSION_SECRET: await hashToken(SESSION_SECRET) });
	expect(found(shared, "secrets").detail).toContain("SESSION_SECRET is one of development");
	const other = await ask(elsewhere, { SESSION_SECRET: await hashToken("another") });
	expect(found(other, "secrets").detail).not.toContain("SESSION_SECRET");
	for (const health of [bare, set, shared, other]) {
		expect(JSON.stringify(health)).not.toContain(SESSION_SECRET);
		expect(JSON.stringify(health)).not.toContain(env.SESSION_SECRET);
	}
	const wrong = await ask({ LIMITS: "[1]", FUNDING_LIMIT: "much", PLATFORM_SITE_URL: "here", METRICS_EVERY_MS: "now" });
	expect(found(wrong, "configuration").detail).toBe(
		"PLATFORM_SITE_URL is no address. LIMITS is no JSON object. FUNDING_LIMIT is no whole number. METRICS_EVERY_MS is no number of milliseconds.",
	);
});

test("a migration that a database lacks, or that the build does not know, is named", async () => {
	const last = knownMigrations.shard.at(-1)!;
	await env.SHARD_1.prepare("update d1_migrations set name = 'later' where name = ?").bind(last).run();
	expect(found(await ask(), "migrations SHARD_1")).toMatchObject({
		state: "fail",
		detail: `1 migration missing: ${last}.`,
		advice: expect.stringContaining("npm run deploy"),
	});
	await env.SHARD_1.prepare("update d1_migrations set name = ? where name = 'later'").bind(last).run();
	await env.DIRECTORY.prepare("insert into d1_migrations (name) values ('9999_later.sql')").run();
	expect(found(await ask(), "migrations DIRECTORY")).toMatchObject({
		state: "warn",
		detail: "1 migration that this build does not know: 9999_later.sql.",
	});
	await env.DIRECTORY.prepare("delete from d1_migrations where name = '9999_later.sql'").run();
});

test("messages that wait too long and those that were given up are counted by shard, but for suspended clients", async () => {
	const client = await createClient({ shard: "SHARD_1" });
	const write = (row: { id: number; due_at: number; failed_at: number | null }) =>
		client.database.write([
			sql`insert into outbox (account_id, id, job, payload, created_at, due_at, failed_at)
				values (${client.id}, ${row.id}, 'test/job-of-health', '{}', ${row.due_at}, ${row.due_at}, ${row.failed_at})`,
		]);
	const before = await ask();
	const now = Date.now();
	// Older than whatever other tests left to wait.
	const days = 40_000;
	await write({ id: 1, due_at: 0, failed_at: null });
	await write({ id: 2, due_at: now - 9 * minuteMs, failed_at: now - minuteMs });
	isolateClock.current = { now: () => days * dayMs };
	expect(found(await ask(), "outbox SHARD_1")).toMatchObject({
		state: "fail",
		detail: expect.stringMatching(new RegExp(`^\\d+ messages? (is|are) due, the oldest for ${days * 24} hours\\.$`)),
		advice: expect.stringContaining("schedule"),
	});
	// What other tests and the client's making left to wait is taken for done; what is under way may leave more.
	const countWaiting = async () => {
		await env.SHARD_1.prepare(
			"update outbox set done_at = ? where done_at is null and failed_at is null and (account_id, id) <> (?, 1)",
		)
			.bind(now, client.id)
			.run();
		return Number.parseInt(found(await ask(), "outbox SHARD_1").detail, 10) || 0;
	};
	await expect.poll(countWaiting).toBe(1);
	await new OperatorClient().call("operations/suspend-tenant", { subdomain: client.subdomain });
	await expect.poll(countWaiting).toBe(0);
	isolateClock.current = systemClock;
	const dead = found(await ask(), "dead letters SHARD_1");
	expect(found(before, "dead letters SHARD_1").detail).not.toContain("test/job-of-health");
	expect(dead).toMatchObject({ detail: expect.stringContaining("1 test/job-of-health"), advice: expect.any(String) });
	expect(dead.state).not.toBe("ok");
	const plan = await env.SHARD_1.prepare("explain query plan select job from outbox where failed_at > 1 limit 10").all<{
		detail: string;
	}>();
	expect(plan.results.map(({ detail }) => detail).join()).toContain("outbox_failed");
	await client.database.write([sql`delete from outbox where account_id = ${client.id} and id in (1, 2)`]);
});

test("a ledger whose balances do not sum up to nothing fails, with the client and what to do", async () => {
	const client = await createClient({ shard: "SHARD_0" });
	const shard = {
		prepare: (text: string) =>
			text.includes("from ledger_accounts")
				? env.SHARD_0.prepare(
						`select ${client.id} as account_id, 'points' as unit, 7 as sum, 0 as below where json_array_length(?) >= 0`,
					)
				: env.SHARD_0.prepare(text),
	} as unknown as D1Database;
	expect(found(await ask({ SHARD_0: shard }), "ledger SHARD_0")).toMatchObject({
		state: "fail",
		detail: `account ${client.id}, points: sum 7, 0 below their floor.`,
		advice: expect.stringContaining("npm run verify-ledger"),
	});
});

test("calls that fail too often are told: of this hour, or with the last one while it has few", async () => {
	const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000;
	isolateClock.current = { now: () => hour + 20 * minuteMs };
	const add = (at: number, endpoint: string, calls: number, failures: number) =>
		env.DIRECTORY.prepare("insert into directory_metrics values (?, ?, ?, 0, ?, 0, 0)")
			.bind(at, endpoint, calls, failures)
			.run();
	await add(hour - 3_600_000, "a/b", 60, 6);
	expect(found(await ask(), "failures")).toMatchObject({
		state: "fail",
		detail: "6 of 60 calls failed since the last hour began.",
		advice: expect.stringContaining("npm run operator -- metrics"),
	});
	await add(hour, "a/b", 30, 0);
	await add(hour, "a/c", 30, 1);
	expect(found(await ask(), "failures")).toMatchObject({ state: "warn", detail: "1 of 60 calls failed this hour." });
	await add(hour, "a/d", 200, 0);
	expect(found(await ask(), "failures")).toMatchObject({ state: "ok", detail: "1 of 260 calls failed this hour." });
});

test("monitors learn at /health of the platform's host whether all was well lately, and nothing else", async () => {
	let now = Date.now();
	isolateClock.current = { now: () => now };
	const monitor = new Client(env.PLATFORM_HOST);
	const health = async () => {
		now += 11_000;
		const answer = await monitor.fetch("/health");
		return [answer.status, await answer.text(), answer.headers.get("cache-control")];
	};
	const well = [200, "ok\n", "no-store"];
	const unwell = [503, "not ok\n", "no-store"];
	expect(await health()).toEqual(unwell);
	const set = (name: string, state: string) =>
		env.DIRECTORY.prepare(
			`insert into directory_checks (name, state, detail, since, checked_at) values (?1, ?2, 'secret detail', ?3, ?3)
			on conflict (name) do update set state = excluded.state, checked_at = excluded.checked_at`,
		)
			.bind(name, state, now)
			.run();
	await set("schedule", "ok");
	await set("secrets", "warn");
	expect(await health()).toEqual(well);
	await set("outbox SHARD_0", "fail");
	expect(await health()).toEqual(unwell);
	await set("outbox SHARD_0", "ok");
	expect(await health()).toEqual(well);
	now += 15 * minuteMs;
	expect(await health()).toEqual(unwell);
	monitor.environment = { ...env, DIRECTORY: broken } as typeof env;
	expect(await health()).toEqual(unwell);
});

test("the ledgers of all clients of a shard are added up in turns, some at a time", async () => {
	for (let at = 0; at < 25; at += 1) await createTenant({ shard: 1 });
	const { results } = await env.DIRECTORY.prepare(
		"select id from directory_accounts where shard = 1 and status = 'active' and being_created_since is null order by id",
	).all<{ id: number }>();
	await env.DIRECTORY.prepare("delete from directory_check_turns where name = 'ledger SHARD_1'").run();
	const seen: number[] = [];
	const shard = {
		prepare: (text: string) => {
			const statement = env.SHARD_1.prepare(text);
			if (!text.includes("from ledger_accounts")) return statement;
			return {
				bind: (ids: string) => {
					seen.push(...(JSON.parse(ids) as number[]));
					return statement.bind(ids);
				},
			};
		},
	} as unknown as D1Database;
	const environment = { ...env, SHARD_1: shard } as unknown as Environment;
	for (let turns = 0; seen.length < results.length; turns += 1) {
		expect(turns).toBeLessThan(results.length / 20 + 1);
		await checkHealth({ env: environment, now: Date.now(), takesTurns: true });
	}
	expect(seen.sort((one, other) => one - other)).toEqual(results.map(({ id }) => id));
	await checkHealth({ env: environment, now: Date.now(), takesTurns: true });
	expect(seen.slice(results.length)).toHaveLength(20);
});
