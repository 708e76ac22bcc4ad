/** A job's only email is posted by the job itself, once, whatever becomes of the provider or of the job's run. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { putIntoCart, tryCheckout } from "#test/factories/shopping";
import { runByHand, silentQueue } from "#test/kit/outbox";
import type { TestTenant } from "#test/kit/tenant";
import { runMessage } from "#workers/background/run-message";
import type { Environment } from "#workers/kernel/environment";
import { makeShop } from "../checkout/shop";

type Row = { id: number; recipient: string; sent_at: number | null };

let provider: { mockRestore(): void } | undefined;

afterEach(() => {
	provider?.mockRestore();
});

/** A mail provider that answers with these statuses in turn; tells under which keys it was given emails. */
function openProvider(...statuses: number[]): string[] {
	const keys: string[] = [];
	provider = vi.spyOn(globalThis, "fetch").mockImplementation(async (_address, init) => {
		keys.push(new Headers(init?.headers).get("idempotency-key") ?? "");
		return new Response(null, { status: statuses[keys.length - 1] ?? 202 });
	});
	return keys;
}

/** An order whose message still waits. */
async function orderWithoutEmail(): Promise<{ acme: TestTenant; email: string }> {
	const { acme, priya, itemId } = await makeShop();
	await putIntoCart(priya, itemId);
	runByHand(priya.client);
	await tryCheckout(priya);
	return { acme, email: priya.email };
}

/** Makes the order's message one that waits, as if its last batch had never been written. */
async function reopen(acme: TestTenant): Promise<void> {
	await acme.database.write([
		sql`update outbox set done_at = null, lease_until = null, attempts = 0
			where account_id = ${acme.id} and job = 'checkout/finish-order'`,
	]);
}

/** Runs what waits of a job once, where mail has a provider. */
async function run(acme: TestTenant, job: string): Promise<void> {
	const environment = { ...env, MAIL_PROVIDER_URL: "https://mail.example/send", OUTBOX_QUEUE: silentQueue };
	for (const { id: outbox_id } of await waiting(acme, job)) {
		const signal = { account_id: acme.id, shard: acme.shard, outbox_id };
		await runMessage(environment as unknown as Environment, { waitUntil: () => {} }, signal);
	}
}

function waiting(acme: TestTenant, job: string) {
	return acme.database.read(
		sql<{ id: number }>`select id from outbox
			where account_id = ${acme.id} and job = ${job} and done_at is null and failed_at is null`,
	);
}

function emailsOf(acme: TestTenant) {
	return acme.database.read(sql<Row>`select id, recipient, sent_at from emails where account_id = ${acme.id}`);
}

test("[checkout-08] the confirmation of an order is posted by the order's own message", async () => {
	const { acme, email } = await orderWithoutEmail();
	const keys = openProvider();
	await run(acme, "checkout/finish-order");
	const emails = await emailsOf(acme);
	expect(emails).toEqual([{ id: emails[0]!.id, recipient: email, sent_at: expect.any(Number) }]);
	expect(keys).toEqual([`email-${acme.id}-${emails[0]!.id}`]);
	expect(await waiting(acme, "mail/send-email")).toEqual([]);
});

test("an email that the provider does not take follows as a message of its own, under the same key", async () => {
	const { acme } = await orderWithoutEmail();
	const keys = openProvider(503);
	await run(acme, "checkout/finish-order");
	expect(await emailsOf(acme)).toEqual([expect.objectContaining({ sent_at: null })]);
	expect(await waiting(acme, "checkout/finish-order")).toEqual([]);
	await run(acme, "mail/send-email");
	expect(await emailsOf(acme)).toEqual([expect.objectContaining({ sent_at: expect.any(Number) })]);
	expect(await waiting(acme, "mail/send-email")).toEqual([]);
	expect(keys).toHaveLength(2);
	expect(new Set(keys).size).toBe(1);
});

test("[checkout-08] a message that runs again writes no second email, and the provider knows the one that it has", async () => {
	const { acme } = await orderWithoutEmail();
	const keys = openProvider();
	await run(acme, "checkout/finish-order");
	await reopen(acme);
	await run(acme, "checkout/finish-order");
	expect(await emailsOf(acme)).toHaveLength(1);
	expect(keys).toHaveLength(2);
	expect(new Set(keys).size).toBe(1);
});
