/** What an order asks for: an address where a courier goes, an e-mail where a code is sent, nothing for a donation. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addressFields, orderOf, putIntoCart } from "#test/factories/shopping";
import { runOutbox } from "#test/kit/outbox";
import { openPage } from "#test/kit/page";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";

type Delivery = "courier" | "email" | "donation";

async function makeShop(language_code = "en") {
	const acme = await createTenant();
	const priya = await acme.addMember({ first_name: "Priya", points: 5_000, language_code });
	const add = (name: string, delivery: Delivery) =>
		addItem(acme, { name, variants: [{ points: 500, stock: 5, delivery }] });
	const items = {
		courier: await add("Bottle", "courier"),
		email: await add("Gift card", "email"),
		donation: await add("Well", "donation"),
	};
	return { acme, priya, items };
}

type Shop = Awaited<ReturnType<typeof makeShop>>;

/** Puts one of each into the cart and orders it with just this said of the address. */
async function tryOrder({ priya, items }: Shop, deliveries: readonly Delivery[], checkoutAddress?: object) {
	let cart = await priya.client.call("cart/get-shopping-cart", {});
	for (const delivery of deliveries) cart = await putIntoCart(priya, items[delivery].variant_id);
	const { checkoutAddress: _usual, ...asked } = orderOf(cart);
	return priya.client.try("checkout/checkout", checkoutAddress ? { ...asked, checkoutAddress } : asked);
}

async function seeOrder(priya: TestMember, body: { orders: object }) {
	const order_id = Number(Object.keys(body.orders)[0]);
	return (await priya.client.call("orders/get-order-details", { order_id })).order;
}

const emailOf = async (acme: TestTenant) => {
	await runOutbox(acme, "checkout/finish-order");
	const [email] = await acme.database.read(
		sql<{ body: string }>`select body from emails where account_id = ${acme.id}`,
	);
	return email!.body;
};

test("a donation alone asks for no address, no phone and no e-mail", async () => {
	const shop = await makeShop();
	await shop.acme.database.write([
		sql`update variants set options = '[["Trees","1"]]' where account_id = ${shop.acme.id} and id = ${shop.items.donation.variant_id}`,
	]);
	const { status, body } = await tryOrder(shop, ["donation"]);
	expect([status, body.status]).toEqual([200, "success"]);
	const order = await seeOrder(shop.priya, body);
	expect(order.address).toMatchObject({ address1: "", city: "", phone: "", email: shop.priya.email });
	expect(order.lines).toMatchObject([{ delivery: "donation", email_to: "", status_reason: "Waiting to be passed on" }]);
	const email = await emailOf(shop.acme);
	expect(email).toContain("Donation: we pass it on for you.");
	expect(email).not.toMatch(/courier|By email/);
	// A number alone would not say of what.
	expect(email).toContain("Trees 1");
	expect((await openPage(shop.priya, `/store/orders/${order.id}`)).texts("span")).toContain("Trees 1");
});

test("what goes by e-mail asks for nothing, goes to the buyer unless another is named, and keeps no street", async () => {
	const shop = await makeShop();
	const own = await tryOrder(shop, ["email"]);
	expect((await seeOrder(shop.priya, own.body)).lines).toMatchObject([
		{ delivery: "email", email_to: shop.priya.email, status_reason: "Waiting to be sent" },
	]);
	const other = await tryOrder(shop, ["email", "donation"], {
		...addressFields,
		email: "",
		egift_recipient_email: "lee@example.com",
	});
	const order = await seeOrder(shop.priya, other.body);
	expect(order.address).toMatchObject({ address1: "", phone: "", egift_recipient_email: "lee@example.com" });
	expect(order.lines.map(({ email_to }) => email_to).sort()).toEqual(["", "lee@example.com"]);
	const wrong = await tryOrder(shop, ["email"], { egift_recipient_email: "nobody" });
	expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([
		400,
		["checkoutAddress.egift_recipient_email"],
	]);
});

test("words go with what is sent by e-mail, and a donation says what it is given for, each where there is such a thing", async () => {
	const shop = await makeShop();
	const said = {
		gift_address_details: { body: "Happy birthday, Lee!" },
		donation_dedication: "  The night shift ",
		donation_is_named: 1,
	};
	const both = await seeOrder(shop.priya, (await tryOrder(shop, ["email", "donation"], said)).body);
	expect(both.address).toMatchObject({
		...{ egift_message: "Happy birthday, Lee!", donation_dedication: "The night shift", donation_is_named: 1 },
	});
	expect(both.lines.map(({ delivery, email_message }) => [delivery, email_message]).sort()).toEqual([
		["donation", ""],
		["email", "Happy birthday, Lee!"],
	]);
	const card = await seeOrder(shop.priya, (await tryOrder(shop, ["email"], said)).body);
	expect(card.address).toMatchObject({ donation_dedication: "", donation_is_named: 0 });
	const donation = await seeOrder(shop.priya, (await tryOrder(shop, ["donation"], said)).body);
	expect(donation.address.gift_address_details.body).toBe("");
	const quiet = await seeOrder(shop.priya, (await tryOrder(shop, ["donation"])).body);
	expect(quiet.address).toMatchObject({ donation_dedication: "", donation_is_named: 0 });
	const long = await tryOrder(shop, ["donation"], { donation_dedication: "x".repeat(201) });
	expect([long.status, Object.keys(long.body.errors ?? {})]).toEqual([400, ["checkoutAddress.donation_dedication"]]);
});

test("the confirmation of a donation says what it is given for, and whether the organization is told who gives, as its giver allowed", async () => {
	const shop = await makeShop();
	await tryOrder(shop, ["donation"], { donation_dedication: "The night shift", donation_is_named: 1 });
	const named = await emailOf(shop.acme);
	for (const words of ["For: The night shift", "The organization may be told that it comes from you."])
		expect(named).toContain(words);
	const quiet = await makeShop();
	await tryOrder(quiet, ["donation"]);
	const email = await emailOf(quiet.acme);
	expect(email).toContain("The organization is not told who gives.");
	expect(email).not.toMatch(/For:|may be told/);
	const other = await makeShop();
	await tryOrder(other, ["email"], { donation_dedication: "The night shift", donation_is_named: 1 });
	expect(await emailOf(other.acme)).not.toMatch(/night shift|organization/);
});

test("a parcel to a gift address keeps the words of its card beside an e-gift, which has its own or none", async () => {
	const shop = await makeShop();
	const { client } = shop.priya;
	await client.call("addresses/update-shipping-address", {
		...{ operationType: "add" as const, ...addressFields },
		...{ is_gift_address: 1 as const, gift_address_details: { body: "For the new flat" } },
	});
	const { addresses } = await client.call("addresses/get-shipping-addresses", {});
	const { id } = addresses[0]!;
	const words = { gift_address_details: { body: "Happy birthday, Lee!" } };
	for (const [said, message] of [
		[words, "Happy birthday, Lee!"],
		[{}, ""],
	] as const) {
		const placed = await tryOrder(shop, ["courier", "email"], { id, phone: addressFields.phone, ...said });
		const order = await seeOrder(shop.priya, placed.body);
		expect([order.address.is_gift_address, order.address.gift_address_details.body]).toEqual([1, "For the new flat"]);
		expect(order.lines.find(({ delivery }) => delivery === "email")!.email_message).toBe(message);
	}
});

test("a courier asks for the whole address, beside what goes by e-mail too", async () => {
	const shop = await makeShop("fr");
	for (const deliveries of [["courier"], ["courier", "email"], ["courier", "donation"]] as const) {
		const without = await tryOrder(shop, deliveries);
		expect(without.status).toBe(400);
		expect(Object.keys(without.body.errors ?? {})).toEqual(
			expect.arrayContaining(["checkoutAddress.address1", "checkoutAddress.city", "checkoutAddress.first_name"]),
		);
	}
	expect(
		(await shop.priya.client.call("cart/get-shopping-cart", {})).items.map(({ item }) => item.delivery).sort(),
	).toEqual(["courier", "donation", "email"]);
	const mixed = await tryOrder(shop, ["courier", "email", "donation"], addressFields);
	expect(mixed.status).toBe(200);
	const order = await seeOrder(shop.priya, mixed.body);
	expect(order.address).toMatchObject({ ...addressFields, egift_recipient_email: addressFields.email });
	const email = await emailOf(shop.acme);
	expect(email).toContain(
		"Par le livreur, à\u00a0:\nPriya Raman\n14 Calder Street, Flat 2\nSpringfield, IL 62704\nÉtats-Unis\n\nPar e-mail à priya@example.com\n\nDon\u00a0: nous le transmettons pour vous.",
	);
});

test("[orders-02] the checkout page asks for what its cart needs, and leads to the order's page under the store, which says where things go", async () => {
	const shop = await makeShop();
	const { priya, items } = shop;
	const page = async (path: string) => (await priya.client.fetch(`/webapp${path}`)).text();
	await putIntoCart(priya, items.donation.variant_id);
	const donation = await page("/store/checkout");
	expect(donation).not.toMatch(/name="checkoutAddress\.(address1|phone|email|egift_recipient_email)"/);
	expect(donation).toMatch(/name="checkoutAddress\.donation_dedication"/);
	expect(donation).not.toMatch(/name="checkoutAddress\.gift_address_details\.body"/);
	expect(donation).toContain(`We pass your donation on and write to ${priya.email}.`);
	await putIntoCart(priya, items.email.variant_id);
	const email = await page("/store/checkout");
	expect(email).toMatch(/name="checkoutAddress\.egift_recipient_email"/);
	expect(email).not.toMatch(/name="checkoutAddress\.(address1|phone|email)"/);
	const form = new FormData();
	const cart = await priya.client.call("cart/get-shopping-cart", {});
	form.set("csrf_token", await priya.client.csrfToken());
	form.set("form", "checkout/checkout");
	form.set("cart_version", String(cart.cart_version));
	for (const { itemId, qty, points } of cart.items) form.append("shoppingCart.items", `${itemId}:${qty}:${points}`);
	form.set("checkoutAddress.egift_recipient_email", "lee@example.com");
	form.set("checkoutAddress.gift_address_details.body", "For the new flat");
	form.set("checkoutAddress.donation_dedication", "Grandma Ines");
	form.append("checkoutAddress.donation_is_named", "0");
	form.append("checkoutAddress.donation_is_named", "1");
	const placed = await priya.client.fetch("/webapp/store/checkout", {
		method: "POST",
		body: form,
		headers: { host: shop.acme.host },
	});
	expect(placed.headers.get("location")).toMatch(/^\/webapp\/store\/orders\/\d+\?placed=1$/);
	const address = placed.headers.get("location")!.replace("/webapp", "").replace("?placed=1", "");
	const order = await page(address);
	expect(order).toContain("By email to lee@example.com");
	expect(order).not.toMatch(/With the courier|Going to/);
	for (const words of ["For the new flat", "For: Grandma Ines", "may be told that it comes from Priya"])
		expect(order).toContain(words);
	await putIntoCart(priya, items.courier.variant_id);
	expect(await page("/store/checkout")).toMatch(/name="checkoutAddress\.address1"/);
});

test("[checkout-04] a checkout that is refused shows the cart as it is by now: price, what is left, and the points it takes", async () => {
	const { acme, priya, items } = await makeShop();
	const cart = await putIntoCart(priya, items.email.variant_id, 2);
	const form = new FormData();
	form.set("csrf_token", await priya.client.csrfToken());
	form.set("form", "checkout/checkout");
	form.set("cart_version", String(cart.cart_version));
	form.append("shoppingCart.items", `${items.email.variant_id}:2:500`);
	await acme.database.write([
		sql`update variants set points = 650, stock = 1 where account_id = ${acme.id} and id = ${items.email.variant_id}`,
	]);
	const refused = await priya.client.fetch("/webapp/store/checkout", {
		method: "POST",
		body: form,
		headers: { host: acme.host },
	});
	const html = await refused.text();
	expect(html).toContain("Not enough left: Gift card.");
	expect(html).toContain("Only 1 left");
	expect(html).toMatch(/650<\/span>|650 points|>650</);
	expect(html).toContain("1,300");
	expect((await priya.client.call("orders/get-member-orders", {})).total_rows).toBe(0);
});
