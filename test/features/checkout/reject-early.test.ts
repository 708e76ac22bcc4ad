/** Who comes too late for a flash sale is told by facts that many share: as the usual way would, and never by old ones. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { buy, buyIn, makeBuyers, makeSale, openSale } from "#test/factories/flash-sale";
import { backToNow } from "#test/factories/reports";
import { addressFields, orderOf } from "#test/factories/shopping";
import { planOf } from "#test/kit/plan";
import { watched } from "#test/kit/round-trips";
import type { TestMember } from "#test/kit/tenant";
import type { LateBuyers } from "#workers/durable-objects/late-buyers";
import { readLateBuyers } from "#workers/features/checkout";
import { listRecentBuyers } from "#workers/features/orders";
import { findUsersOfSessions } from "#workers/features/session";
import { openTenantDatabase } from "#workers/kernel/database";
import type { Environment } from "#workers/kernel/environment";
import { findStoredKeys } from "#workers/kernel/idempotency";
import { hashToken } from "#workers/kernel/tokens";
import { isolateClock } from "#workers/runtime/clock";

afterEach(() => {
	vi.restoreAllMocks();
	backToNow();
});

type Objects = DurableObjectNamespace<LateBuyers>;

/** The bindings with round trips to the shards listed and what the object was asked counted; `change` meddles with its facts. */
function counting(change: (facts: object) => object = (facts) => facts) {
	const { environment, roundTrips } = watched();
	const counted = { asked: 0, roundTrips, environment };
	const objects = environment.LATE_BUYERS as unknown as Objects;
	const get = (id: DurableObjectId) => ({
		ask: async (...given: Parameters<LateBuyers["ask"]>) => {
			counted.asked += 1;
			return change(await objects.get(id).ask(...given));
		},
	});
	counted.environment = {
		...environment,
		LATE_BUYERS: { idFromName: (name: string) => objects.idFromName(name), get } as unknown as Objects,
	} as unknown as Environment;
	return counted;
}

/** A sale whose only unit is sold, two buyers that this isolate knows, and a first one who was too late already. */
async function makeSoldOut() {
	const made = await makeSale({ quantity: 1 });
	const [first, early, priya, lee] = (await makeBuyers(made.acme, 4, made.itemId)) as [
		TestMember,
		TestMember,
		TestMember,
		TestMember,
	];
	const carts = new Map<TestMember, Awaited<ReturnType<typeof shown>>>();
	for (const person of [early, priya, lee]) carts.set(person, await shown(person));
	expect(await buy(first)).toBe("success");
	const usual = await buyIn(env as unknown as Environment, early, carts.get(early));
	expect(usual.body.resultType).toBe("flash_sale_sold_out");
	return { ...made, first, usual, priya, lee, order: (person: TestMember) => orderOf(carts.get(person)!), carts };
}

const shown = (person: TestMember) => person.client.call("cart/get-shopping-cart", {});

test("late buyers hear what the usual way says, without a trip of their own", async () => {
	const { usual, priya, lee, carts } = await makeSoldOut();
	const seen = counting();
	for (const person of [priya, lee]) expect(await buyIn(seen.environment, person, carts.get(person))).toEqual(usual);
	expect([seen.asked, seen.roundTrips]).toEqual([2, []]);
});

test("what comes while a trip is under way shares the next one", async () => {
	const { acme, itemId, usual } = await makeSoldOut();
	const people = await Promise.all(Array.from({ length: 30 }, () => acme.addMember({ points: 1_000 })));
	const roundTrips: { buyers: number; round_trips: number }[] = [];
	for (const person of people) await person.client.call("session/init-user", {});
	vi.spyOn(console, "log").mockImplementation((line: unknown) => {
		const told = JSON.parse(String(line)) as { event: string; buyers: number; round_trips: number };
		if (told.event === "late-buyers") roundTrips.push(told);
	});
	const shoppingCart = { items: [{ itemId, qty: 1 }] };
	const replies = await Promise.all(
		people.map((person) => person.client.try("checkout/checkout", { shoppingCart, checkoutAddress: addressFields })),
	);
	expect(replies.map(({ body }) => body)).toEqual(people.map(() => usual.body));
	expect(roundTrips.reduce((sum, { buyers }) => sum + buyers, 0)).toBe(30);
	expect(roundTrips.length).toBeLessThan(15);
	expect(roundTrips.every(({ round_trips }) => round_trips === 1)).toBe(true);
});

test("whoever was signed out, suspended, or barred from the shop is told that, not what is left", async () => {
	const { acme, priya, lee, carts } = await makeSoldOut();
	const barred = await acme.addMember({ points: 1_000 });
	await barred.client.call("session/init-user", {});
	await acme.database.write([
		sql`delete from sessions where account_id = ${acme.id} and user_id = ${priya.id}`,
		sql`update users set status = 'suspended' where account_id = ${acme.id} and id = ${lee.id}`,
		sql`update users set switches = ${JSON.stringify({ disable_shop: 1 })} where account_id = ${acme.id} and id = ${barred.id}`,
	]);
	const seen = counting();
	for (const person of [priya, lee])
		expect(await buyIn(seen.environment, person, carts.get(person))).toMatchObject({
			status: 403,
			body: { resultType: "stale_csrf_token" },
		});
	expect(await buyIn(seen.environment, barred, carts.get(lee))).toMatchObject({
		body: { resultType: "feature_disabled" },
	});
	expect(seen.asked).toBe(3);
});

test("a switch of the account that was turned meanwhile counts", async () => {
	const { acme, priya, carts } = await makeSoldOut();
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.redemptions_enabled', 0) where account_id = ${acme.id}`,
	]);
	const seen = counting();
	const reply = await buyIn(seen.environment, priya, carts.get(priya));
	expect([reply.body.resultType, seen.asked]).toEqual(["feature_disabled", 1]);
});

test("points that somebody was given meanwhile change nothing: the answer still takes no trip of their own", async () => {
	const { usual, priya, carts } = await makeSoldOut();
	const seen = counting((facts) => {
		const { person } = facts as { person: { point_balance: number } };
		return { ...facts, person: { ...person, point_balance: person.point_balance + 50 } };
	});
	expect(await buyIn(seen.environment, priya, carts.get(priya))).toEqual(usual);
	expect(seen.roundTrips).toEqual([]);
});

test("who has ordered hears of that order again, however late the repeat", async () => {
	const { itemId, acme } = await makeSale({ quantity: 1 });
	const [priya, lee] = (await makeBuyers(acme, 2, itemId)) as [TestMember, TestMember];
	const order = orderOf(await shown(priya));
	const late = await shown(lee);
	const placed = await priya.client.call("checkout/checkout", order);
	await buyIn(env as unknown as Environment, lee, late);
	const seen = counting();
	priya.client.environment = seen.environment as unknown as typeof env;
	const underAnotherKey = await priya.client.call("checkout/checkout", order, { "idempotency-key": "another" });
	expect(underAnotherKey.orders).toEqual(placed.orders);
	await acme.database.write([
		sql`update orders set created_at = created_at - 172800000 where account_id = ${acme.id} and user_id = ${priya.id}`,
	]);
	expect(await priya.client.call("checkout/checkout", order)).toEqual(placed);
	expect(seen.asked).toBe(2);
});

test("a new sale of the same thing is sold, and asked about no more", async () => {
	const { acme, owner, bottle, priya, lee, carts } = await makeSoldOut();
	await acme.database.write([
		sql`update flash_sales set live_to_date = ${Date.now() - 1} where account_id = ${acme.id} and item_id = ${bottle.id}`,
	]);
	await openSale(owner, bottle.id, { quantity: 5 });
	const seen = counting();
	expect(await buyIn(seen.environment, priya, carts.get(priya))).toMatchObject({ status: 200 });
	expect(await buyIn(seen.environment, lee, carts.get(lee))).toMatchObject({ status: 200 });
	expect(seen.asked).toBe(1);
});

test("without its token, from elsewhere, misshapen, or too often, an order is refused as ever", async () => {
	const { priya, lee, order } = await makeSoldOut();
	const path = "/api/catalog/api_checkout";
	const ask = async (init: { headers?: Record<string, string>; payload?: object }) =>
		(await priya.client.post(path, init.payload ?? order(priya), init.headers)).body.resultType;
	expect(await ask({ headers: { "x-csrf-token": "wrong" } })).toBe("stale_csrf_token");
	expect(await ask({ headers: { origin: "https://elsewhere.example" } })).toBe("foreign_origin");
	expect(await ask({ payload: { ...order(priya), checkoutAddress: 7 } })).toBe("validation");
	const nextMinute = Math.ceil(Date.now() / 60_000) * 60_000;
	isolateClock.current = { now: () => nextMinute };
	lee.client.environment = { ...env, LIMITS: JSON.stringify({ checkout: { max: 2 } }) } as unknown as typeof env;
	const statuses = [];
	for (let turn = 0; turn < 4; turn += 1)
		statuses.push((await lee.client.try("checkout/checkout", order(lee))).body.resultType);
	expect(statuses).toEqual(["flash_sale_sold_out", "flash_sale_sold_out", "rate_limited", "rate_limited"]);
});

test("an object that fails leaves the order to the usual way", async () => {
	const { usual, priya, carts } = await makeSoldOut();
	const seen = counting(() => {
		throw new Error("away");
	});
	expect(await buyIn(seen.environment, priya, carts.get(priya))).toEqual(usual);
	expect([seen.asked, seen.roundTrips.length]).toEqual([1, 1]);
});

test("many are asked about in one trip of four statements and that which asks where the account lives, each by an index", async () => {
	const { acme, itemId, priya, lee } = await makeSoldOut();
	const { environment, roundTrips } = watched();
	const database = openTenantDatabase(environment, acme.shard, acme.id);
	const buyers = await Promise.all(
		[priya, lee].map(async ({ id, client }) => ({
			session_hash: await hashToken([...client.cookies.values()][0]!),
			user_id: id,
			key: `checkout/checkout:${id}:x`,
			variant_ids: [itemId],
		})),
	);
	const facts = await readLateBuyers(database, acme.id, buyers, Date.now());
	expect(facts).toMatchObject([
		{ person: { id: priya.id }, mayBeRepeat: false, sold_out: [{ id: itemId, name: "Bottle" }] },
		{ person: { id: lee.id }, mayBeRepeat: false, sold_out: [{ id: itemId, name: "Bottle" }] },
	]);
	expect(roundTrips.map((roundTrip) => roundTrip.length)).toEqual([1 + 4]);
	for (const statement of [
		findUsersOfSessions(acme.id, ["a"], 1),
		listRecentBuyers(acme.id, [1], 1),
		findStoredKeys(acme.id, ["a"]),
	]) {
		const steps = await planOf(acme.shard, statement);
		expect(steps.filter((step) => /^SCAN (?!asked|json_each|g VIRTUAL)/.test(step))).toEqual([]);
		expect(steps.filter((step) => /\(account_id=\?\)$/.test(step) && !/^SEARCH a /.test(step))).toEqual([]);
	}
});
