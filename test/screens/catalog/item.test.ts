/** An item's page as the Worker serves it: quantities in words, adding to the cart and what it says then, delivery, and who may not buy. */
import { expect, test } from "vitest";
import { addItem, type ItemOptions } from "#test/factories/catalog";
import { putIntoCart } from "#test/factories/shopping";
import { openPage, sendForm } from "#test/kit/page";
import { watched } from "#test/kit/round-trips";
import { createTenant, type TenantOptions } from "#test/kit/tenant";

async function makeShop(item: ItemOptions = {}, tenant: TenantOptions = {}) {
	const acme = await createTenant(tenant);
	const priya = await acme.addMember({ points: 5_000 });
	const mug = await addItem(acme, { name: "Mug", variants: [{ points: 200, stock: null }], ...item });
	return { acme, priya, mug };
}

test.each([
	[
		"a base multiplier",
		{ base_multiplier: 6 },
		["1x (6)", "2x (12)", "3x (18)", "4x (24)", "5x (30)", "Enter Custom Qty"],
	],
	["a fixed list", { static_multiples: [25, 10] }, ["10", "25"]],
	[
		"both",
		{ static_multiples: [12, 15], base_multiplier: 5 },
		["12", "3x (15)", "1x (5)", "2x (10)", "4x (20)", "5x (25)", "Enter Custom Qty"],
	],
	["neither", null, ["1", "2", "3", "4", "5", "Enter Custom Qty"]],
] as const)(
	"[cart-05] [cart-09] with %s the item's page and the cart offer its quantities in words",
	async (_what, quantity_multiples, words) => {
		const { priya, mug } = await makeShop({
			quantity_multiples: quantity_multiples as ItemOptions["quantity_multiples"],
		});
		const offered = async (path: string) =>
			(await openPage(priya, path)).part("select", ["name", "quantity"]).texts("option");
		expect(await offered(`/store/item/${mug.id}`)).toEqual(words);
		await putIntoCart(priya, mug.variant_id, Number(/\d+(?=\)|$)/.exec(words[0])![0]));
		expect(await offered("/store/checkout")).toEqual(words);
	},
);

test("[cart-02] choosing a custom quantity in the cart sets the line to 1, or to the least that is sold, and asks for the number", async () => {
	for (const [quantity_multiples, least] of [
		[null, 1],
		[{ base_multiplier: 6 }, 6],
	] as const) {
		const { priya, mug } = await makeShop({ quantity_multiples });
		await putIntoCart(priya, mug.variant_id, 12);
		const form = `cart/save-shopping-cart-item#${mug.variant_id}`;
		await sendForm(priya, "/store/checkout", form, { "data.itemId": String(mug.variant_id), quantity: "custom" });
		const { items } = await priya.client.call("cart/get-shopping-cart", {});
		expect(items[0]).toMatchObject({ qty: least, custom_quantity_chosen: 1 });
		const line = (await openPage(priya, "/store/checkout")).part("form", [
			"id",
			`cart-save-shopping-cart-item-${mug.variant_id}`,
		]);
		expect(line.html).toMatch(new RegExp(`<input[^>]*name="quantity"[^>]*value="${least}"`));
	}
});

test("[cart-07] after adding, the page says what the cart comes to and leads to it; the list that led here stays behind", async () => {
	const { priya, mug } = await makeShop();
	const path = `/store/item/${mug.id}?sort=points`;
	const sent = await sendForm(priya, path, "cart/save-shopping-cart-item", {
		"data.itemId": String(mug.variant_id),
		quantity: "3",
		key: crypto.randomUUID(),
	});
	expect(sent.location).toBe(`/webapp${path}&variant=${mug.variant_id}&added=${mug.variant_id}`);
	const page = await openPage(priya, sent.location!.replace("/webapp", ""));
	expect(page.part("div", ["class", "added-note"]).text).toBe(
		"Added to your cart: 3 3 items, 600 points. 4,400 will be left.",
	);
	expect(page.links()).toContainEqual({ text: "View cart", href: "/webapp/store/checkout" });
	expect(page.links()).toContainEqual({ text: "Keep looking", href: "/webapp/store?sort=points" });
	expect(page.text).not.toContain("Add to cart");
	const again = await openPage(priya, path);
	expect(again.text).toContain("Add to cart");
	expect(again.html).not.toContain("added-note");
});

test("[cart-06] nothing can be added where the account disallows it or the person has no cart, on the page and by the call", async () => {
	const shops = [
		{ shop: await makeShop(), may: true },
		{ shop: await makeShop({}, { flags: { disallow_adding_items_to_cart: 1 } }), may: false },
	];
	const { acme, mug } = shops[0]!.shop;
	const without = await acme.addMember({ points: 5_000, switches: { disable_cart: 1 } });
	const tries = [
		...shops.map(({ shop, may }) => ({ who: shop.priya, item: shop.mug, may })),
		{ who: without, item: mug, may: false },
	];
	for (const { who, item, may } of tries) {
		expect((await openPage(who, `/store/item/${item.id}`)).text.includes("Add to cart")).toBe(may);
		const reply = await who.client.try("cart/save-shopping-cart-item", {
			data: { itemId: item.variant_id },
			quantity: 1,
		});
		expect([reply.status, reply.body.resultType]).toEqual(may ? [200, undefined] : [403, "feature_disabled"]);
	}
});

test("a courier is named only where one comes, and a description does not begin with the name again", async () => {
	const says = async (delivery: "courier" | "email" | "donation") => {
		const { priya, mug } = await makeShop({
			variants: [{ delivery, points: 100 }],
			description: [
				{ tag: "h3", children: ["Mug"] },
				{ tag: "p", children: ["Holds tea."] },
			],
		});
		const page = await openPage(priya, `/store/item/${mug.id}`);
		expect(page.texts("h3")).not.toContain("Mug");
		expect(page.text).toContain("Holds tea.");
		return page.part("p", ["class", "item-delivery"]).text;
	};
	expect(await says("courier")).toBe("Brought by courier, at no charge.");
	expect(await says("email")).toBe("Sent by email, at no charge.");
	expect(await says("donation")).toBe("A donation: nothing is sent.");
});

test("an item's page takes one round trip of a dozen statements, also when somebody sees it for the first time", async () => {
	const { acme, priya, mug } = await makeShop();
	const lamp = await addItem(acme, { name: "Lamp" });
	await openPage(priya, `/store/item/${mug.id}`);
	const { environment, roundTrips } = watched();
	priya.client.environment = environment as never;
	const page = await openPage(priya, `/store/item/${lamp.id}`);
	expect(page.html).toContain("Lamp");
	const reads = roundTrips.filter((texts) => texts.some((text) => text.includes("from reviews")));
	expect(reads).toHaveLength(1);
	// The guard, the person, what they last saw, the item in five, the version of the store and its end, those like it, lists, reviews in three.
	expect(reads[0]!.length).toBeLessThanOrEqual(15);
});
