/** What checkout refuses, in which words, without having written or taken anything. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addressFields, orderOf, putIntoCart, tryCheckout } from "#test/factories/shopping";
import { expectNothingOrdered, makeShop, rowsOf } from "./shop";

test("too few points are refused with what is missing, and nothing is taken", async () => {
	const { acme, priya, itemId } = await makeShop({ member: { points: 1_200 } });
	await putIntoCart(priya, itemId, 3);
	const reply = await tryCheckout(priya);
	expect([reply.status, reply.body.resultType]).toEqual([409, "insufficient_points"]);
	expect(reply.body.resultMsg).toBe("You need 300 more points for this order. Nothing was ordered.");
	await expectNothingOrdered(acme, [10]);
	expect((await priya.client.call("cart/get-shopping-cart", {})).items).toHaveLength(1);
});

test("where points are hidden the refusal does not say how many are missing", async () => {
	const { priya, itemId } = await makeShop({
		member: { points: 100 },
		tenant: { flags: { hide_points_for_account: 1 } },
	});
	await putIntoCart(priya, itemId);
	const { body } = await tryCheckout(priya);
	expect(body).toMatchObject({
		resultType: "insufficient_points",
		resultMsg: "You do not have enough points for this order. Nothing was ordered.",
	});
});

test("when one line sells out checkout says which, and the whole cart stays", async () => {
	const { acme, priya, itemId } = await makeShop();
	const mug = await addItem(acme, { name: "Mug", variants: [{ stock: 5 }] });
	await putIntoCart(priya, itemId);
	await putIntoCart(priya, mug.variant_id, 2);
	await acme.database.write([
		sql`update variants set stock = 1 where account_id = ${acme.id} and id = ${mug.variant_id}`,
	]);
	const reply = await tryCheckout(priya);
	expect([reply.status, reply.body.resultType]).toEqual([409, "out_of_stock"]);
	expect(reply.body.resultMsg).toBe(
		"Not enough left: Mug. Nothing was ordered, and the rest of your cart stays as it is.",
	);
	expect(reply.body.errors).toEqual({ [`items.${mug.variant_id}`]: ["Only 1 left. Lower the quantity to go on."] });
	await expectNothingOrdered(acme, [10, 1]);
	expect((await priya.client.call("cart/get-shopping-cart", {})).items).toHaveLength(2);
});

test.each([
	[
		"a price that is not the one that was shown",
		"points = 600",
		"price_changed",
		"The price is now 600 points instead of 500.",
	],
	[
		"an item that was taken out of the store",
		"is_active = 0",
		"item_not_available",
		"No longer available. Remove it to go on.",
	],
	["an item that is sold out", "stock = 0", "out_of_stock", "Out of Stock. Remove it to go on."],
])("%s is refused at its line", async (_what, change, code, text) => {
	const { acme, priya, itemId } = await makeShop();
	const cart = await putIntoCart(priya, itemId);
	await acme.database.write([
		sql`update variants set ${sql.raw(change)} where account_id = ${acme.id} and id = ${itemId}`,
	]);
	const reply = await priya.client.try("checkout/checkout", orderOf(cart));
	expect([reply.status, reply.body.resultType, reply.body.errors]).toEqual([
		409,
		code,
		{ [`items.${itemId}`]: [text] },
	]);
	expect((await rowsOf(acme)).orders).toEqual([]);
});

test("a new price that was shown is paid; without a shown price the one of the cart counts", async () => {
	const { acme, priya, itemId } = await makeShop();
	await putIntoCart(priya, itemId);
	await acme.database.write([sql`update variants set points = 600 where account_id = ${acme.id} and id = ${itemId}`]);
	const { cart_version, items } = await priya.client.call("cart/get-shopping-cart", {});
	const silent = { shoppingCart: { items: [{ itemId, qty: 1 }] }, checkoutAddress: addressFields, cart_version };
	expect((await priya.client.try("checkout/checkout", silent)).body.resultType).toBe("price_changed");
	const seen = {
		...silent,
		shoppingCart: { items: items.map(({ itemId: id, qty, item }) => ({ itemId: id, qty, item })) },
	};
	expect(await priya.client.call("checkout/checkout", seen)).toMatchObject({ point_balance: 4_400 });
});

test("a quantity that is no longer sold is refused at its line", async () => {
	const { acme, priya, bottle, itemId } = await makeShop();
	await putIntoCart(priya, itemId, 5);
	await acme.database.write([
		sql`update items set quantity_multiples = '{"base_multiplier":4}' where account_id = ${acme.id} and id = ${bottle.id}`,
	]);
	const reply = await tryCheckout(priya);
	expect([reply.body.resultType, reply.body.errors]).toEqual([
		"quantity_not_allowed",
		{ [`items.${itemId}`]: ["Quantity must be a multiple of 4"] },
	]);
});

test("lines that differ from the cart are a conflict that shows both", async () => {
	const { priya, itemId } = await makeShop();
	const cart = await putIntoCart(priya, itemId, 2);
	await putIntoCart(priya, itemId, 3);
	const { cart_version: _version, ...withoutVersion } = orderOf(cart);
	for (const order of [orderOf(cart), withoutVersion]) {
		const reply = await priya.client.try("checkout/checkout", order);
		expect([reply.status, reply.body.resultType]).toEqual([409, "cart_changed"]);
		expect(reply.body.errors).toEqual({ cart: ["3 × Bottle"], "shoppingCart.items": ["2 × Bottle"] });
	}
});

test("an empty cart cannot be ordered", async () => {
	const { priya, itemId } = await makeShop();
	const reply = await priya.client.try("checkout/checkout", {
		shoppingCart: { items: [{ itemId, qty: 1 }] },
		checkoutAddress: addressFields,
	});
	expect(reply.body).toMatchObject({ resultType: "cart_is_empty", resultMsg: "Your cart is empty." });
});

test("wrong fields of the address are named, and what is in the cart stays", async () => {
	const { acme, priya, itemId } = await makeShop();
	const cart = await putIntoCart(priya, itemId);
	const checkoutAddress = { ...addressFields, first_name: "", email: "no", postal_code: "1" };
	const reply = await priya.client.try("checkout/checkout", { ...orderOf(cart), checkoutAddress });
	expect(reply.status).toBe(400);
	expect(Object.keys(reply.body.errors ?? {}).sort()).toEqual(["checkoutAddress.email", "checkoutAddress.first_name"]);
	const next = await priya.client.try("checkout/checkout", {
		...orderOf(cart),
		checkoutAddress: { ...addressFields, postal_code: "1" },
	});
	expect(next.body.errors).toEqual({ "checkoutAddress.postal_code": ["This postal code does not fit the country."] });
	await expectNothingOrdered(acme, [10]);
});

test("another member's address is not found", async () => {
	const { acme, priya, itemId } = await makeShop();
	const lee = await acme.addMember();
	const { address_id } = await lee.client.call("addresses/update-shipping-address", {
		operationType: "add",
		...addressFields,
	});
	const cart = await putIntoCart(priya, itemId);
	const reply = await priya.client.try("checkout/checkout", { ...orderOf(cart), checkoutAddress: { id: address_id } });
	expect(reply.status).toBe(404);
});

test("[terms-04] where the terms are asked for at checkout, they must be accepted first", async () => {
	const { acme, priya, itemId } = await makeShop({
		tenant: { settings: { standard_tnc_opt_in_location: "checkout" } },
		member: { has_accepted_terms: false },
	});
	await putIntoCart(priya, itemId);
	expect((await tryCheckout(priya)).body.resultType).toBe("terms_not_accepted");
	await expectNothingOrdered(acme, [10]);
	await priya.client.call("session/opt-in", { kind: "standard" });
	expect((await tryCheckout(priya)).body.status).toBe("success");
});

test("[terms-04] where they are asked for elsewhere, checkout asks for nothing", async () => {
	const { priya, itemId } = await makeShop({
		tenant: { settings: { standard_tnc_opt_in_location: "none" } },
		member: { has_accepted_terms: false },
	});
	await putIntoCart(priya, itemId);
	expect((await tryCheckout(priya)).body.status).toBe("success");
});

test.each([
	["redemptions_enabled", sql`update accounts set flags = json_set(flags, '$.redemptions_enabled', 0)`],
	["user.disable_shop", sql`update users set switches = '{"disable_shop":1}'`],
	["user.disable_cart", sql`update users set switches = '{"disable_cart":1}'`],
])("[cart-06] %s switches ordering off", async (_flag, change) => {
	const { acme, priya, itemId } = await makeShop();
	const cart = await putIntoCart(priya, itemId);
	await acme.database.write([sql`${change} where account_id = ${acme.id}`]);
	const reply = await priya.client.try("checkout/checkout", orderOf(cart));
	expect([reply.status, reply.body.resultType]).toEqual([403, "feature_disabled"]);
});

test("an administrator signed in as a member cannot spend their points", async () => {
	const { acme, priya, itemId } = await makeShop();
	const owner = await acme.addMember({ role: "account_owner" });
	const cart = await putIntoCart(priya, itemId);
	await acme.database.write([
		sql`update sessions set actor_id = ${owner.id} where account_id = ${acme.id} and user_id = ${priya.id}`,
	]);
	const reply = await priya.client.try("checkout/checkout", orderOf(cart));
	expect([reply.status, reply.body.resultType]).toEqual([403, "not_as_member"]);
});

test("a member may try to check out 20 times a minute", async () => {
	const { priya, itemId } = await makeShop();
	const order = { shoppingCart: { items: [{ itemId, qty: 1 }] }, checkoutAddress: addressFields };
	const replies = await Promise.all(Array.from({ length: 41 }, () => priya.client.try("checkout/checkout", order)));
	const statuses = replies.map(({ status }) => status);
	expect(statuses.filter((status) => status === 409).length).toBeGreaterThanOrEqual(20);
	expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
});
