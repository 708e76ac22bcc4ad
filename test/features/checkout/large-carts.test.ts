/** The dearest things in the largest numbers: what no order can hold is refused at its line, and the cart can always be opened. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem, addItems } from "#test/factories/catalog";
import { orderOf, putIntoCart } from "#test/factories/shopping";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import type { Cart } from "#workers/durable-objects/cart";
import { amountOf, maxOrderAmount, maxUnitPoints, totalOf } from "#workers/features/catalog";
import { constraintFailure } from "#workers/kernel/errors";

/** 99,999,999.99, the dearest that a file may say, in points of a cent each. */
const dearest = { points: 9_999_999_999, price_cents: 9_999_999_999, stock: null };

async function makeShop() {
	const acme = await createTenant();
	const priya = await acme.addMember({ points: 1_000 });
	const open = async () => {
		const statuses = [];
		for (const path of ["/webapp/store/checkout", "/webapp/addresses/new", "/webapp/store", "/webapp"])
			statuses.push((await priya.client.fetch(path)).status);
		return statuses;
	};
	return { acme, priya, open };
}

test("ten of the dearest variants × 100,000: each line is refused with the most that an order holds, and all pages open", async () => {
	const { acme, priya, open } = await makeShop();
	const items = await addItems(
		acme,
		Array.from({ length: 10 }, () => ({ variants: [dearest] })),
	);
	for (const { variant_id } of items) {
		const data = { itemId: variant_id };
		const reply = await priya.client.try("cart/save-shopping-cart-item", { data, quantity: 100_000 });
		const text = "One order takes at most 100 of this item at its price. Lower the quantity to go on.";
		expect([reply.status, reply.body.errors]).toEqual([400, { quantity: [text] }]);
		await putIntoCart(priya, variant_id, 100);
	}
	const cart = await priya.client.call("cart/get-shopping-cart", {});
	expect(cart.total_points).toBe(9_999_999_999_000);
	expect(await open()).toEqual([200, 200, 200, 200]);
	const refused = await priya.client.try("checkout/checkout", orderOf(cart));
	expect([refused.status, refused.body.resultType]).toEqual([409, "order_too_large"]);
	expect(refused.body.resultMsg).toContain("more than one order can come to");
	expect(await acme.database.read(sql`select id from orders where account_id = ${acme.id}`)).toEqual([]);
});

test("lines whose price rose beyond all sums are shown with what is wrong, and go away when they are taken out", async () => {
	const { acme, priya, open } = await makeShop();
	const items = await addItems(
		acme,
		Array.from({ length: 10 }, () => ({ variants: [{ points: 1, stock: null }] })),
	);
	for (const { variant_id } of items) await putIntoCart(priya, variant_id, 100_000);
	await acme.database.write([
		sql`update variants set points = ${maxUnitPoints}, price_cents = ${10_000_000_000} where account_id = ${acme.id}`,
	]);
	const cart = await priya.client.call("cart/get-shopping-cart", {});
	expect(cart.total_points).toBe(Number.MAX_SAFE_INTEGER);
	for (const { points, notices } of cart.items) {
		expect(points).toBe(Number.MAX_SAFE_INTEGER);
		const notice = notices.find(({ code }) => code === "too_much_for_one_order");
		expect(notice).toMatchObject({ is_blocking: 1, text: expect.stringContaining("at most 1 of this item") });
	}
	expect(await open()).toEqual([200, 200, 200, 200]);
	expect((await priya.client.try("checkout/checkout", orderOf(cart))).body.resultType).toBe("order_too_large");
	for (const { variant_id } of items)
		await priya.client.call("cart/remove-shopping-cart-item", { catalog_item_id: variant_id });
	expect((await priya.client.call("cart/get-shopping-cart", {})).items).toEqual([]);
});

test("what costs few points and is worth a fortune is bounded by its worth", async () => {
	const { acme, priya } = await makeShop();
	const yacht = await addItem(acme, { variants: [{ points: 1, price_cents: 10_000_000_000, stock: null }] });
	const data = { itemId: yacht.variant_id };
	const reply = await priya.client.try("cart/save-shopping-cart-item", { data, quantity: 101 });
	expect(reply.status).toBe(400);
	await putIntoCart(priya, yacht.variant_id, 100);
	const ordered = await priya.client.try(
		"checkout/checkout",
		orderOf(await priya.client.call("cart/get-shopping-cart", {})),
	);
	expect(ordered.status).toBe(200);
});

/** Puts further items into the cart with all that was said of the first. */
async function fillLikeFirst(acme: TestTenant, member: TestMember, variantIds: readonly number[]) {
	const carts = env.CARTS as unknown as DurableObjectNamespace<Cart>;
	const cart = carts.get(carts.idFromName(`${acme.id}:${member.id}`));
	const { lines } = await cart.read([], Date.now());
	const given = JSON.parse(lines[0]!.details) as object;
	for (const item_id of variantIds)
		await cart.save({ item_id, quantity: 1, given, usual: {}, max_lines: 100 }, Date.now());
}

test("a cart of 100 lines that say all that may be said is kept, shown, ordered and listed", async () => {
	const { acme, priya, open } = await makeShop();
	const name = `${"語".repeat(250)}${'"'.repeat(250)}`;
	const options: [string, string][] = [1, 2, 3].map((at) => [`${at}${'"'.repeat(254)}`, "語".repeat(255)]);
	const items = await addItems(
		acme,
		Array.from({ length: 100 }, () => ({ name, brand_name: '"'.repeat(255), variants: [{ points: 1, options }] })),
	);
	const additional_data = { note: '"'.repeat(990) };
	const said = { recipient_first_name: '"'.repeat(100), recipient_last_name: "語".repeat(100) };
	const recipient_email = `${"語".repeat(180)}@example.com`;
	await priya.client.call("cart/save-shopping-cart-item", {
		data: { itemId: items[0]!.variant_id, custom_message: '"'.repeat(1_000), recipient_email, ...said },
		quantity: 1,
		additional_data,
	});
	await fillLikeFirst(
		acme,
		priya,
		items.map(({ variant_id }) => variant_id),
	);
	expect(await open()).toEqual([200, 200, 200, 200]);
	const cart = await priya.client.call("cart/get-shopping-cart", {});
	expect(cart.items).toHaveLength(100);
	const ordered = await priya.client.call("checkout/checkout", orderOf(cart));
	const order_id = Number(Object.keys(ordered.orders)[0]);
	const { table_rows } = await priya.client.call("orders/get-member-orders", {});
	expect(table_rows[0]?.lines).toHaveLength(100);
	expect((await priya.client.fetch(`/webapp/store/orders/${order_id}`)).status).toBe(200);
	const more = { data: { itemId: items[0]!.variant_id }, additional_data: { note: "x".repeat(2_000) } };
	const refused = await priya.client.try("cart/save-shopping-cart-item", more);
	expect([refused.status, refused.body.errors]).toEqual([400, { additional_data: ["This is too large."] }]);
}, 60_000);

test("the database holds prices and what an order is worth in their bounds", async () => {
	const { acme, priya } = await makeShop();
	const { variant_id } = await addItem(acme);
	const nameOf = (change: ReturnType<typeof sql>) =>
		acme.database.write([change]).catch((error: unknown) => constraintFailure(error)?.name);
	for (const price of [-1, 10_000_000_001]) {
		const set = sql`update variants set price_cents = ${price} where account_id = ${acme.id} and id = ${variant_id}`;
		expect(await nameOf(set)).toBe("variants_price_cents");
	}
	const points = sql`update variants set points = ${maxUnitPoints + 1} where account_id = ${acme.id} and id = ${variant_id}`;
	expect(await nameOf(points)).toBe("variants_points");
	const order = (total_points: number, total_cents: number) =>
		sql`insert into orders (account_id, id, user_id, total_points, total_cents, line_count, unit_count, address, cart_key, created_at)
			values (${acme.id}, ${1}, ${priya.id}, ${total_points}, ${total_cents}, 1, 1, '{}', ${"k"}, ${1})`;
	expect(await nameOf(order(maxOrderAmount + 1, 0))).toBe("orders_total_points");
	expect(await nameOf(order(0, maxOrderAmount + 1))).toBe("orders_total_cents");
});

test("amounts add up exactly as far as whole numbers are exact, and stay there", () => {
	expect([amountOf(12, 3), amountOf(maxUnitPoints, 100_000)]).toEqual([36, Number.MAX_SAFE_INTEGER]);
	expect(totalOf([1, 2, 3])).toBe(6);
	expect(totalOf([Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER])).toBe(Number.MAX_SAFE_INTEGER);
});
