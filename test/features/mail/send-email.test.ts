/** Emails as they are sent: with the token of their link, to whoever should still get them, and removed after 30 days. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { tokenSentTo } from "#test/kit/mail";
import { runByHand, runOutbox, silentQueue } from "#test/kit/outbox";
import { planOf } from "#test/kit/plan";
import { createTenant, newId, type TestTenant } from "#test/kit/tenant";
import { prepareJobContext } from "#workers/background/job-context";
import { runMessage } from "#workers/background/run-message";
import { sweepEmails } from "#workers/features/mail/jobs/sweep-emails";
import { dayMs, systemClock } from "#workers/kernel/clock";
import { createScope } from "#workers/kernel/create-scope";
import type { Environment } from "#workers/kernel/environment";
import type { Scope } from "#workers/kernel/scope";
import { isolateClock } from "#workers/runtime/clock";

const waiter = { waitUntil: () => undefined };

afterEach(() => {
	vi.restoreAllMocks();
	isolateClock.current = systemClock;
});

/** Runs what waits of the emails, where mail has a provider; gives the bodies that it got. */
async function post(tenant: TestTenant): Promise<{ key: string | null; text: string }[]> {
	const posted: { key: string | null; text: string }[] = [];
	vi.spyOn(globalThis, "fetch").mockImplementation(async (_address, init) => {
		const { text } = JSON.parse(String(init?.body)) as { text: string };
		posted.push({ key: new Headers(init?.headers).get("idempotency-key"), text });
		return new Response(null, { status: 202 });
	});
	const environment = { ...env, MAIL_PROVIDER_URL: "https://mail.example/send", OUTBOX_QUEUE: silentQueue };
	const waiting = await tenant.database.read(
		sql<{
			id: number;
		}>`select id from outbox where account_id = ${tenant.id} and job = 'mail/send-email' and done_at is null`,
	);
	for (const { id: outbox_id } of waiting) {
		const signal = { account_id: tenant.id, shard: tenant.shard, outbox_id };
		await runMessage(environment as unknown as Environment, waiter, signal);
	}
	return posted;
}

async function invite() {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const olu = await acme.addMember({ first_name: "Olu", status: "invited" });
	runByHand(owner.client);
	await owner.client.call("session/send-activation-link", { user_id: olu.id });
	return { acme, olu };
}

function emailsOf(tenant: TestTenant) {
	return tenant.database.read(
		sql<{ body: string; sent_at: number | null; dropped_at: number | null }>`select body, sent_at, dropped_at
			from emails where account_id = ${tenant.id}`,
	);
}

test("the provider gets the link with its token, each time the same, and the database keeps neither before nor after", async () => {
	const { acme, olu } = await invite();
	const posted = await post(acme);
	await acme.database.write([
		sql`update emails set sent_at = ${null} where account_id = ${acme.id}`,
		sql`update outbox set done_at = ${null}, lease_until = ${null} where account_id = ${acme.id}`,
	]);
	const again = await post(acme);
	expect(posted).toHaveLength(1);
	expect(again).toEqual(posted);
	const token = (await tokenSentTo(acme, olu))!;
	expect(posted[0]!.text).toContain(`/webapp/activate/${token}\n`);
	const [email] = await emailsOf(acme);
	expect(email).toMatchObject({
		sent_at: expect.any(Number),
		body: expect.stringContaining("/webapp/activate/{token}"),
	});
	expect((await acme.visitor().try("session/activate", { token, password: "long enough words" })).status).toBe(200);
});

test.each([
	["invited", true],
	["pending", true],
	["active", true],
	["suspended", false],
	["terminated", false],
	["erased", false],
] as const)("an email whose reader is %s by the time it is sent: posted is %s", async (status, isPosted) => {
	const { acme, olu } = await invite();
	await acme.database.write([
		sql`update users set status = ${status} where account_id = ${acme.id} and id = ${olu.id}`,
	]);
	expect(await post(acme)).toHaveLength(isPosted ? 1 : 0);
	const [email] = await emailsOf(acme);
	expect([email!.sent_at !== null, email!.dropped_at !== null]).toEqual([isPosted, !isPosted]);
	expect(await post(acme)).toEqual([]);
});

test("an email whose link is over by the time it is sent is dropped", async () => {
	const { acme } = await invite();
	isolateClock.current = { now: () => Date.now() + 8 * dayMs };
	expect(await post(acme)).toEqual([]);
	expect(await emailsOf(acme)).toMatchObject([{ sent_at: null, dropped_at: expect.any(Number) }]);
});

test("emails are removed after 30 days, found by their age, and no younger one is", async () => {
	const acme = await createTenant();
	const now = Date.now();
	const write = (days: number) => sql`insert into emails (account_id, id, recipient, subject, body, created_at)
		values (${acme.id}, ${newId()}, 'olu@example.com', ${`${days} days`}, 'Hello', ${now - days * dayMs})`;
	await acme.database.write([write(45), write(31), write(29), write(0)]);
	const requestContext = (await prepareJobContext(env as unknown as Environment, waiter, acme.id, acme.shard, "test"))!;
	await sweepEmails.handler(createScope(requestContext, sweepEmails.name) as Scope<null>);
	const left = await acme.database.read(
		sql<{ subject: string }>`select subject from emails where account_id = ${acme.id} order by created_at`,
	);
	expect(left).toEqual([{ subject: "29 days" }, { subject: "0 days" }]);
	const plan = await planOf(
		acme.shard,
		sql`select l.id from emails l where l.account_id = ${acme.id} and l.created_at < ${now} order by l.created_at limit 200`,
	);
	expect(plan.join()).toContain("emails_by_age");
	await runOutbox(acme, "mail/send-email");
});
