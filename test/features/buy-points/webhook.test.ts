/** What the payment provider tells, whatever comes twice, late or unsigned, and what is found without it. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { addBuyer, beginToBuy, createSellingTenant, follow, purchaseOf } from "#test/factories/purchases";
import { silentQueue } from "#test/kit/outbox";
import { sendEvent, standInForStripe, webhookSecret } from "#test/kit/payments";
import { runDueWork } from "#test/kit/schedule";
import { signEvent } from "../../../scripts/stand-ins/payment-rules.mjs";

afterEach(() => vi.restoreAllMocks());

const seconds = () => Math.floor(Date.now() / 1_000);

test("200 events twice, at once and out of order credit once; one that is unsigned, changed, old or another client's does nothing", async () => {
	const { stripe, events } = standInForStripe();
	const [acme, globex] = [await createSellingTenant(), await createSellingTenant()];
	const priya = await addBuyer(acme);
	const id = await beginToBuy(priya, { token: "pm_card_threeDSecure2Required" });
	await follow(acme);
	const asked = await purchaseOf(priya, id);
	expect(asked).toMatchObject({ state: "authorised", step: "asked", is_page: false });
	expect(asked.next_url).toContain("https://stripe.test/bank/pi_");
	const [intent] = stripe.intents();
	await stripe.answer(intent!.id, true);
	const [event] = events;
	expect(event!.type).toBe("payment_intent.succeeded");
	const wrong = [
		{ body: event!.body, signature: "" },
		{ body: `${event!.body} `, signature: event!.signature },
		{ body: event!.body, signature: await signEvent(event!.body, "whsec_of_somebody", seconds()) },
		{ body: event!.body, signature: await signEvent(event!.body, webhookSecret, seconds() - 301) },
	];
	for (const sent of wrong) {
		const reply = await sendEvent(acme, sent);
		expect([reply.status, await reply.json()]).toMatchObject([400, { resultType: "signature_not_valid" }]);
	}
	expect((await sendEvent(globex, event!)).status).toBe(200);
	await follow(acme);
	expect((await purchaseOf(priya, id)).state).toBe("authorised");
	const failed = event!.body.replace("payment_intent.succeeded", "payment_intent.payment_failed");
	const late = { body: failed, signature: await signEvent(failed, webhookSecret, seconds() - 200) };
	const replies = await Promise.all(
		Array.from({ length: 200 }, (_, at) => [event!, at % 2 === 0 ? event! : late])
			.flat()
			.map((sent) => sendEvent(acme, sent)),
	);
	expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
	await Promise.all([follow(acme), follow(acme)]);
	expect(await purchaseOf(priya, id)).toMatchObject({ state: "credited", points: 2_930 });
	expect((await priya.client.call("session/refresh-point-balance", {})).point_balance).toBe(2_930);
	const unknown = { data: { object: { metadata: { account_id: String(acme.id), purchase_id: "7" } } } };
	const body = JSON.stringify({ id: "evt_1", object: "event", type: "charge.updated", ...unknown });
	expect((await sendEvent(acme, { body, signature: await signEvent(body, webhookSecret, seconds()) })).status).toBe(
		200,
	);
}, 60_000);

test("a webhook takes no cookie and no token, but only where cards are taken", async () => {
	const { events } = standInForStripe();
	const acme = await createSellingTenant();
	const priya = await addBuyer(acme);
	await beginToBuy(priya);
	await follow(acme);
	const sent = { method: "POST", body: events[0]!.body, headers: { "stripe-signature": events[0]!.signature } };
	const foreign = { ...sent, headers: { ...sent.headers, origin: "https://elsewhere.test" } };
	expect((await priya.client.fetch("/api/payment/webhook", foreign)).status).toBe(200);
	priya.client.environment = {
		...priya.client.environment,
		STRIPE_WEBHOOK_SECRET: "",
	} as typeof priya.client.environment;
	const reply = await priya.client.fetch("/api/payment/webhook", sent);
	expect([reply.status, await reply.json()]).toMatchObject([409, { resultType: "cards_not_taken" }]);
});

test("the schedule finds what was paid and not credited, what the provider did not answer, and a page that was left", async () => {
	const { stripe } = standInForStripe();
	const acme = await createSellingTenant();
	const priya = await addBuyer(acme);
	const settled = async () => {
		await acme.database.write([
			sql`update purchases set look_at = 0 where account_id = ${acme.id} and look_at is not null`,
		]);
		await runDueWork(acme, { OUTBOX_QUEUE: silentQueue } as never);
		await follow(acme);
	};
	stripe.failNext("broken", 1);
	const away = await beginToBuy(priya, { amount: 600 });
	await follow(acme);
	expect((await purchaseOf(priya, away)).step).toBe("processing");
	await settled();
	expect((await purchaseOf(priya, away)).state).toBe("credited");
	// What a kill between the two batches leaves: money that was noted, and no message any more.
	const captured = await beginToBuy(priya, { amount: 700 });
	await acme.database.write([
		sql`update purchases set state = 'captured', captured_at = 1, token = null, look_at = 0 where account_id = ${acme.id} and id = ${captured}`,
		sql`update outbox set done_at = 1 where account_id = ${acme.id} and done_at is null`,
	]);
	expect((await purchaseOf(priya, captured)).step).toBe("pre_success");
	await settled();
	expect((await purchaseOf(priya, captured)).state).toBe("credited");
	const page = await beginToBuy(priya, { amount: 800, token: "page" });
	await follow(acme);
	expect(await purchaseOf(priya, page)).toMatchObject({ step: "asked", is_page: true });
	await settled();
	expect((await purchaseOf(priya, page)).step).toBe("asked");
	await acme.database.write([sql`update purchases set expires_at = 1 where account_id = ${acme.id} and id = ${page}`]);
	await settled();
	expect(await purchaseOf(priya, page)).toMatchObject({ step: "failure", failure: "page_left" });
	expect(stripe.sessions()).toMatchObject([{ status: "expired" }]);
	const paid = await beginToBuy(priya, { amount: 900, token: "page" });
	await follow(acme);
	await stripe.payOnPage(stripe.sessions()[1]!.id, "pm_card_visa");
	await settled();
	expect(await purchaseOf(priya, paid)).toMatchObject({ state: "credited", card: "Visa 4242" });
	expect((await priya.client.call("session/refresh-point-balance", {})).point_balance).toBe(2_200);
	// Quotes that nobody paid are gone a day after their price ended.
	await priya.client.call("buy-points/quote", { amount: 1_000 });
	await acme.database.write([
		sql`update purchases set expires_at = 0 where account_id = ${acme.id} and attempt = 0`,
		sql`update due_work set due_at = 0 where account_id = ${acme.id} and work in ('all', 'buy-points/sweep-quotes')`,
	]);
	await runDueWork(acme, { OUTBOX_QUEUE: silentQueue } as never);
	await runDueWork(acme, { OUTBOX_QUEUE: silentQueue } as never);
	const left = sql<{
		count: number;
	}>`select count(*) as count from purchases where account_id = ${acme.id} and attempt = 0`;
	expect(await acme.database.read(left)).toEqual([{ count: 0 }]);
});
