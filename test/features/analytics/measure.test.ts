/** What analytics are told of the store: what is put into carts and ordered, which recommended tile is clicked; and by whom nothing is. */
import { afterEach, expect, test } from "vitest";
import { addCategory, addItem } from "#test/factories/catalog";
import { putIntoCart, tryCheckout } from "#test/factories/shopping";
import { acceptMeasuring, measuringSettings, openCollector } from "#test/kit/analytics";
import { createTenant, type TenantOptions } from "#test/kit/tenant";
import { cookieNames } from "#workers/kernel/cookies";

let collector: ReturnType<typeof openCollector> | undefined;

afterEach(() => {
	collector?.restore();
	collector = undefined;
});

/** A bottle of 500 points below six levels of categories, and a mug of 250. */
async function makeStore(options: TenantOptions = {}) {
	const acme = await createTenant({ point_price: 25_000, settings: measuringSettings, ...options });
	let category: { id: number; path: string } | undefined;
	for (const name of ["Home", "Kitchen", "Drinks", "Bottles", "Steel", "Insulated"])
		category = await addCategory(acme, name, category);
	const bottle = await addItem(acme, {
		name: "Steel bottle",
		brand_name: "Hydra",
		category_id: category!.id,
		variants: [{ points: 500, options: [["Color", "Moss"]], stock: 50 }],
	});
	const mug = await addItem(acme, { name: "Mug", brand_name: "", variants: [{ points: 250, delivery: "email" }] });
	const priya = await acme.addMember({ points: 10_000 });
	return { acme, bottle, mug, priya };
}

const steelBottle = {
	item_name: "Steel bottle",
	item_brand: "Hydra",
	item_variant: "Moss",
	item_category: "Home",
	item_category2: "Kitchen",
	item_category3: "Drinks",
	item_category4: "Bottles",
	item_category5: "Steel",
	points: 500,
	price: 12.5,
};

test("[analytics-02] what enters a cart and what is ordered is told in US dollars with id, name, brand, points, quantity and five levels of categories", async () => {
	const { bottle, mug, priya } = await makeStore();
	await acceptMeasuring(priya);
	collector = openCollector();
	await putIntoCart(priya, bottle.variant_id, 2);
	await putIntoCart(priya, bottle.variant_id, 3);
	await putIntoCart(priya, bottle.variant_id, 1);
	const added = { data: { itemId: mug.variant_id }, quantity: 2, is_added: 1 as const, add_key: "form-1" };
	for (let times = 0; times < 2; times += 1) await priya.client.call("cart/save-shopping-cart-item", added);
	expect((await tryCheckout(priya)).status).toBe(200);
	const { received } = collector;
	expect(received.map(({ name, params }) => [name, params.currency, params.value])).toEqual([
		["add_to_cart", "USD", 25],
		["add_to_cart", "USD", 12.5],
		["add_to_cart", "USD", 12.5],
		["purchase", "USD", 25],
	]);
	expect(received[0]).toMatchObject({ measurement_id: "G-AB12CD34EF", api_secret: "secret_1-x" });
	expect(received[0]!.params.items).toEqual([{ ...steelBottle, item_id: String(bottle.id), quantity: 2 }]);
	expect(received[1]!.params.items[0]).toMatchObject({ quantity: 1 });
	expect(received[3]!.params).toMatchObject({ transaction_id: expect.stringMatching(/^\d+$/) });
	expect(received[3]!.params.items).toEqual([
		{ ...steelBottle, item_id: String(bottle.id), quantity: 1 },
		{ item_id: String(mug.id), item_name: "Mug", points: 250, quantity: 2, price: 6.25 },
	]);
	expect(new Set(received.map(({ client_id }) => client_id)).size).toBe(1);
	expect(JSON.stringify(received)).not.toMatch(new RegExp(`${priya.email}|${priya.name}|${priya.id}`));
});

test("an order that is sent twice is told once", async () => {
	const { bottle, priya } = await makeStore();
	await acceptMeasuring(priya);
	const cart = await putIntoCart(priya, bottle.variant_id, 1);
	collector = openCollector();
	const order = {
		shoppingCart: { items: [{ itemId: bottle.variant_id, qty: 1 }] },
		checkoutAddress: { ...(await import("#test/factories/shopping")).addressFields },
		cart_version: cart.cart_version,
	};
	for (let times = 0; times < 2; times += 1)
		expect((await priya.client.try("checkout/checkout", order)).status).toBe(200);
	expect(collector.received.map(({ name }) => name)).toEqual(["purchase"]);
});

test("[account-17] money follows the account's price of a point; in another currency by what a dollar costs there; without either no money is told", async () => {
	for (const [options, money] of [
		[{ point_price: 10_000 }, { currency: "USD", value: 5 }],
		[
			{ country: "MEX", point_price: 200_000, settings: { ...measuringSettings, analytics_usd_rate: 20_000_000 } },
			{ currency: "USD", value: 5 },
		],
		[{ country: "MEX", point_price: 200_000 }, {}],
		[{ point_price: 0 }, {}],
	] as [TenantOptions, object][]) {
		const { bottle, priya } = await makeStore(options);
		await acceptMeasuring(priya);
		collector = openCollector();
		await putIntoCart(priya, bottle.variant_id, 1);
		const { items, ...rest } = collector.received[0]!.params;
		expect([rest, items[0]?.points]).toEqual([money, 500]);
		collector.restore();
	}
});

test("[analytics-01] a click on a recommended item is told with context, source and position; an item that is not listed is not", async () => {
	const { acme, bottle, priya } = await makeStore();
	await acceptMeasuring(priya);
	const hidden = await addItem(acme, { status: "draft" });
	collector = openCollector();
	const click = { context: "recommended", source: "within_reach", position: 3 } as const;
	await priya.client.call("analytics/record-item-click", { item_id: bottle.id, ...click });
	await priya.client.call("analytics/record-item-click", { item_id: hidden.id, ...click });
	expect(collector.received).toHaveLength(1);
	expect(collector.received[0]).toMatchObject({
		name: "select_item",
		params: {
			context: "recommended",
			item_source: "within_reach",
			position: 3,
			items: [{ item_id: String(bottle.id), item_name: "Steel bottle", item_category5: "Steel", index: 3 }],
		},
	});
	const { received } = collector;
	for (const source of ["featured", "homepage", "recommended", "related"] as const) {
		await priya.client.call("analytics/record-item-click", { item_id: bottle.id, ...click, source });
		expect(received.at(-1)!.params.item_source).toBe(source);
	}
	for (const wrong of [{ position: 0 }, { source: "most_popular" }, { context: "listing" }]) {
		const told = { item_id: bottle.id, ...click, ...wrong } as never;
		expect([wrong, (await priya.client.try("analytics/record-item-click", told)).status]).toEqual([wrong, 400]);
	}
	await priya.client.call("analytics/save-cookie-choice", { choice: "declined" });
	await priya.client.call("analytics/record-item-click", { item_id: bottle.id, ...click });
	expect(received).toHaveLength(5);
});

test("nothing is told of who declined, has not chosen, or sees it in somebody's place, nor where the account measures nothing", async () => {
	const { acme, bottle, priya } = await makeStore();
	const olga = await acme.addMember({ role: "account_owner" });
	const off = await makeStore({ settings: {} });
	collector = openCollector();
	await putIntoCart(priya, bottle.variant_id, 1);
	await priya.client.call("analytics/save-cookie-choice", { choice: "declined" });
	await putIntoCart(priya, bottle.variant_id, 2);
	await acceptMeasuring(olga);
	await olga.client.call("session/sign-in-as", { user_id: priya.id, reason: "Looking at the cart with her" });
	olga.client.forgetToken();
	await olga.client.call("cart/save-shopping-cart-item", { data: { itemId: bottle.variant_id }, quantity: 5 });
	await acceptMeasuring(off.priya);
	expect(off.priya.client.cookies.has(cookieNames.measuring)).toBe(false);
	off.priya.client.cookies.set(cookieNames.measuring, "1234.5678");
	await putIntoCart(off.priya, off.bottle.variant_id, 1);
	priya.client.cookies.set(cookieNames.measuring, "x; y");
	await putIntoCart(priya, bottle.variant_id, 9);
	expect(collector.received).toEqual([]);
});

test("a collector that fails or refuses changes no answer", async () => {
	const { bottle, priya } = await makeStore();
	await acceptMeasuring(priya);
	for (const answer of [() => new Response("no", { status: 500 }), () => Promise.reject(new Error("unreachable"))]) {
		collector = openCollector(answer);
		await priya.client.call("cart/save-shopping-cart-item", {
			data: { itemId: bottle.variant_id },
			quantity: 1,
			is_added: 1,
		});
		expect(collector.received).toHaveLength(1);
		collector.restore();
	}
});
