/** What goes wrong in checkout, buying points, the feed, the address book and the balance is said on the page, in the words of the server, with what was typed. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addProgram } from "#test/factories/programs";
import { addBuyer, createSellingTenant } from "#test/factories/purchases";
import { addRecognition } from "#test/factories/recognition";
import { addressFields, putIntoCart } from "#test/factories/shopping";
import { openPage, sendForm } from "#test/kit/page";
import { standInForStripe } from "#test/kit/payments";
import type { TestTenant } from "#test/kit/tenant";

afterEach(() => vi.restoreAllMocks());

const sellOut = (acme: TestTenant, variant_id: number) =>
	acme.database.write([sql`update variants set stock = 0 where account_id = ${acme.id} and id = ${variant_id}`]);

test("[errors-10] checkout, buying points, the feed, addresses and the point balance keep the message of what failed on the page", async () => {
	standInForStripe();
	const acme = await createSellingTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await addBuyer(acme, { first_name: "Priya", points: 900 });
	const mug = await addItem(acme, { name: "Mug", variants: [{ points: 300, stock: 2 }] });
	const { cart_version } = await putIntoCart(priya, mug.variant_id);
	const order = () =>
		sendForm(priya, "/store/checkout", "checkout/checkout", {
			...{ cart_version: String(cart_version), "shoppingCart.items": `${mug.variant_id}:1:300` },
			...Object.fromEntries(Object.entries(addressFields).map(([name, value]) => [`checkoutAddress.${name}`, value])),
		});

	vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("down", { status: 503 }));
	await olga.client.call("client-sync/save-client-system", { url: "https://points.client-system.com/", token: "s" });
	const balance = await order();
	expect([balance.location, balance.text]).toEqual([
		null,
		expect.stringContaining("did not answer, so your balance could not be checked. Nothing was ordered"),
	]);
	vi.restoreAllMocks();
	await olga.client.call("client-sync/save-client-system", { url: "" });

	await sellOut(acme, mug.variant_id);
	const sold = await order();
	expect([sold.location, sold.text]).toEqual([
		null,
		expect.stringMatching(/Not enough left: Mug.*Nothing was ordered/),
	]);
	expect(sold.html).toContain(`value="${addressFields.address1}"`);

	standInForStripe();
	const few = { pointsType: "standard_product", amount: "499", idempotency_key: "quote-0001" };
	const bought = await sendForm(priya, "/buy_points", "buy-points/quote", few);
	expect([bought.location, bought.text]).toEqual([null, expect.stringContaining("Choose 500 to 50,000 points.")]);
	expect(bought.html).toContain('value="499"');

	const program = await addProgram(acme, { owner: olga, budget: 1_000 });
	const { activity_id } = await addRecognition(acme, { giver: olga, recipients: [priya], program });
	const long = "x".repeat(501);
	const comment = await sendForm(priya, `/activities/${activity_id}`, `activity/save-comment#${activity_id}`, {
		...{ comment_text: long, activity_id: String(activity_id), temp_id: "one" },
	});
	expect([comment.location, comment.text]).toEqual([null, expect.stringContaining("Max length is 500 characters.")]);
	expect(comment.html).toContain(long);

	const wrong = { ...addressFields, postal_code: "LS1 4AB", address1: "9 Mill Lane" };
	const address = await sendForm(priya, "/addresses/new", "addresses/update-shipping-address", wrong);
	expect([address.location, address.text]).toEqual([
		null,
		expect.stringContaining("This postal code does not fit the country."),
	]);
	expect(address.html).toContain('value="9 Mill Lane"');
	expect((await openPage(priya, "/store/orders")).text).not.toContain("Mug");
});
