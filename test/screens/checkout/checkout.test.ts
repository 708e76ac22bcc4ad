/** Cart and checkout as the Worker serves them: steps that tell the truth, too few points, the address book, and what an order leaves behind. */
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addressFields, putIntoCart } from "#test/factories/shopping";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

async function makeShop(points: number) {
	const acme = await createTenant();
	const priya = await acme.addMember({ first_name: "Priya", points });
	const mug = await addItem(acme, { name: "Mug", variants: [{ points: 400 }] });
	const card = await addItem(acme, { name: "Card", variants: [{ points: 100, delivery: "email", is_gift_card: 1 }] });
	const well = await addItem(acme, { name: "Well", variants: [{ points: 100, delivery: "donation" }] });
	return { acme, priya, mug, card, well };
}

const here = "/store/checkout";

async function saveAddress(priya: TestMember, more: object = {}): Promise<number> {
	const change = { operationType: "add" as const, ...addressFields, ...more };
	return (await priya.client.call("addresses/update-shipping-address", change)).address_id;
}

/** The steps, and the one that one is at. */
async function stepsOf(priya: TestMember) {
	const page = await openPage(priya, here);
	const steps = page.part("ol", ["class", "steps"]);
	return { all: steps.texts("li"), current: steps.texts("li", ["aria-current", "step"])[0] };
}

test("the steps say where one is: the cart while points are missing, delivery without an address, none for a donation", async () => {
	const { priya, mug, card, well } = await makeShop(500);
	await putIntoCart(priya, mug.variant_id, 2);
	expect((await stepsOf(priya)).current).toBe("1. Cart");
	await putIntoCart(priya, mug.variant_id, 1);
	expect(await stepsOf(priya)).toEqual({
		all: ["1. Cart", "2. Delivery", "3. Place order"],
		current: "2. Delivery",
	});
	await saveAddress(priya);
	expect((await stepsOf(priya)).current).toBe("3. Place order");
	await priya.client.call("cart/remove-shopping-cart-item", { catalog_item_id: mug.variant_id });
	await putIntoCart(priya, well.variant_id);
	expect(await stepsOf(priya)).toEqual({ all: ["1. Cart", "2. Place order"], current: "2. Place order" });
	await putIntoCart(priya, card.variant_id);
	expect((await stepsOf(priya)).all).toEqual(["1. Cart", "2. Delivery", "3. Place order"]);
});

test("too few points are said before the cart's lines, with what can be done", async () => {
	const { priya, mug } = await makeShop(500);
	await putIntoCart(priya, mug.variant_id, 3);
	const page = await openPage(priya, here);
	expect(page.text.indexOf("700 points short")).toBeLessThan(page.text.indexOf("3 items"));
	expect(page.part("p", ["class", "short-figures"]).texts("span")).toEqual(["500 yours", "1,200 needed"]);
	for (const [text, href] of [
		["Remove something", "#cart"],
		["See what I can afford", "/webapp/store?affordable=1"],
	] as const)
		expect(page.links()).toContainEqual({ text, href });
	await putIntoCart(priya, mug.variant_id, 1);
	expect((await openPage(priya, here)).text).not.toContain("short");
});

test("[addresses-01] each address has 'Edit' and 'Remove', which open its fields and ask before it goes", async () => {
	const { priya, mug } = await makeShop(500);
	await putIntoCart(priya, mug.variant_id);
	const named = (links: { text: string }[], text: string) => links.filter((link) => link.text === text);
	const none = (await openPage(priya, here)).links();
	expect([...named(none, "Edit"), ...named(none, "Remove")]).toEqual([]);
	const first = await saveAddress(priya);
	const second = await saveAddress(priya, { address1: "9 Mill Lane" });
	const page = await openPage(priya, here);
	for (const id of [first, second]) {
		expect(page.links()).toContainEqual({ text: "Edit", href: `/webapp/addresses/${id}` });
		expect(page.links()).toContainEqual({ text: "Remove", href: `/webapp/addresses/${id}/remove` });
	}
	expect(page.links()).toContainEqual({ text: "Add an address", href: "/webapp/addresses/new" });
	const path = `/addresses/${second}`;
	const editing = await openPage(priya, path);
	expect(editing.texts("h1")).toEqual(["Edit address"]);
	expect(editing.html).toContain('value="9 Mill Lane"');
	const form = "addresses/update-shipping-address";
	const { phone: _phone, ...shown } = addressFields;
	const saved = await sendForm(priya, path, form, { ...shown, address1: "10 Mill Lane" });
	expect(saved.location).toBe(`/webapp${here}?deliver_to=${second}#delivery`);
	expect((await openPage(priya, here)).text).toContain("10 Mill Lane");
	const asks = await openPage(priya, `${path}/remove`);
	expect(asks.text).toMatch(/Remove this address\?.*10 Mill Lane.*Remove it.*Keep it/);
	expect((await sendForm(priya, `${path}/remove`, form, {})).location).toBe(`/webapp${here}#delivery`);
	const left = await openPage(priya, here);
	expect(left.text).not.toContain("10 Mill Lane");
	expect(named(left.links(), "Edit").length).toBe(1);
});

test("an address is changed and removed by whose it is alone; what its page does not show stays as it was", async () => {
	const { acme, priya, mug } = await makeShop(500);
	const lee = await acme.addMember();
	await putIntoCart(priya, mug.variant_id);
	const gift = { is_gift_address: 1 as const, gift_address_details: { body: "Happy birthday" } };
	const id = await saveAddress(priya, { ...gift, phone: "+44 7700 900142" });
	const form = "addresses/update-shipping-address";
	const { phone: _phone, email: _email, ...shown } = addressFields;
	for (const path of [`/addresses/${id}`, `/addresses/${id}/remove`, "/addresses/7", "/addresses/x"])
		expect((await openPage(lee, path)).status).toBe(404);
	expect((await sendForm(lee, `/addresses/${id}`, form, { ...shown, city: "Nowhere" })).status).toBe(404);
	expect((await sendForm(lee, `/addresses/${id}/remove`, form, {})).location).toBeNull();
	expect((await openPage(priya, `/addresses/${id}/remove`)).text).toContain("Orders that were placed still go to it.");
	const refused = await sendForm(priya, `/addresses/${id}`, form, { ...shown, city: "", address1: "10 Mill Lane" });
	expect(refused.html).toMatch(/<input(?=[^>]*name="city")(?=[^>]*aria-invalid="true")/);
	expect(refused.html).toContain('value="10 Mill Lane"');
	await sendForm(priya, `/addresses/${id}`, form, { ...shown, city: "Exeter" });
	const { addresses } = await priya.client.call("addresses/get-shipping-addresses", {});
	expect(addresses).toEqual([
		{ ...addresses[0], ...addressFields, ...gift, id, city: "Exeter", phone: "+44 7700 900142", is_default: 1 },
	]);
	const added = await sendForm(priya, "/addresses/new", form, {
		...shown,
		address1: "9 Mill Lane",
		is_default: ["0", "1"],
	});
	const book = (await priya.client.call("addresses/get-shipping-addresses", {})).addresses;
	expect(book.map(({ address1, is_default }) => [address1, is_default])).toEqual([
		["9 Mill Lane", 1],
		[addressFields.address1, 0],
	]);
	expect(added.location).toBe(`/webapp${here}?deliver_to=${book[0]!.id}#delivery`);
	const chosen = (await openPage(priya, `${here}?deliver_to=${id}`)).part("input", ["checked", ""]);
	expect(chosen.html).toContain(`value="${id}"`);
});

test("[checkout-03] an order's message and its items stand on its page, and what was bought has left the cart", async () => {
	const { priya, card, well } = await makeShop(500);
	await putIntoCart(priya, card.variant_id, 2);
	await putIntoCart(priya, well.variant_id);
	const { cart_version } = await priya.client.call("cart/get-shopping-cart", {});
	const sent = await sendForm(priya, here, "checkout/checkout", {
		cart_version: String(cart_version),
		"shoppingCart.items": [`${card.variant_id}:2:100`, `${well.variant_id}:1:100`],
		"checkoutAddress.egift_recipient_email": "priya@example.com",
	});
	expect(sent.location).toMatch(/^\/webapp\/store\/orders\/\d+\?placed=1$/);
	const page = await openPage(priya, sent.location!.replace("/webapp", ""));
	expect(page.texts("h1")[0]).toMatch(/^Thank you\. Order [A-Z0-9]{3}-\d{6} is placed\.$/);
	// One list for each delivery: what comes by email, what a courier brings.
	expect(page.text).toMatch(/Card.*Quantity 2.*Well.*Quantity 1/);
	expect((await priya.client.call("cart/get-shopping-cart", {})).items).toEqual([]);
	expect((await openPage(priya, here)).text).toContain("Your cart is empty");
});
