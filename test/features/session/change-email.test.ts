/** Another address to sign in with: asked for with the password, confirmed by mail there, stopped by mail here, and what nobody learns by it. */
import type { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { importFile } from "#test/features/imports/upload";
import { readMail, tokenSentTo } from "#test/kit/mail";
import { runByHand, runOutboxWhole } from "#test/kit/outbox";
import { quickHash } from "#test/kit/passwords";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { minuteMs, systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";

const current_password = "correct horse";
const dayMs = 24 * 60 * minuteMs;

afterEach(() => {
	isolateClock.current = systemClock;
});

async function makeCompany() {
	const acme = await createTenant();
	const password_hash = quickHash(current_password);
	const priya = await acme.addMember({ first_name: "Priya", password_hash });
	const lee = await acme.addMember({ first_name: "Lee", password_hash });
	for (const { client } of [priya, lee]) runByHand(client);
	const elsewhere = acme.visitor();
	await elsewhere.call("session/login", { email: priya.email, password: current_password });
	elsewhere.forgetToken();
	return { acme, priya, lee, elsewhere, wanted: `priya.new@${acme.host}` };
}

async function askFor(acme: TestTenant, { client }: TestMember, email: string) {
	const reply = await client.try("session/change-email", { email, current_password });
	await runOutboxWhole(acme);
	return reply;
}

const addressOf = async (acme: TestTenant, { id }: TestMember) =>
	(
		await acme.database.read(
			sql<{ email: string }>`select email from users where account_id = ${acme.id} and id = ${id}`,
		)
	)[0]!.email;

const signIn = async (acme: TestTenant, email: string) =>
	(await acme.visitor().try("session/login", { email, password: current_password })).status;

test("[profile-03] an address changes only when the mailed link is confirmed; the old one is told at once, other devices are signed out, and it is audited", async () => {
	const { acme, priya, elsewhere, wanted } = await makeCompany();
	const wrong = await priya.client.try("session/change-email", { email: wanted, current_password: "wrong" });
	expect(wrong.body).toMatchObject({
		resultType: "password_not_current",
		errors: { current_password: [expect.any(String)] },
	});
	const same = await priya.client.try("session/change-email", { email: priya.email.toUpperCase(), current_password });
	expect(same.body.errors?.email).toEqual(["That is already your address."]);
	const asked = await askFor(acme, priya, ` ${wanted.toUpperCase()} `);
	expect(asked.body).toMatchObject({ resultStatus: "success", email: wanted });
	expect((await readMail(acme)).map(({ recipient, subject }) => [recipient, subject])).toEqual(
		expect.arrayContaining([
			[wanted, expect.stringContaining("Confirm your new address")],
			[priya.email, expect.stringContaining("Another address was asked for")],
		]),
	);
	expect(await addressOf(acme, priya)).toBe(priya.email);
	expect((await priya.client.call("session/get-email-change", {})).email_change).toMatchObject({ email: wanted });
	const reset = await tokenOfReset(acme, priya);
	const token = (await tokenSentTo(acme, { email: wanted }, "confirm-email"))!;
	expect(await acme.visitor().call("session/find-email-change", { token, link: "confirm" })).toMatchObject({
		email: wanted,
		old_email: priya.email,
	});
	await priya.client.call("session/confirm-email", { token });
	expect(await addressOf(acme, priya)).toBe(wanted);
	expect(await acme.visitor().call("session/confirm-email", { token })).toMatchObject({ email: wanted });
	expect((await priya.client.call("session/init-user", {})).user.email).toBe(wanted);
	expect((await elsewhere.try("session/init-user", {})).status).toBe(401);
	expect([await signIn(acme, priya.email), await signIn(acme, wanted)]).toEqual([409, 200]);
	expect((await acme.visitor().try("session/find-reset-link", { token: reset })).body.resultType).toBe(
		"link_not_valid",
	);
	await runOutboxWhole(acme);
	const [told] = (await readMail(acme)).filter(({ recipient }) => recipient === priya.email);
	expect(told?.subject).toContain("address was changed");
	const audit = await acme.database.read(
		sql<{ action: string }>`select action, details from audit_lines where account_id = ${acme.id}
			and action in ('session/change-email', 'session/confirm-email') order by id`,
	);
	expect(audit).toEqual([
		{ action: "session/change-email", details: JSON.stringify({ asked_for: wanted }) },
		{ action: "session/confirm-email", details: JSON.stringify({ from: priya.email, to: wanted }) },
	]);
});

async function tokenOfReset(acme: TestTenant, { email }: TestMember): Promise<string> {
	const visitor = acme.visitor();
	runByHand(visitor);
	await visitor.call("session/request-password-reset", { email });
	await runOutboxWhole(acme);
	return (await tokenSentTo(acme, { email }, "reset"))!;
}

test("whoever asks learns nothing of who has an address: the answer and what is written are the same, and a taken one gets no mail", async () => {
	const { acme, priya, lee, wanted } = await makeCompany();
	const answers: unknown[] = [];
	for (const email of [wanted, lee.email]) {
		const { status, body } = await askFor(acme, priya, email);
		answers.push([status, Object.keys(body).sort(), body.email === email]);
		expect((await priya.client.call("session/get-email-change", {})).email_change?.email).toBe(email);
		const again = await priya.client.try("session/resend-email-change", {}, { "idempotency-key": `again ${email}` });
		await runOutboxWhole(acme);
		answers.push([again.status, Object.keys(again.body).sort()]);
	}
	expect(answers.slice(0, 2)).toEqual(answers.slice(2));
	const mails = await readMail(acme);
	expect(mails.filter(({ recipient }) => recipient === lee.email)).toEqual([]);
	expect(mails.filter(({ recipient }) => recipient === wanted)).toHaveLength(2);
});

test("an address that somebody else got meanwhile is not taken from them", async () => {
	const { acme, priya, lee, wanted } = await makeCompany();
	for (const person of [priya, lee]) await askFor(acme, person, wanted);
	const tokens = (await readMail(acme))
		.filter(({ recipient }) => recipient === wanted)
		.map(({ body }) => /confirm-email\/([0-9a-f]{64})/.exec(body)![1]!);
	expect((await acme.visitor().try("session/confirm-email", { token: tokens[0]! })).status).toBe(200);
	expect((await acme.visitor().try("session/confirm-email", { token: tokens[1]! })).body.resultType).toBe(
		"email_taken",
	);
	expect(await addressOf(acme, lee)).toBe(wanted);
	expect(await addressOf(acme, priya)).toBe(priya.email);
});

test("the old address stops it: nothing changes, and whoever asked is signed out everywhere", async () => {
	const { acme, priya, elsewhere, wanted } = await makeCompany();
	await askFor(acme, priya, wanted);
	const stop = (await tokenSentTo(acme, priya, "keep-email"))!;
	const confirm = (await tokenSentTo(acme, { email: wanted }, "confirm-email"))!;
	const visitor = acme.visitor();
	expect((await visitor.try("session/confirm-email", { token: stop })).body.resultType).toBe("link_not_valid");
	expect((await visitor.try("session/stop-email-change", { token: confirm })).body.resultType).toBe("link_not_valid");
	expect(await visitor.call("session/stop-email-change", { token: stop })).toMatchObject({ email: priya.email });
	expect((await visitor.try("session/confirm-email", { token: confirm })).body.resultType).toBe("link_not_valid");
	for (const client of [priya.client, elsewhere]) {
		client.forgetToken();
		expect((await client.try("session/init-user", {})).status).toBe(401);
	}
	expect(await addressOf(acme, priya)).toBe(priya.email);
});

test("a link is over after a day, when it is canceled, when another is asked for, and when its person leaves; it is another tenant's nothing", async () => {
	const { acme, priya, lee, wanted } = await makeCompany();
	const globex = await createTenant({ shard: acme.shard });
	const state = async (token: string) =>
		(await acme.visitor().try("session/find-email-change", { token, link: "confirm" })).status;
	const newest = async () => (await tokenSentTo(acme, { email: wanted }, "confirm-email"))!;
	await askFor(acme, priya, wanted);
	const first = await newest();
	expect((await globex.visitor().try("session/confirm-email", { token: first })).body.resultType).toBe(
		"link_not_valid",
	);
	await askFor(acme, priya, wanted);
	const second = await newest();
	expect([await state(first), await state(second)]).toEqual([409, 200]);
	const now = Date.now();
	isolateClock.current = { now: () => now + dayMs - minuteMs };
	expect(await state(second)).toBe(200);
	isolateClock.current = { now: () => now + dayMs + minuteMs };
	expect(await state(second)).toBe(409);
	isolateClock.current = systemClock;
	await priya.client.call("session/cancel-email-change", {});
	expect(await state(second)).toBe(409);
	expect((await priya.client.call("session/get-email-change", {})).email_change).toBeNull();
	const gone = await priya.client.try("session/resend-email-change", {});
	expect(gone.body.resultType).toBe("no_email_change");
	await askFor(acme, lee, wanted);
	const leaving = await newest();
	for (const status of ["terminated", "active"])
		await acme.database.write([
			sql`update users set status = ${status} where account_id = ${acme.id} and id = ${lee.id}`,
		]);
	expect((await acme.visitor().try("session/confirm-email", { token: leaving })).body.resultType).toBe(
		"link_not_valid",
	);
});

test("nobody asks while signed in as a member, and asking is limited", async () => {
	const { acme, priya, wanted } = await makeCompany();
	const olga = await acme.addMember({ role: "account_owner" });
	await olga.client.call("session/sign-in-as", { user_id: priya.id, reason: "Looking at the profile page" });
	olga.client.forgetToken();
	for (const [name, input] of [
		["session/change-email", { email: wanted, current_password }],
		["session/resend-email-change", {}],
		["session/cancel-email-change", {}],
	] as const)
		expect((await olga.client.try(name, input as never)).body.resultType).toBe("not_as_member");
	priya.client.environment = {
		...priya.client.environment,
		LIMITS: JSON.stringify({ email_change: { max: 1 } }),
	} as unknown as typeof env;
	expect((await askFor(acme, priya, wanted)).status).toBe(200);
	expect((await priya.client.try("session/resend-email-change", {})).status).toBe(429);
});

test("no token of such a link stands in the database", async () => {
	const { acme, priya, wanted } = await makeCompany();
	await askFor(acme, priya, wanted);
	const tokens = [
		(await tokenSentTo(acme, priya, "keep-email"))!,
		(await tokenSentTo(acme, { email: wanted }, "confirm-email"))!,
	];
	const names = ["emails", "outbox", "idempotency_records", "audit_lines", "email_changes", "notifications"];
	const rows = await Promise.all(
		names.map((name) => acme.database.read(sql`select * from ${sql.raw(name)} where account_id = ${acme.id}`)),
	);
	const stored = JSON.stringify(rows);
	expect(stored).toContain("/webapp/confirm-email/{token}");
	expect(tokens.filter((token) => stored.includes(token))).toEqual([]);
});

test("an upload that still says the former address means the same person, and does not put it back", async () => {
	const { acme, priya, wanted } = await makeCompany();
	const olga = await acme.addMember({ role: "account_owner" });
	await askFor(acme, priya, wanted);
	await acme
		.visitor()
		.call("session/confirm-email", { token: (await tokenSentTo(acme, { email: wanted }, "confirm-email"))! });
	const before = await acme.database.read(sql`select id from users where account_id = ${acme.id}`);
	await importFile(acme, olga, "members", `first_name,last_name,email,title\nPriya,Raman,${priya.email},Director\n`);
	expect(await acme.database.read(sql`select id from users where account_id = ${acme.id}`)).toHaveLength(before.length);
	const [row] = await acme.database.read(
		sql<{ email: string }>`select email, title from users where account_id = ${acme.id} and id = ${priya.id}`,
	);
	expect(row).toEqual({ email: wanted, title: "Director" });
});

test("a person who is erased leaves no former address behind", async () => {
	const { acme, priya, wanted } = await makeCompany();
	await askFor(acme, priya, wanted);
	await acme.database.write([
		sql`update users set status = 'erased' where account_id = ${acme.id} and id = ${priya.id}`,
	]);
	expect(await acme.database.read(sql`select id from email_changes where account_id = ${acme.id}`)).toEqual([]);
});

test("what waits is over once an owner gives the person another address", async () => {
	const { acme, priya, wanted } = await makeCompany();
	await askFor(acme, priya, wanted);
	const token = (await tokenSentTo(acme, { email: wanted }, "confirm-email"))!;
	await acme.database.write([
		sql`update users set email = ${`other@${acme.host}`} where account_id = ${acme.id} and id = ${priya.id}`,
	]);
	expect((await acme.visitor().try("session/confirm-email", { token })).body.resultType).toBe("link_not_valid");
	expect((await priya.client.call("session/get-email-change", {})).email_change).toBeNull();
});
