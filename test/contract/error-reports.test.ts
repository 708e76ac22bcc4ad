/** What the team is told of error answers, what it is not, and that nothing of it carries what people typed or are called. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addBehavior } from "#test/factories/programs";
import { takeCrashes } from "#test/kit/crashes";
import { openReceiver, type ReceivedReport, type ReceiverAnswer, reporting } from "#test/kit/error-reports";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";

let receiver: ReturnType<typeof openReceiver> | undefined;
let minute = Math.floor(Date.now() / 60_000);

// Each test has a minute of its own, for what is told in a minute has a bound.
beforeEach(() => {
	minute += 1;
	isolateClock.current = { now: () => minute * 60_000 };
});

afterEach(() => {
	receiver?.restore();
	isolateClock.current = systemClock;
});

/** A tenant whose people talk to a Worker that reports, and what is received of it. */
async function openReporting(
	answer?: ReceiverAnswer,
): Promise<{ acme: TestTenant; priya: TestMember; received: ReceivedReport[] }> {
	const acme = await createTenant();
	const priya = await acme.addMember({ first_name: "Priyanka" });
	reporting(priya.client);
	await priya.client.csrfToken();
	receiver = openReceiver(answer);
	return { acme, priya, received: receiver.received };
}

const codes = (received: readonly ReceivedReport[]) =>
	received.map(({ event }) => (event.tags as { code: string }).code);

/** Breaks what the call for behaviors reads: JSON.parse quotes it in its message. */
async function breakBehaviors(acme: TestTenant, secret: string): Promise<void> {
	const behavior = await addBehavior(acme, { en: "Cares" });
	await acme.database.write([
		sql`update behaviors set names = ${secret} where account_id = ${acme.id} and id = ${behavior}`,
	]);
}

test("[errors-05] a refusal is reported: code, text, call, status, account, request and release, and nothing else", async () => {
	const { acme, priya, received } = await openReporting();
	const answer = await priya.client.try("points/verify-ledger", {});
	expect([answer.status, answer.body.resultType]).toEqual([403, "forbidden"]);
	expect(received.map(({ url, key }) => [url, key])).toEqual([
		["https://reports.example/team/api/42/envelope/", "publickey"],
	]);
	expect(received[0]!.event).toEqual({
		event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
		timestamp: minute * 60,
		platform: "javascript",
		level: "warning",
		release: "laurel@0.1.0",
		environment: "test",
		transaction: "points/verify-ledger",
		message: { formatted: "You are not allowed to do this." },
		fingerprint: ["points/verify-ledger", "forbidden"],
		tags: {
			code: "forbidden",
			endpoint: "points/verify-ledger",
			status: 403,
			account_id: acme.id,
			request_id: expect.stringMatching(/^[\w-]+$/),
			error_id: null,
		},
	});
});

test("[errors-05] a crash is reported under the id that the person is shown, without its message", async () => {
	const { acme, priya, received } = await openReporting();
	await breakBehaviors(acme, "whispered to Olga");
	const answer = await priya.client.try("programs/get-behaviors", {});
	const { error_id } = answer.body as unknown as { error_id: string };
	expect([answer.status, received.length]).toEqual([500, 1]);
	const [{ event, everything }] = received as [ReceivedReport];
	expect(event).toMatchObject({
		event_id: error_id.replaceAll("-", ""),
		level: "error",
		transaction: "programs/get-behaviors",
		tags: { code: "server_error", status: 500, account_id: acme.id, error_id },
		exception: { values: [{ type: "SyntaxError", value: `The log has the message under ${error_id}.` }] },
	});
	const [{ stacktrace }] = (event.exception as { values: [{ stacktrace: { frames: { filename: string }[] } }] }).values;
	expect(stacktrace.frames.map(({ filename }) => filename)).toContain("call-endpoint.ts");
	expect(stacktrace.frames.every(({ filename }) => /^[\w.-]+$/.test(filename))).toBe(true);
	expect(everything).not.toContain("whispered");
	const crashes = takeCrashes();
	expect(crashes).toHaveLength(1);
	expect(crashes[0]).toContain("whispered");
});

test("[errors-05] a refused form, an unknown call and a wrong method are reported as well", async () => {
	const { priya, received } = await openReporting();
	const passwords = { current_password: "wrong", new_password: "battery staple" };
	await sendForm(priya, "/profile/security", "session/change-password", passwords);
	await priya.client.post("/api/points/api_get_rich", {});
	await priya.client.fetch("/api/users/api_init_user", { method: "PUT" });
	await priya.client.send("/api/users/api_init_user", { method: "POST", body: "{}", headers: { "x-csrf-token": "x" } });
	expect(codes(received)).toEqual(["password_not_current", "not_found", "method_not_allowed", "stale_csrf_token"]);
});

test("[errors-05] a page that crashes by itself is reported under the id that the log has", async () => {
	const { priya, received } = await openReporting();
	const get = URLSearchParams.prototype.get;
	const broken = vi.spyOn(URLSearchParams.prototype, "get").mockImplementation(function (
		this: URLSearchParams,
		name: string,
	) {
		if (name === "from") throw new TypeError("Priyanka typed her secret");
		return get.call(this, name);
	});
	const page = await openPage(priya, "/addresses/new");
	broken.mockRestore();
	expect(page.status).toBe(500);
	const crashes = takeCrashes();
	expect([crashes.length, received.length]).toEqual([1, 1]);
	expect(crashes[0]).toContain("Priyanka typed her secret");
	const { error_id } = JSON.parse(crashes[0]!) as { error_id: string };
	expect(received[0]!.event).toMatchObject({
		tags: { code: "server_error", endpoint: null, error_id },
		exception: { values: [{ type: "TypeError" }] },
	});
	expect(received[0]!.everything).not.toContain("Priyanka");
});

test("[errors-05] a crash before anybody knows whose site it is, is reported without an account", async () => {
	const { acme, received } = await openReporting();
	const client = reporting(acme.visitor());
	const broken = {
		prepare: () => {
			throw new Error("no such host: t-secret.example");
		},
	};
	client.environment = { ...client.environment, DIRECTORY: broken as unknown as D1Database };
	client.cookies.clear();
	const other = Object.assign(client, { host: `x${acme.host}` });
	const answer = await other.send("/api/users/api_init_user", { method: "POST", body: "{}" });
	expect(answer.status).toBe(500);
	expect(takeCrashes()).toHaveLength(1);
	expect(received.map(({ event }) => event.tags)).toEqual([
		expect.objectContaining({ code: "server_error", account_id: null, request_id: null }),
	]);
});

test("[errors-05] who is not signed in and what is filled in wrongly is not reported", async () => {
	const { acme, priya, received } = await openReporting();
	const visitor = reporting(acme.visitor());
	expect((await visitor.try("session/init-user", {})).body.resultType).toBe("not_logged_in");
	expect((await visitor.fetch("/webapp/points")).status).toBe(302);
	const wrong = await priya.client.try("catalog/get-related-items", { item_id: "pan" as never });
	expect(wrong.body.resultType).toBe("validation");
	expect((await sendForm(priya, "/profile", "profile/update-profile", { phone: "call me" })).location).toBeNull();
	expect(codes(received)).toEqual([]);
});

test("[errors-05] nothing that somebody typed, is called or is known by leaves with a report", async () => {
	const { acme, priya, received } = await openReporting();
	const typed = "Ada.Byron@secret.example";
	const headers = { "cf-connecting-ip": "203.0.113.77", "user-agent": "Secret browser", "cf-ray": "Ada Byron's ray" };
	await breakBehaviors(acme, typed);
	await priya.client.try("programs/get-behaviors", {}, headers);
	await priya.client.try("session/change-password", { current_password: typed, new_password: "Xanadu 1797" }, headers);
	await priya.client.fetch(`/webapp/reset/${"ab".repeat(32)}?email=${typed}`, { headers });
	await priya.client.post(`/api/points/${typed}`, { name: typed }, headers);
	expect(codes(received)).toEqual(expect.arrayContaining(["server_error", "password_not_current", "not_found"]));
	expect(takeCrashes()).toHaveLength(1);
	const session = [...priya.client.cookies.values()];
	expect(session.length).toBeGreaterThan(0);
	const secrets = [typed, "Byron", "Xanadu", "203.0.113", "Secret browser", "abababab", priya.email, "Priyanka"];
	for (const secret of [...secrets, ...session, await priya.client.csrfToken(), acme.host])
		expect(received.map(({ everything }) => everything.toLowerCase()).join(), `${secret} is in a report`).not.toContain(
			secret.toLowerCase(),
		);
});

test("[errors-05] without an address of a service nothing is sent or tried, whatever breaks", async () => {
	const { acme, priya, received } = await openReporting();
	await breakBehaviors(acme, "{broken");
	const [print, lines] = [console.log, [] as string[]];
	console.log = (line: unknown) => void lines.push(String(line));
	for (const environment of [env, { ...env, ERROR_REPORT_DSN: "" }]) {
		priya.client.environment = environment;
		expect((await priya.client.try("points/verify-ledger", {})).status).toBe(403);
		expect((await priya.client.try("programs/get-behaviors", {})).status).toBe(500);
	}
	console.log = print;
	expect(received).toEqual([]);
	expect(lines.filter((line) => line.includes("error-report"))).toEqual([]);
});

test("an answer that was made of what is outdated is given to nobody and not reported", async () => {
	const { acme, priya, received } = await openReporting();
	await priya.client.call("session/init-user", {});
	await acme.database.write([
		sql`update users set role = 'account_owner' where account_id = ${acme.id} and id = ${priya.id}`,
	]);
	expect((await priya.client.try("points/verify-ledger", {})).status).toBe(200);
	expect(codes(received)).toEqual([]);
});
