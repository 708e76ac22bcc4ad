/** What isolates keep of the store never outlives a change of it, whoever writes it, nor a moment at which the store changes by itself. */
import { createExecutionContext, env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { addCategory, addItem } from "#test/factories/catalog";
import { makeSale, openSale } from "#test/factories/flash-sale";
import { orderOf } from "#test/factories/shopping";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { findNextMoment } from "#workers/features/catalog/store/store-cache";
import { prepareRequestContext } from "#workers/http/prepare-request-context";
import { dayMs, minuteMs, systemClock } from "#workers/kernel/clock";
import type { Environment } from "#workers/kernel/environment";
import { isolateClock } from "#workers/runtime/clock";

afterEach(() => {
	isolateClock.current = systemClock;
});

/** A shop with a mug under Home, and what a member sees of it: listing, item, shelf, filters. */
async function makeStore() {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ points: 1_000 });
	const home = await addCategory(acme, "Home");
	const mug = await addItem(acme, {
		name: "Mug",
		category_id: home.id,
		created_at: Date.now() - 30 * dayMs + 50 * minuteMs,
		variants: [{ points: 300, sku: "MUG", stock: 20 }],
	});
	const cup = await addItem(acme, { name: "Cup", category_id: home.id, created_at: 0, variants: [{ points: 200 }] });
	const { client } = priya;
	const look = async () => {
		const [listing, details, related, shelf] = [
			await client.call("catalog/get-items", { sorted: [{ id: "points", desc: true }] }),
			await client.try("catalog/fetch-item-details", { item_id: mug.id }),
			await client.try("catalog/get-related-items", { item_id: cup.id }),
			await client.call("catalog/init-shop", { chunkName: "new_arrivals" }),
		];
		return [listing.table_rows, details.body, related.body, shelf.shop.new_arrivals].map((part) =>
			JSON.stringify(part),
		);
	};
	return { acme, owner, priya, mug, home, look };
}

test("what is kept answers again from memory, for everybody who sees the same", async () => {
	const { acme, priya, mug } = await makeStore();
	const olu = await acme.addMember();
	const first = await costOf(acme, priya, "catalog/get-items", {});
	const again = await costOf(acme, olu, "catalog/get-items", {});
	expect([first > 10, again <= 4]).toEqual([true, true]);
	await costOf(acme, priya, "catalog/fetch-item-details", { item_id: mug.id });
	expect(await costOf(acme, olu, "catalog/fetch-item-details", { item_id: mug.id })).toBeLessThanOrEqual(4);
});

/** The rows that a call reads besides the person's own. */
async function costOf(tenant: TestTenant, person: TestMember, name: string, input: object): Promise<number> {
	const cookie = [...person.client.cookies].map(([key, value]) => `${key}=${value}`).join("; ");
	const request = new Request(`http://${tenant.host}/`, { headers: { cookie } });
	const place = { account_id: tenant.id, shard: tenant.shard, redirects_to: null };
	const requestContext = await prepareRequestContext(
		request,
		env as unknown as Environment,
		createExecutionContext(),
		place,
	);
	const before = requestContext.database.cost.rows_read;
	await requestContext.call(name, input);
	return requestContext.database.cost.rows_read - before;
}

type Store = Awaited<ReturnType<typeof makeStore>>;

const rowChanges: [string, (store: Store) => ReturnType<typeof sql>[], string][] = [
	[
		"an item's name",
		({ acme, mug }) => [sql`update items set name = 'Beaker' where account_id = ${acme.id} and id = ${mug.id}`],
		"Beaker",
	],
	[
		"the number left",
		({ acme, mug }) => [sql`update items set quantity_left = 4 where account_id = ${acme.id} and id = ${mug.id}`],
		'"quantity_left":4',
	],
	[
		"a variant's number",
		({ acme, mug }) => [sql`update variants set sku = 'NEW-1' where account_id = ${acme.id} and item_id = ${mug.id}`],
		"NEW-1",
	],
	[
		"its category's name",
		({ acme, home }) => [
			sql`update categories set name = 'Kitchen', path = 'Kitchen' where account_id = ${acme.id} and id = ${home.id}`,
		],
		"Kitchen",
	],
	[
		"one of its pictures",
		({ acme, mug }) => [
			sql`insert into item_pictures (account_id, item_id, position, source, url, alt, state)
				values (${acme.id}, ${mug.id}, 9, 'https://shop.example/9.png', '/files/side.webp', 'From the side', 'ready')`,
		],
		"From the side",
	],
];

test.each(rowChanges)("%s that changes shows in the next answer", async (_what, change, seen) => {
	const store = await makeStore();
	expect((await store.look()).join()).not.toContain(seen);
	await store.acme.database.write(change(store));
	expect((await store.look()).join()).toContain(seen);
});

test("an item that leaves the store is gone from listing, shelf, page and its neighbours at once", async () => {
	const { acme, mug, look } = await makeStore();
	await look();
	await acme.database.write([
		sql`update items set is_listed = 0 where account_id = ${acme.id} and id = ${mug.id}`,
		sql`delete from category_items where account_id = ${acme.id} and item_id = ${mug.id}`,
	]);
	const [listing, details, related, shelf] = await look();
	expect([listing, related, shelf].join()).not.toContain("Mug");
	expect(details).toContain("not_found");
});

test("a flash sale that is made, begins or ends by time changes prices at its moment", async () => {
	const { owner, mug, look } = await makeStore();
	await look();
	const starts_at = Date.now() + 20 * minuteMs;
	await openSale(owner, mug.id, { points: 111, points_was: 300, starts_at, live_to_date: starts_at + 20 * minuteMs });
	expect((await look()).join()).not.toContain('"points":111');
	isolateClock.current = { now: () => starts_at + 1 };
	expect((await look())[0]).toContain('"points":111');
	isolateClock.current = { now: () => starts_at + 20 * minuteMs };
	expect((await look()).join()).not.toContain('"points":111');
});

test("an item stops being new at its moment, though nothing is written", async () => {
	const { mug, look } = await makeStore();
	expect((await look())[0]).toContain("created_at");
	const now = Date.now() + 51 * minuteMs;
	isolateClock.current = { now: () => now };
	expect((await look())[0]).not.toContain("created_at");
	expect(mug.id).toBeGreaterThan(0);
});

test("an order that takes counted stock shows what is left", async () => {
	const { acme, priya, mug, look } = await makeStore();
	await look();
	const added = { data: { itemId: mug.variant_id }, quantity: 15 };
	await acme.database.write([
		sql`update variants set points = 1 where account_id = ${acme.id} and item_id = ${mug.id}`,
	]);
	const order = await priya.client.try(
		"checkout/checkout",
		orderOf(await priya.client.call("cart/save-shopping-cart-item", added)),
	);
	expect(order.body.resultStatus, JSON.stringify(order.body)).toBe("success");
	expect((await look())[0]).toContain('"quantity_left":5');
});

test("the balance that narrows a list is the reader's, whoever asked before", async () => {
	const { acme, priya } = await makeStore();
	const poor = await acme.addMember({ points: 250 });
	const asked = { filters: { affordable: 1 as const } };
	expect((await priya.client.call("catalog/get-items", asked)).total_rows).toBe(2);
	expect((await poor.client.call("catalog/get-items", asked)).total_rows).toBe(1);
});

test("the next moment of change is the first of a sale's start, its end, and the end of being new", async () => {
	const now = Date.now();
	const { acme, owner } = await makeSale({ live_to_date: now + 50 * minuteMs });
	const next = async () => (await acme.database.read(findNextMoment(acme.id, 0, now + 1_000)))[0]?.moment;
	expect(await next()).toBe(now + 50 * minuteMs);
	const other = await addItem(acme, { variants: [{ points: 500 }] });
	await openSale(owner, other.id, { starts_at: now + 20 * minuteMs, live_to_date: now + 55 * minuteMs });
	expect(await next()).toBe(now + 20 * minuteMs);
});
