/** Alerts: one when a check fails, one when it is well again, however often the schedule runs; each told until the webhook takes it. */

import { env } from "cloudflare:test";
import { createHmac } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runPlatformWork } from "#test/kit/schedule";
import { minuteMs, systemClock } from "#workers/kernel/clock";
import type { Environment } from "#workers/kernel/environment";
import { isolateClock } from "#workers/runtime/clock";

const secret = "alerts-of-the-tests";
const url = "http://127.0.0.1:9/hook";
type Received = { headers: Headers; body: Record<string, string>; text: string; url: string; redirect?: string };

let now = 0;
let received: Received[] = [];
/** What the receiver answers. */
let answer: () => Promise<Response> | Response = () => new Response();

beforeEach(async () => {
	now = Date.now();
	received = [];
	answer = () => new Response();
	isolateClock.current = { now: () => now };
	await forget();
	vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
		const text = String(init?.body);
		const headers = new Headers(init?.headers);
		const body = JSON.parse(text);
		// What clients of other tests left, such as messages that wait, is told of the whole platform.
		if (body.check !== "configuration") return new Response();
		received.push({ headers, text, body, url: String(address), redirect: init?.redirect });
		return answer();
	});
	// Whatever other tests left is told before it counts.
	await tick();
	received = [];
});

afterEach(async () => {
	vi.restoreAllMocks();
	isolateClock.current = systemClock;
	await forget();
});

const forget = () =>
	env.DIRECTORY.batch(
		["directory_checks", "directory_alerts"].map((table) => env.DIRECTORY.prepare(`delete from ${table}`)),
	);

/** Runs the schedule with these bindings. */
const tick = (changed: Partial<Environment> = {}) =>
	runPlatformWork({ ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: secret, ...changed });

const ill = { LIMITS: "no JSON" };
const told = () => received.map(({ body }) => `${body.check} ${body.event}`);

test("a check that fails is told once, and once that it is well again, at most every five minutes", async () => {
	await tick(ill);
	expect(told()).toEqual([]);
	now += 5 * minuteMs;
	await tick(ill);
	expect(told()).toEqual(["configuration failed"]);
	for (let minute = 0; minute < 12; minute += 1) {
		now += minuteMs;
		await tick(ill);
	}
	expect(told()).toEqual(["configuration failed"]);
	await tick();
	expect(told()).toEqual(["configuration failed"]);
	now += 5 * minuteMs;
	await Promise.all([tick(), tick(), tick()]);
	now += 20 * minuteMs;
	await tick();
	expect(told()).toEqual(["configuration failed", "configuration recovered"]);
	now += 5 * minuteMs;
	await tick(ill);
	expect(told().at(-1)).toBe("configuration failed");
});

test("an alert says what was found and what to do, signed over time and body, and is sent on to nowhere", async () => {
	now += 5 * minuteMs;
	await tick(ill);
	const [{ headers, body, text, url: address, redirect }] = received as [Received];
	expect([address, redirect]).toEqual([url, "manual"]);
	expect(body).toEqual({
		id: expect.any(Number),
		event: "failed",
		check: "configuration",
		detail: "LIMITS is no JSON object.",
		advice: "Set it: npm run deploy -- --var NAME=value (on this machine in .dev.vars).",
		platform: env.PLATFORM_HOST,
		at: new Date(now).toISOString(),
		release: "0.1.0",
		text: `${env.PLATFORM_HOST}: configuration fails. LIMITS is no JSON object. What to do: Set it: npm run deploy -- --var NAME=value (on this machine in .dev.vars).`,
	});
	const timestamp = headers.get("x-laurel-timestamp")!;
	expect(Number(timestamp)).toBe(Math.floor(now / 1_000));
	const signature = createHmac("sha256", secret).update(`${timestamp}.${text}`).digest("hex");
	expect(headers.get("x-laurel-signature")).toBe(`sha256=${signature}`);
	expect(headers.get("x-laurel-alert")).toBe(String(body.id));
});

test("what the webhook does not take is sent again later, with the same id, and given up after a working day", async () => {
	answer = () => new Response("later", { status: 503 });
	now += 5 * minuteMs;
	await tick(ill);
	await tick(ill);
	expect(told()).toEqual(["configuration failed"]);
	now += minuteMs;
	answer = () => {
		throw new TypeError("connection refused");
	};
	await tick(ill);
	now += minuteMs;
	await tick(ill);
	expect(received).toHaveLength(2);
	now += minuteMs;
	answer = () => new Response();
	await tick(ill);
	expect(new Set(received.map(({ body }) => body.id)).size).toBe(1);
	expect(received).toHaveLength(3);
	answer = () => new Response(null, { status: 404 });
	now += 5 * minuteMs;
	await tick();
	for (let hour = 0; hour < 20; hour += 1) {
		now += 61 * minuteMs;
		await tick();
	}
	expect(received).toHaveLength(3 + 14);
	const { results } = await env.DIRECTORY.prepare(
		"select event, told_at is not null as is_told, given_up_at is not null as is_given_up, error from directory_alerts where check_name = 'configuration' order by id",
	).all();
	expect(results).toEqual([
		{ event: "failed", is_told: 1, is_given_up: 0, error: null },
		{ event: "recovered", is_told: 0, is_given_up: 1, error: "the webhook answered 404" },
	]);
});

test("nothing is sent without both settings, nor plainly from elsewhere than a developer's machine", async () => {
	for (const changed of [{ ALERT_WEBHOOK_SECRET: undefined }, { ALERT_WEBHOOK_URL: "" }]) {
		now += 5 * minuteMs;
		await tick({ ...ill, ...changed });
	}
	expect(told()).toEqual([]);
	now += 5 * minuteMs;
	await tick({ ...ill, ENVIRONMENT: "production" });
	expect(told()).toEqual([]);
	now += 5 * minuteMs;
	await tick({ ...ill, ENVIRONMENT: "production", ALERT_WEBHOOK_URL: "https://alerts.example/hook" });
	expect(told()).toContain("configuration failed");
});
