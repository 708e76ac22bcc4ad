/** Payments that the provider can never take: they are refused with their quote, or end as failures; none waits for ever. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { addBuyer, beginToBuy, createSellingTenant, follow, purchaseOf } from "#test/factories/purchases";
import { silentQueue } from "#test/kit/outbox";
import { standInForStripe } from "#test/kit/payments";
import { runDueWork } from "#test/kit/schedule";

afterEach(() => vi.restoreAllMocks());

test("a sum below or above what a card pays in the currency is refused with its quote, and said", async () => {
	standInForStripe();
	const acme = await createSellingTenant({ country: "MEX", point_price: 10_000 });
	const priya = await addBuyer(acme);
	const quote = (amount: number) => priya.client.try("buy-points/quote", { amount });
	const small = await quote(500);
	expect([small.status, Object.keys(small.body.errors ?? {})]).toEqual([400, ["amount"]]);
	expect(small.body.errors?.amount?.[0]).toMatch(/\$?5\.45\D.*10\.00\D.*999,999\.99/);
	expect((await quote(1_000)).status).toBe(200);
	const paying = await priya.client.try("buy-points/buy-points", { token: "pm_card_visa", amount: 500 });
	expect(paying.body.errors).toHaveProperty("amount");
	const dear = await createSellingTenant({ point_price: 50_000_000 });
	const olga = await addBuyer(dear, { role: "account_owner" });
	const large = await olga.client.try("buy-points/quote", { amount: 50_000, pointsType: "top_up" });
	expect([large.status, large.body.errors?.amount?.[0]]).toEqual([400, expect.stringContaining("$999,999.99")]);
});

test("what the provider refuses as it stands is a failure of its own, by card and by page; what waits for others is asked again", async () => {
	const { stripe } = standInForStripe();
	const acme = await createSellingTenant();
	const priya = await addBuyer(acme);
	for (const token of ["pm_card_visa", "page"]) {
		stripe.failNext("tooSmall");
		const id = await beginToBuy(priya, { token });
		await follow(acme);
		expect(await purchaseOf(priya, id)).toMatchObject({
			...{ step: "failure", failure: "not_accepted", may_try_again: false },
		});
	}
	stripe.failNext("tooMany");
	const waiting = await beginToBuy(priya, { token: "pm_card_visa" });
	await follow(acme);
	expect(await purchaseOf(priya, waiting)).toMatchObject({ step: "processing" });
	expect(stripe.intents()).toEqual([]);
});

test("a page that could not be opened while its price held is declined as left", async () => {
	const { stripe } = standInForStripe();
	const acme = await createSellingTenant();
	const priya = await addBuyer(acme);
	stripe.failNext("broken");
	const id = await beginToBuy(priya, { token: "page" });
	await follow(acme);
	expect((await purchaseOf(priya, id)).step).toBe("processing");
	await acme.database.write([
		sql`update purchases set expires_at = ${Date.now() - 61_000}, look_at = 0 where account_id = ${acme.id} and id = ${id}`,
	]);
	await runDueWork(acme, { OUTBOX_QUEUE: silentQueue } as never);
	await follow(acme);
	expect(await purchaseOf(priya, id)).toMatchObject({ step: "failure", failure: "page_left" });
	expect(stripe.sessions()).toEqual([]);
});
