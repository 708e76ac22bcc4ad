/** What a cart remembers: changes since a line was saved, how long lines stay, what orders take out of it. */
import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem, addItems, type ItemOptions } from "#test/factories/catalog";
import { putIntoCart } from "#test/factories/shopping";
import { createTenant } from "#test/kit/tenant";
import type { Cart } from "#workers/durable-objects/cart";

async function makeShop(item: ItemOptions = {}) {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const bottle = await addItem(acme, { name: "Bottle", ...item });
	return { acme, priya, bottle, itemId: bottle.variant_id };
}

test("a change of price or availability is shown on the line, never silently applied", async () => {
	const { acme, priya, bottle, itemId } = await makeShop({ variants: [{ points: 500, stock: 10 }] });
	await putIntoCart(priya, itemId, 4);
	const notices = async (change: string) => {
		await acme.database.write([
			sql`update variants set ${sql.raw(change)} where account_id = ${acme.id} and id = ${itemId}`,
		]);
		const cart = await priya.client.call("cart/get-shopping-cart", {});
		return { ...cart.items[0]!.notices[0], total: cart.total_points };
	};
	expect(await notices("points = 600")).toEqual({
		code: "price_raised",
		text: "The price went up from 500 to 600 points since you added this.",
		is_blocking: 0,
		total: 2400,
	});
	expect(await notices("points = 450")).toMatchObject({ code: "price_lowered", is_blocking: 0, total: 1800 });
	expect(await notices("stock = 3")).toMatchObject({ code: "only_left", is_blocking: 1 });
	expect(await notices("stock = 0")).toMatchObject({ code: "out_of_stock", is_blocking: 1 });
	expect(await notices("is_active = 0")).toMatchObject({ code: "unavailable", is_blocking: 1, total: 0 });
	expect(bottle.name).toBe("Bottle");
});

test("saving a line again takes note of its new price", async () => {
	const { acme, priya, itemId } = await makeShop({ variants: [{ points: 500 }] });
	await putIntoCart(priya, itemId);
	await acme.database.write([sql`update variants set points = 600 where account_id = ${acme.id} and id = ${itemId}`]);
	expect((await putIntoCart(priya, itemId, 2)).items[0]!.notices).toEqual([]);
});

test("a cart takes 100 different items and refuses one more", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const items = await addItems(
		acme,
		Array.from({ length: 101 }, () => ({})),
	);
	const stub = cartOf(acme.id, priya.id);
	for (const { variant_id } of items.slice(1))
		await stub.save(
			{ item_id: variant_id, quantity: 1, given: { points: 500 }, usual: {}, max_lines: 100 },
			Date.now(),
		);
	const reply = await priya.client.try("cart/save-shopping-cart-item", {
		data: { itemId: items[0]!.variant_id },
		quantity: 1,
	});
	expect(reply.body).toMatchObject({ resultType: "cart_is_full" });
});

test("two saves of one line at once lose nothing of what either said", async () => {
	const { acme, priya, itemId } = await makeShop();
	const stub = cartOf(acme.id, priya.id);
	const line = { item_id: itemId, quantity: 1, usual: { custom_message: "" }, max_lines: 100 };
	await stub.save({ ...line, given: { custom_message: "Well done" } }, Date.now());
	await stub.save({ ...line, quantity: 2, given: { recipient_first_name: "Lee" } }, Date.now());
	const { lines } = await stub.read([], Date.now());
	expect(lines.map(({ quantity, details }) => [quantity, JSON.parse(details)])).toEqual([
		[2, { custom_message: "Well done", recipient_first_name: "Lee" }],
	]);
});

test("each member of each tenant has a cart of their own", async () => {
	const { acme, priya, itemId } = await makeShop();
	await putIntoCart(priya, itemId);
	const lee = await acme.addMember();
	expect((await lee.client.call("cart/get-shopping-cart", {})).items).toEqual([]);
});

test("a cart that nobody touched for 90 days is emptied, and its version goes on rising", async () => {
	const { acme, priya, itemId } = await makeShop();
	const { cart_version } = await putIntoCart(priya, itemId);
	const stub = cartOf(acme.id, priya.id);
	const due = await runInDurableObject(stub, (_cart, state) => state.storage.getAlarm());
	expect(Math.round(((due ?? 0) - Date.now()) / 86_400_000)).toBe(90);
	const touch = (days: number) =>
		runInDurableObject(stub, (cart, { storage }) => {
			const kept = storage.kv.get<object>("cart")!;
			storage.kv.put("cart", { ...kept, touched_at: Date.now() - days * 86_400_000 });
			(cart as unknown as { held: undefined }).held = undefined;
		});
	await touch(89);
	expect(await runDurableObjectAlarm(stub)).toBe(true);
	expect(await runInDurableObject(stub, (_cart, state) => state.storage.getAlarm())).toBeGreaterThan(Date.now());
	expect((await priya.client.call("cart/get-shopping-cart", {})).items).toHaveLength(1);
	await touch(90);
	expect(await runDurableObjectAlarm(stub)).toBe(true);
	const emptied = await priya.client.call("cart/get-shopping-cart", {});
	expect(emptied.items).toEqual([]);
	expect(emptied.cart_version).toBeGreaterThan(cart_version);
	await putIntoCart(priya, itemId);
	expect(await runInDurableObject(stub, (_cart, state) => state.storage.getAlarm())).toBeGreaterThan(Date.now());
});

test("what an order sold leaves once: a line that grew keeps the rest, one added later stays", async () => {
	const { acme, priya, itemId } = await makeShop();
	const mug = await addItem(acme, { name: "Mug" });
	await putIntoCart(priya, itemId, 5);
	await putIntoCart(priya, mug.variant_id, 2);
	const stub = cartOf(acme.id, priya.id);
	const now = Date.now();
	const order = { order_id: 7, ordered_at: now, lines: [{ item_id: itemId, quantity: 3 }] };
	const [first, second] = [await stub.read([order], now), await stub.read([order], now)];
	expect(first.lines.map(({ quantity }) => quantity)).toEqual([2, 2]);
	expect(second).toEqual(first);
	const older = { order_id: 8, ordered_at: now - 60_000, lines: [{ item_id: itemId, quantity: 2 }] };
	const last = await stub.read([older], now);
	expect(last.lines.map(({ quantity }) => quantity)).toEqual([2, 2]);
	// What the object answers from memory is what it has written.
	const written = await runInDurableObject(stub, (_cart, { storage }) =>
		storage.kv.get<{ lines: object[]; version: number }>("cart"),
	);
	expect([written?.lines, written?.version]).toEqual([last.lines, last.cart_version]);
});

test("a cart that was kept in tables is read as it was, and goes on from there", async () => {
	const { acme, priya, itemId } = await makeShop();
	const stub = cartOf(acme.id, priya.id);
	const now = Date.now();
	await runInDurableObject(stub, (_cart, { storage }) => {
		storage.sql.exec(`create table lines (item_id integer primary key, quantity integer not null, details text not null, added_at integer not null);
			create table facts (name text primary key, value integer not null);
			create table sold_orders (order_id integer primary key, given_up_at integer not null)`);
		storage.sql.exec("insert into lines values (?, 4, '{\"points\":500}', ?)", itemId, now - 1_000);
		storage.sql.exec("insert into facts values ('version', 9), ('touched_at', ?)", now - 1_000);
		storage.sql.exec("insert into sold_orders values (7, ?)", now - 1_000);
	});
	const line = { item_id: itemId, quantity: 4, details: '{"points":500}', added_at: now - 1_000 };
	const again = { order_id: 7, ordered_at: now, lines: [{ item_id: itemId, quantity: 3 }] };
	expect(await stub.read([again], now)).toEqual({ lines: [line], cart_version: 9 });
	const next = { order_id: 8, ordered_at: now, lines: [{ item_id: itemId, quantity: 3 }] };
	const left = { lines: [{ ...line, quantity: 1 }], cart_version: 10 };
	expect(await stub.read([next], now)).toEqual(left);
	expect(await stub.read([again, next], now)).toEqual(left);
});

function cartOf(account_id: number, user_id: number) {
	const carts = env.CARTS as unknown as DurableObjectNamespace<Cart>;
	return carts.get(carts.idFromName(`${account_id}:${user_id}`));
}
