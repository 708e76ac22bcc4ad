/** Buying points as somebody meets it without scripts: how many, the price, the card, what became of it, and who sees none of it. */
import { afterEach, expect, test, vi } from "vitest";
import { addBuyer, createSellingTenant, follow } from "#test/factories/purchases";
import { openPage, sendForm } from "#test/kit/page";
import { standInForStripe } from "#test/kit/payments";

afterEach(() => vi.restoreAllMocks());

const quoting = "buy-points/quote";
const paying = "buy-points/buy-points";

async function makeCompany() {
	const { stripe } = standInForStripe();
	const acme = await createSellingTenant({ available: 1_200 });
	const priya = await addBuyer(acme, { first_name: "Priya", points: 250 });
	return { stripe, acme, priya };
}

test("[buy_points-01] [buy_points-03] buying goes from the price over processing and the bank's question to paid and added, with the new balance at once, or to a failure that keeps its message", async () => {
	const { stripe, acme, priya } = await makeCompany();
	const choose = await openPage(priya, "/buy_points");
	expect(choose.text).toMatch(/You have 250 points\..*5,000 points\$50\.00/);
	const wrong = await sendForm(priya, "/buy_points", quoting, {
		...{ pointsType: "standard_product", amount: "499", idempotency_key: "quote-0001" },
	});
	expect([wrong.location, wrong.text]).toEqual([null, expect.stringContaining("Choose 500 to 50,000 points.")]);
	const quoted = await sendForm(priya, "/buy_points", `${quoting}#5000`, {
		...{ pointsType: "standard_product", amount: "5000", idempotency_key: "quote-0002" },
	});
	const address = quoted.location!.replace("/webapp", "");
	const id = address.split("=").at(-1)!;
	const main = async () => (await openPage(priya, address)).part("main", ["id", "main"]).text;
	expect(await main()).toMatch(/5,000 points\$50\.00Card fee\$1\.75You pay\$51\.75The price holds until/);
	const pay = (token: string, key: string) =>
		sendForm(priya, address, paying, {
			...{ quote_id: id, amount: "5000", pointsType: "standard_product", token, idempotency_key: key },
		});
	expect((await pay("pm_card_visa_chargeDeclined", "pay-000001")).location).toBe(`/webapp${address}`);
	expect(await main()).toContain("Your payment is being processed");
	await follow(acme);
	const failed = await main();
	expect(failed).toContain("The payment did not go through");
	expect(failed).toMatch(
		/Your bank declined the card\..*Visa 0002.*Nothing was charged and no points were added\..*is kept/,
	);
	expect(failed).toContain("Pay $51.75");
	await pay("pm_card_threeDSecure2Required", "pay-000002");
	await follow(acme);
	const asked = await openPage(priya, address);
	expect(asked.text).toContain("Your bank wants you to confirm the payment");
	expect(asked.links()).toContainEqual({
		text: "Go to your bank",
		href: expect.stringContaining("https://stripe.test/bank/pi_"),
	});
	await stripe.answer(stripe.intents()[0]!.id, true);
	const { database } = acme;
	const { sql } = await import("drizzle-orm");
	await database.write([
		sql`update purchases set state = 'captured', captured_at = 1, card = 'Visa 3220' where account_id = ${acme.id}`,
	]);
	expect(await main()).toContain("Paid. Your points are on their way");
	await priya.client.try("buy-points/get-purchase", { purchase_id: Number(id) });
	const { runDueWork } = await import("#test/kit/schedule");
	const { silentQueue } = await import("#test/kit/outbox");
	await database.write([sql`update purchases set look_at = 0 where account_id = ${acme.id}`]);
	await runDueWork(acme, { OUTBOX_QUEUE: silentQueue } as never);
	await follow(acme);
	expect((await priya.client.call("session/refresh-point-balance", {})).point_balance).toBe(5_250);
	const done = await openPage(priya, address);
	expect(done.part("main", ["id", "main"]).text).toMatch(
		/5,000 points added.*New balance5,250.*You paid\$51\.75.*BP-30001.*Visa 3220/,
	);
	expect(done.text).toContain("5,250");
	expect((await openPage(priya, "/buy_points")).text).toMatch(/BP-30001.*Credited.*5,000.*\$51\.75/);
	const refunding = { purchase_id: id, idempotency_key: "refund-0001" };
	const question = await sendForm(priya, address, "buy-points/refund-purchase", refunding);
	expect(question.text).toContain("Give 5,000 points back?");
	const back = await sendForm(priya, address, "buy-points/refund-purchase", { ...refunding, answered: "1" });
	expect(back.location).toBe(`/webapp${address}`);
	expect(await main()).toContain("5,000 points given back");
});

test("who may not buy finds no way there and nothing to buy; whoever lacks points for the cart does", async () => {
	const { acme, priya } = await makeCompany();
	const hrefs = async (person: typeof priya, path: string) =>
		(await openPage(person, path)).links().map(({ href }) => href);
	expect(await hrefs(priya, "/points")).toContain("/webapp/buy_points");
	const dan = await acme.addMember({ points: 10 });
	expect(await hrefs(dan, "/points")).not.toContain("/webapp/buy_points");
	const page = await openPage(dan, "/buy_points");
	expect(page.text).toContain("No points can be bought at the moment");
	expect(page.text).not.toContain("See the price");
	const { addItem } = await import("#test/factories/catalog");
	const { putIntoCart } = await import("#test/factories/shopping");
	const lamp = await addItem(acme, { name: "Lamp", variants: [{ points: 3_180, stock: null }] });
	await putIntoCart(priya, lamp.variant_id);
	expect(await hrefs(priya, "/store/checkout")).toContain("/webapp/buy_points?amount=2930");
	expect((await openPage(priya, "/buy_points?amount=2930")).text).toMatch(/2,930 points\$29\.30what your cart needs/);
});

test("[buy_points-07] [buy_points-08] [buy_points-09] an owner sets the threshold and tops up by the points and amounts of the specification", async () => {
	const { acme, priya } = await makeCompany();
	const olu = await addBuyer(acme, { role: "account_owner" });
	const page = await openPage(olu, "/settings/buy_points");
	const main = page.part("main", ["id", "main"]);
	expect(main.text).toContain("Available to the account1,200");
	expect(main.text).toMatch(/Tell the account owners below1002005001,0002,0005,000NeverAnother number/);
	expect(main.text).toMatch(/Usual top-up5,00010,00020,00050,000Another number/);
	const offered = main.text.replaceAll("Processing...", "");
	expect(offered).toContain(
		"Top up by points5,000 points$50.00Usual10,000 points$100.0020,000 points$200.0050,000 points$500.00Another number",
	);
	expect(offered).toContain(
		"$5,000.00500,000 points$10,000.001,000,000 pointsUsual$20,000.002,000,000 points$50,000.005,000,000 points",
	);
	const saving = "buy-points/update-low-threshold";
	const plan = async () => olu.client.call("buy-points/get-top-up-plan", {});
	for (const low_threshold of ["100", "200", "500", "1000", "2000", "5000"]) {
		await sendForm(olu, "/settings/buy_points", saving, { low_threshold, top_up_points: "20000" });
		expect(await plan()).toMatchObject({ low_threshold, top_up_points: "20000" });
	}
	await sendForm(olu, "/settings/buy_points", saving, {
		...{ low_threshold: "custom", low_threshold_points: "750", top_up_points: "custom", top_up_custom_points: "12000" },
	});
	expect(await plan()).toMatchObject({
		...{ low_threshold: "custom", low_threshold_points: 750, top_up_points: "custom", top_up_custom_points: 12_000 },
	});
	for (const amount of ["5000", "10000", "20000", "50000", "12000", "1000000"]) {
		const fields = { amount, idempotency_key: `top-up-${amount}` };
		const quoted = await sendForm(olu, "/settings/buy_points", quoting, fields);
		const { text } = await openPage(olu, quoted.location!.replace("/webapp", ""));
		expect(text).toContain(`${Number(amount).toLocaleString("en-US")} points`);
	}
	expect((await openPage(priya, "/settings/buy_points")).status).toBe(403);
});

test("an account's own word for points is in the menu, the titles and the refusals of buying, in each language", async () => {
	standInForStripe();
	const globex = await createSellingTenant({
		languages: ["es", "fr"],
		labels: { points_label: { es: "estrellas", fr: "étoiles" } },
	});
	for (const [language_code, title, refusal] of [
		["es", "Comprar estrellas", "Elige de 500 a 50,000 estrellas."],
		["fr", "Acheter des étoiles", "Choisissez de 500 à 50,000 étoiles."],
	] as const) {
		const buyer = await addBuyer(globex, { language_code });
		const page = await openPage(buyer, "/buy_points");
		expect(page.texts("h1")).toEqual([title]);
		expect(page.links()).toContainEqual({ text: title, href: "/webapp/buy_points" });
		const wrong = await sendForm(buyer, "/buy_points", quoting, {
			...{ pointsType: "standard_product", amount: "499", idempotency_key: `quote-${language_code}-1` },
		});
		const { text } = wrong.part("main", ["id", "main"]);
		expect(text).toContain(refusal);
		expect(text).not.toMatch(/\b(puntos|points)\b/);
	}
});

test("whose balance is bought for is said with what is in it, and narrows nothing of what was bought before", async () => {
	const { acme, priya } = await makeCompany();
	const points = { pointsType: "standard_product", amount: "5000" };
	const quoted = await sendForm(priya, "/buy_points", `${quoting}#5000`, { ...points, idempotency_key: "quote-0003" });
	const address = quoted.location!.replace("/webapp", "");
	await sendForm(priya, address, paying, {
		...{ ...points, quote_id: address.split("=").at(-1)!, token: "pm_card_visa_chargeDeclined" },
		idempotency_key: "pay-000009",
	});
	await follow(acme);
	const choose = await openPage(priya, "/buy_points");
	const tab = choose
		.links()
		.find(({ href }) => href.endsWith("=wallet_product"))!
		.href.replace("/webapp", "");
	const ofWallet = await openPage(priya, tab);
	expect(ofWallet.text).toMatch(/You have 0 in “.+”\./);
	expect(ofWallet.text).not.toContain("You have 250 points.");
	for (const page of [choose, ofWallet]) expect(page.text).toMatch(/Your purchases.*BP-\d+.*Failed/);
});
