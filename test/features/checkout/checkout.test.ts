/** Checkout: what it writes, and what it refuses without having written anything. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem, type ItemOptions } from "#test/factories/catalog";
import { addressFields, orderOf, putIntoCart, tryCheckout } from "#test/factories/shopping";
import { runOutbox } from "#test/kit/outbox";
import { createTenant, type MemberOptions, type TenantOptions, type TestTenant } from "#test/kit/tenant";

async function makeShop(options: { tenant?: TenantOptions; member?: MemberOptions; item?: ItemOptions } = {}) {
	const acme = await createTenant(options.tenant);
	const priya = await acme.addMember({ first_name: "Priya", points: 5_000, ...options.member });
	const bottle = await addItem(acme, {
		name: "Bottle",
		brand_name: "Fjell",
		variants: [{ points: 500, price_cents: 499, stock: 10, sku: "B-1", options: [["Color", "Moss"]] }],
		...options.item,
	});
	return { acme, priya, bottle, itemId: bottle.variant_id };
}

/** What a checkout leaves in the database. */
async function rowsOf(tenant: TestTenant) {
	const { database, id } = tenant;
	const [orders, lines, transactions, stock, jobs, audit] = await Promise.all([
		database.read(sql<{
			id: number;
			transaction_id: number;
			total_points: number;
			cart_key: string;
		}>`select id, transaction_id, total_points,
			cart_key from orders where account_id = ${id} order by id`),
		database.read(
			sql<object>`select order_id, variant_id, quantity, points from order_lines where account_id = ${id} order by id`,
		),
		database.read(sql<object>`select t.id, t.kind, t.order_id, e.amount, d.kind as debit, c.kind as credit from ledger_transactions t
			join ledger_entries e on e.account_id = t.account_id and e.transaction_id = t.id
			join ledger_accounts d on d.account_id = e.account_id and d.id = e.debit_account_id
			join ledger_accounts c on c.account_id = e.account_id and c.id = e.credit_account_id
			where t.account_id = ${id} and t.source = 'order' order by t.id`),
		database.read(sql<{ stock: number }>`select stock from variants where account_id = ${id} order by id`),
		database.read(sql<{ job: string }>`select job from outbox where account_id = ${id} order by job`),
		database.read(
			sql<{ act: string }>`select act from audit_lines where account_id = ${id} and act = 'checkout/checkout'`,
		),
	]);
	return { orders, lines, transactions, stock: stock.map((row) => row.stock), jobs: jobs.map(({ job }) => job), audit };
}

async function expectNothingOrdered(tenant: TestTenant, stock: (number | null)[]) {
	expect(await rowsOf(tenant)).toMatchObject({ orders: [], lines: [], transactions: [], stock, jobs: [], audit: [] });
}

test("[checkout-08] [checkout-03] [cart-03] an order takes stock and points, leaves the cart, and is answered by order and item", async () => {
	const { acme, priya, bottle, itemId } = await makeShop();
	const mug = await addItem(acme, { name: "Mug", variants: [{ points: 250, stock: null }] });
	await putIntoCart(priya, itemId, 3);
	await putIntoCart(priya, mug.variant_id, 2);
	const reply = await tryCheckout(priya);
	const order_id = Number(Object.keys(reply.body.orders)[0]);
	expect(reply.body).toMatchObject({ resultStatus: "success", status: "success", point_balance: 3_000 });
	expect(reply.body.msg).toBe(`Thank you. Order ${order_id} is placed.`);
	expect(reply.body.orders[order_id]).toMatchObject({
		[itemId]: {
			itemId,
			item_id: bottle.id,
			qty: 3,
			points: 500,
			total_points: 1_500,
			name: "Bottle",
			brand_name: "Fjell",
			sku: "B-1",
			status: "accepted",
			recipient: null,
		},
		[mug.variant_id]: { qty: 2, total_points: 500 },
	});
	const rows = await rowsOf(acme);
	expect(rows.orders).toMatchObject([{ id: order_id, total_points: 2_000, cart_key: `${priya.id}:2` }]);
	expect(rows.lines).toHaveLength(2);
	expect(rows.transactions).toMatchObject([
		{ kind: "Redemption", order_id, amount: 2_000, debit: "member", credit: "orders_paid" },
	]);
	expect(rows.transactions).toMatchObject([{ id: rows.orders[0]!.transaction_id }]);
	expect(rows.stock).toEqual([7, null]);
	expect(rows.jobs).toEqual(["cart/remove-sold", "orders/confirm-order"]);
	expect(rows.audit).toHaveLength(1);
	const [item] = await acme.database.read(
		sql<{ quantity_left: number }>`select quantity_left from items where account_id = ${acme.id} and id = ${bottle.id}`,
	);
	expect(item?.quantity_left).toBe(7);
	expect((await priya.client.call("cart/get-shopping-cart", {})).items).toEqual([]);
	const balance = await priya.client.call("session/refresh-point-balance", {});
	expect(balance).toMatchObject({ point_balance: 3_000, points_redeemed: 2_000 });
});

test("an address of the book is taken as it is, with the contact of this order", async () => {
	const { priya, itemId } = await makeShop();
	const { address_id } = await priya.client.call("addresses/update-shipping-address", {
		operationType: "add",
		...addressFields,
	});
	const cart = await putIntoCart(priya, itemId);
	const checkoutAddress = { id: address_id, phone: "+44 7700 900142", email: "" };
	const { orders } = await priya.client.call("checkout/checkout", { ...orderOf(cart), checkoutAddress });
	const { order } = await priya.client.call("orders/get-order-details", { order_id: Number(Object.keys(orders)[0]) });
	expect(order.address).toEqual({
		...addressFields,
		phone: "+44 7700 900142",
		is_gift_address: 0,
		gift_address_details: { body: "" },
		egift_recipient_email: "",
	});
});

test("whom a line is for travels into the order", async () => {
	const { priya, itemId } = await makeShop();
	const data = { itemId, recipient_first_name: "Li", custom_message: "Enjoy" };
	await priya.client.call("cart/save-shopping-cart-item", { data, quantity: 1 });
	const { body } = await tryCheckout(priya);
	const [line] = Object.values(Object.values(body.orders)[0]!);
	expect(line?.recipient).toMatchObject({ recipient_first_name: "Li", custom_message: "Enjoy", recipient_email: "" });
});

test("a free item is ordered without a line in the ledger", async () => {
	const { acme, priya, itemId } = await makeShop({
		item: { variants: [{ points: 0, stock: null }] },
		member: { points: 0 },
	});
	await putIntoCart(priya, itemId);
	expect((await tryCheckout(priya)).body).toMatchObject({ status: "success", point_balance: 0 });
	expect((await rowsOf(acme)).transactions).toEqual([]);
});

test("where points are hidden the answer has no balance", async () => {
	const { priya, itemId } = await makeShop({ tenant: { flags: { hide_points_for_account: 1 } } });
	await putIntoCart(priya, itemId);
	expect((await tryCheckout(priya)).body.point_balance).toBeNull();
});

test("too few points are refused with what is missing, and nothing is taken", async () => {
	const { acme, priya, itemId } = await makeShop({ member: { points: 1_200 } });
	await putIntoCart(priya, itemId, 3);
	const reply = await tryCheckout(priya);
	expect([reply.status, reply.body.resultType]).toEqual([409, "insufficient_points"]);
	expect(reply.body.resultMsg).toBe("You need 300 more points for this order. Nothing was ordered.");
	await expectNothingOrdered(acme, [10]);
	expect((await priya.client.call("cart/get-shopping-cart", {})).items).toHaveLength(1);
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
	expect([reply.status, reply.body.resultType]).toEqual([403, "forbidden"]);
});

test("[checkout-08] the confirmation is written once, in the member's language, with every line", async () => {
	const { acme, priya, itemId } = await makeShop({ member: { language_code: "es", first_name: "Inés" } });
	await putIntoCart(priya, itemId, 3);
	const { body } = await tryCheckout(priya);
	await runOutbox(acme, "orders/confirm-order");
	await runOutbox(acme, "cart/remove-sold");
	const letters = await acme.database.read(
		sql<{
			recipient: string;
			subject: string;
			body: string;
		}>`select recipient, subject, body from letters where account_id = ${acme.id}`,
	);
	expect(letters).toHaveLength(1);
	const order_id = Object.keys(body.orders)[0];
	expect(letters[0]).toMatchObject({ recipient: priya.email, subject: `Tu pedido ${order_id} está hecho` });
	expect(letters[0]!.body).toContain("3 × Bottle · 1500");
	expect(letters[0]!.body).toContain("14 Calder Street");
	expect(letters[0]!.body).toContain(`http://${acme.host}/webapp/store/orders/${order_id}`);
});

test("a member may try to check out 20 times a minute", async () => {
	const { priya, itemId } = await makeShop();
	const order = { shoppingCart: { items: [{ itemId, qty: 1 }] }, checkoutAddress: addressFields };
	const replies = await Promise.all(Array.from({ length: 41 }, () => priya.client.try("checkout/checkout", order)));
	const statuses = replies.map(({ status }) => status);
	expect(statuses.filter((status) => status === 409).length).toBeGreaterThanOrEqual(20);
	expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
});
