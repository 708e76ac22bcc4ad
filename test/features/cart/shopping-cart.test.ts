/** The cart: what enters it, in which quantities, and what it refuses to take. */
import { expect, test } from "vitest";
import { addCategory, addItem, type ItemOptions } from "#test/factories/catalog";
import { putIntoCart } from "#test/factories/shopping";
import { createTenant } from "#test/kit/tenant";

async function makeShop(item: ItemOptions = {}) {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const bottle = await addItem(acme, { name: "Bottle", ...item });
	return { acme, priya, bottle, itemId: bottle.variant_id };
}

test("[cart-01] [cart-07] a saved line comes back with the item as it is now, and whom it is for", async () => {
	const acme = await createTenant();
	const home = await addCategory(acme, "Home");
	const kitchen = await addCategory(acme, "Kitchen", home);
	const priya = await acme.addMember();
	const mug = await addItem(acme, {
		name: "Mug",
		brand_name: "Kaffa",
		category_id: kitchen.id,
		variants: [{ points: 250, sku: "MUG-1", options: [["Color", "Moss"]], stock: 9 }],
	});
	const recipient = {
		recipient_email: "li@example.com",
		recipient_first_name: "Li",
		recipient_last_name: "Wu",
		custom_message: "Enjoy",
	};
	const cart = await priya.client.call("cart/save-shopping-cart-item", {
		data: { itemId: mug.variant_id, ...recipient },
		quantity: 2,
		additional_data: { engraving: "LW" },
	});
	expect(cart).toMatchObject({ cart_version: 1, total_points: 500, total_units: 2 });
	expect(cart.items).toEqual([
		{
			itemId: mug.variant_id,
			qty: 2,
			custom_quantity_chosen: 0,
			...recipient,
			additional_data: { engraving: "LW" },
			item: {
				id: mug.id,
				sku: "MUG-1",
				name: "Mug",
				brand_name: "Kaffa",
				product_type: "standard_product",
				points: 250,
				categories: ["Home", "Kitchen"],
				options: [["Color", "Moss"]],
				image_url: `/files/picture-${mug.id}`,
				is_flash_sale_item: 0,
				is_gift_card: 0,
				delivery: "courier",
				quantity_left: 9,
				quantity_choices: [1, 2, 3, 4, 5],
				may_type_quantity: 1,
				quantity_step: 1,
			},
			points: 500,
			notices: [],
		},
	]);
	expect((await priya.client.call("cart/get-shopping-cart", {})).items).toEqual(cart.items);
});

test("[cart-07] the quantity is absolute: saving again sets it, and other lines stay", async () => {
	const { acme, priya, itemId } = await makeShop();
	const mug = await addItem(acme, { name: "Mug" });
	await putIntoCart(priya, itemId, 3);
	await putIntoCart(priya, mug.variant_id);
	const cart = await putIntoCart(priya, itemId, 2);
	expect(cart.items.map(({ item, qty }) => [item.name, qty])).toEqual([
		["Bottle", 2],
		["Mug", 1],
	]);
	expect(cart.cart_version).toBe(3);
});

test("[cart-07] what a line is for stays when only its quantity is saved", async () => {
	const { priya, itemId } = await makeShop();
	const data = { itemId, recipient_first_name: "Li", custom_message: "Enjoy", custom_quantity_chosen: 1 as const };
	await priya.client.call("cart/save-shopping-cart-item", { data, quantity: 2, additional_data: { box: 1 } });
	const { items } = await priya.client.call("cart/save-shopping-cart-item", {
		data: { itemId, custom_quantity_chosen: 0, custom_message: "" },
		quantity: 3,
	});
	expect(items[0]).toMatchObject({
		qty: 3,
		recipient_first_name: "Li",
		custom_message: "",
		custom_quantity_chosen: 0,
		additional_data: { box: 1 },
	});
});

test("[cart-03] a quantity of 0 or less removes the line", async () => {
	for (const quantity of [0, -4]) {
		const { priya, itemId } = await makeShop();
		await putIntoCart(priya, itemId, 3);
		expect(await putIntoCart(priya, itemId, quantity)).toMatchObject({ items: [], total_points: 0 });
	}
});

test("[cart-08] removing takes the line out; removing it again changes nothing that is seen", async () => {
	const { priya, itemId } = await makeShop();
	await putIntoCart(priya, itemId);
	for (let time = 0; time < 2; time += 1) {
		const cart = await priya.client.call("cart/remove-shopping-cart-item", { catalog_item_id: itemId });
		expect(cart.items).toEqual([]);
	}
});

test("[cart-02] choosing a custom quantity sets it to 1 and marks the line", async () => {
	const { priya, itemId } = await makeShop();
	const cart = await priya.client.call("cart/save-shopping-cart-item", {
		data: { itemId, custom_quantity_chosen: true },
	});
	expect(cart.items[0]).toMatchObject({ qty: 1, custom_quantity_chosen: 1 });
	const typed = await priya.client.call("cart/save-shopping-cart-item", {
		data: { itemId, custom_quantity_chosen: 1 },
		quantity: 7,
	});
	expect(typed.items[0]).toMatchObject({ qty: 7, custom_quantity_chosen: 1 });
});

test("[cart-02] with a base multiplier the choices are 1x to 5x, and a custom quantity starts at 1x", async () => {
	const { priya, itemId } = await makeShop({ quantity_multiples: { base_multiplier: 6 }, variants: [{ stock: null }] });
	const cart = await priya.client.call("cart/save-shopping-cart-item", {
		data: { itemId, custom_quantity_chosen: true },
	});
	expect(cart.items[0]).toMatchObject({
		qty: 6,
		item: { quantity_choices: [6, 12, 18, 24, 30], quantity_step: 6, may_type_quantity: 1 },
	});
});

test("without multiples the choices are 1 to 5, or custom", async () => {
	const { priya, itemId } = await makeShop();
	const { items } = await putIntoCart(priya, itemId);
	expect(items[0]!.item).toMatchObject({ quantity_choices: [1, 2, 3, 4, 5], may_type_quantity: 1 });
});

test.each([
	["a base multiplier", { base_multiplier: 6 }, [6, 12, 36], [1, 7, 35], "Quantity must be a multiple of 6"],
	[
		"a fixed list",
		{ static_multiples: [10, 25] },
		[10, 25],
		[5, 20, 50],
		"Please choose one of these quantities: 10, 25.",
	],
	["both", { static_multiples: [10], base_multiplier: 6 }, [10, 6, 12], [20, 5], "Quantity must be a multiple of 6"],
])("[cart-04] with %s only its quantities enter the cart", async (_what, quantity_multiples, right, wrong, text) => {
	const { priya, itemId } = await makeShop({ quantity_multiples, variants: [{ stock: null }] });
	for (const quantity of right) expect((await putIntoCart(priya, itemId, quantity)).items[0]!.qty).toBe(quantity);
	for (const quantity of wrong) {
		const reply = await priya.client.try("cart/save-shopping-cart-item", { data: { itemId }, quantity });
		expect([reply.status, reply.body.errors]).toEqual([400, { quantity: [text] }]);
	}
});

test("[cart-04] with neither a list nor a base nothing is sold", async () => {
	const { priya, itemId } = await makeShop({ quantity_multiples: {}, variants: [{ stock: null }] });
	const reply = await priya.client.try("cart/save-shopping-cart-item", { data: { itemId }, quantity: 1 });
	expect(reply.status).toBe(400);
});

test.each([1.5, Number.NaN, 100_001, "2"])("a quantity of %s is refused at its field", async (quantity) => {
	const { priya, itemId } = await makeShop({ variants: [{ stock: null }] });
	const reply = await priya.client.post("/api/shopping_cart/api_save_shopping_cart_item", {
		data: { itemId },
		quantity,
	});
	if (Number.isNaN(quantity)) return expect(reply.status).toBe(400);
	expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([400, ["quantity"]]);
});

test("more than there is does not enter the cart", async () => {
	const { priya, itemId } = await makeShop({ variants: [{ stock: 2 }] });
	const reply = await priya.client.try("cart/save-shopping-cart-item", { data: { itemId }, quantity: 3 });
	expect(reply.body.errors).toEqual({ quantity: ["Only 2 left. Lower the quantity to go on."] });
	expect((await priya.client.call("cart/get-shopping-cart", {})).items).toEqual([]);
});

test("what is not sold, unknown, or another tenant's does not enter the cart", async () => {
	const { acme, priya, itemId } = await makeShop({ status: "draft" });
	const globex = await createTenant({ shard: acme.shard });
	const foreign = await addItem(globex);
	const hidden = await priya.client.try("cart/save-shopping-cart-item", { data: { itemId }, quantity: 1 });
	expect([hidden.status, hidden.body.resultType]).toEqual([409, "item_not_available"]);
	for (const id of [foreign.variant_id, 12345]) {
		const reply = await priya.client.try("cart/save-shopping-cart-item", { data: { itemId: id }, quantity: 1 });
		expect(reply.status).toBe(404);
	}
});

test.each([
	["redemptions_enabled", 0, {}],
	["disallow_adding_items_to_cart", 1, {}],
	["user.disable_cart", 1, { disable_cart: 1 }],
	["user.disable_shop", 1, { disable_shop: 1 }],
] as const)("[cart-06] %s = %i switches adding off", async (flag, value, switches) => {
	const acme = await createTenant({ flags: flag.startsWith("user.") ? {} : { [flag]: value } });
	const priya = await acme.addMember({ switches });
	const bottle = await addItem(acme);
	const reply = await priya.client.try("cart/save-shopping-cart-item", {
		data: { itemId: bottle.variant_id },
		quantity: 1,
	});
	expect([reply.status, reply.body.resultType]).toEqual([403, "feature_disabled"]);
});

test("two tabs that add at once lose nothing, and a form that is sent twice adds once", async () => {
	const { priya, bottle, itemId } = await makeShop({ variants: [{ points: 100, stock: 7 }] });
	const address = `/webapp/store/item/${bottle.id}`;
	const page = await (await priya.client.fetch(address)).text();
	const csrf_token = /name="csrf_token" value="(\w+)"/.exec(page)?.[1] ?? "";
	const submit = (idempotency_key: string, quantity: string) => {
		const form = { form: "cart/save-shopping-cart-item", "data.itemId": String(itemId), quantity };
		const body = new URLSearchParams({ csrf_token, idempotency_key, ...form });
		return priya.client.fetch(address, { method: "POST", body });
	};
	const inCart = async () => (await priya.client.call("cart/get-shopping-cart", {})).items.map(({ qty }) => qty);
	await Promise.all([submit("first-tab", "2"), submit("second-tab", "3")]);
	expect(await inCart()).toEqual([5]);
	await Promise.all([submit("first-tab", "2"), submit("second-tab", "3")]);
	expect(await inCart()).toEqual([5]);
	expect(await (await submit("third-tab", "3")).text()).toContain("7");
	expect(await inCart()).toEqual([5]);
	await submit("third-tab", "2");
	expect(await inCart()).toEqual([7]);
});

test("a card in the cart keeps whom it is for: adding it for somebody else is refused and names them, for the same person it adds", async () => {
	const { priya, itemId } = await makeShop({ name: "Gift card", variants: [{ points: 25, is_gift_card: 1 }] });
	const add = (recipient_email: string, more: object = {}) =>
		priya.client.try("cart/save-shopping-cart-item", {
			...{ data: { itemId, recipient_email, ...more }, quantity: 1, is_added: 1 },
		});
	const ana = { recipient_first_name: "Ana", recipient_last_name: "Silva", custom_message: "Well done" };
	expect((await add("ana@example.com", ana)).status).toBe(200);
	const refused = await add("ben@example.com", { recipient_first_name: "Ben" });
	expect([refused.status, refused.body.resultType]).toEqual([409, "for_somebody_else"]);
	expect(refused.body.resultMsg).toContain("Gift card is in your cart already, for Ana Silva (ana@example.com),");
	expect((await add("")).body.resultType).toBe("for_somebody_else");
	expect((await add("ana@example.com", { custom_message: "Happy birthday" })).body.resultType).toBe(
		"for_somebody_else",
	);
	expect((await add("Ana@example.com", { recipient_first_name: "", custom_message: "" })).status).toBe(200);
	const { items } = await priya.client.call("cart/get-shopping-cart", {});
	expect(items).toMatchObject([{ qty: 2, recipient_email: "Ana@example.com", ...ana }]);
	const own = await makeShop({ variants: [{ points: 25, is_gift_card: 1 }] });
	const addOwn = (recipient_email: string) =>
		own.priya.client.try("cart/save-shopping-cart-item", {
			...{ data: { itemId: own.itemId, recipient_email }, quantity: 1, is_added: 1 },
		});
	expect((await addOwn("")).status).toBe(200);
	expect((await addOwn("ben@example.com")).body.resultMsg).toContain("for you,");
	expect((await own.priya.client.call("cart/get-shopping-cart", {})).items).toMatchObject([
		{ qty: 1, recipient_email: "" },
	]);
});
