/** What faults do to a sale: a lost memory, a database that fails, figures that disagree; nothing is oversold or lost. */
import { env, runInDurableObject } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { interrupted } from "#test/factories/faults";
import {
	buy,
	buyIn,
	endHolds,
	holdsOf,
	makeBuyers,
	makeSale,
	objectOf,
	rowsOfSale,
	statusOf,
	withHoldsOf,
} from "#test/factories/flash-sale";
import type { TestTenant } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";

/** The object forgets everything, its storage too, as one that was never there. */
async function forget(tenant: TestTenant, item_id: number) {
	await runInDurableObject(objectOf(tenant, item_id), async (instance, { storage }) => {
		storage.sql.exec("delete from holds");
		storage.sql.exec("delete from sales");
		const inside = instance as unknown as { known: object; registry: object };
		const Registry = inside.registry.constructor as new (storage: SqlStorage) => object;
		const Known = inside.known.constructor as new (registry: object) => object;
		inside.registry = new Registry(storage.sql);
		inside.known = new Known(inside.registry);
	});
}

/** The object's database fails, until what is given back is called. */
async function breakDatabase(tenant: TestTenant, item_id: number): Promise<() => Promise<void>> {
	const name = `SHARD_${tenant.shard}` as "SHARD_0" | "SHARD_1";
	const change = (database: D1Database) =>
		runInDurableObject(objectOf(tenant, item_id), (instance) => {
			const inside = instance as unknown as { env: Environment };
			inside.env = { ...inside.env, [name]: database };
		});
	const broken = new Proxy(env[name], {
		get: (target, key) =>
			key === "batch"
				? () => Promise.reject(new Error("D1_ERROR: Network connection lost."))
				: (Reflect.get(target, key) as () => unknown).bind(target),
	});
	await change(broken);
	return () => change(env[name]);
}

test("an object that lost its memory reads the sale anew: nothing is oversold, limits hold", async () => {
	const { acme, bottle, sale, itemId } = await makeSale({ quantity: 3 });
	const buyers = await makeBuyers(acme, 6, itemId);
	expect([await buy(buyers[0]!), await buy(buyers[1]!)]).toEqual(["success", "success"]);
	await buyers[2]!.client.call("checkout/hold-flash-items", {});
	await forget(acme, bottle.id);
	expect(await statusOf(acme, bottle.id)).toMatchObject({ quantity_left: 1 });
	const outcomes = await Promise.all(buyers.slice(2).map(buy));
	expect(outcomes.filter((outcome) => outcome === "success")).toHaveLength(1);
	expect(await rowsOfSale(acme, sale.id)).toMatchObject({ stock: 0, sold: 3, units: 3 });
	expect(await statusOf(acme, bottle.id)).toMatchObject({ quantity_left: 0 });
});

test("an object that forgets between hold and order learns of the order when it is settled", async () => {
	const { acme, bottle, sale, itemId } = await makeSale({ quantity: 2 });
	const [priya] = await makeBuyers(acme, 1, itemId);
	const forgetful = interrupted(withHoldsOf(60_000), "'sold'", async () => {
		await forget(acme, bottle.id);
		expect(await statusOf(acme, bottle.id)).toMatchObject({ quantity_left: 2 });
	});
	expect((await buyIn(forgetful, priya!)).body.resultStatus).toBe("success");
	expect(await statusOf(acme, bottle.id)).toMatchObject({ quantity_left: 1 });
	expect(await rowsOfSale(acme, sale.id)).toMatchObject({ stock: 1, sold: 1 });
});

test("an object that believes in more than there is sells no more: the database refuses, and the object looks again", async () => {
	const { acme, bottle, sale, itemId } = await makeSale({ quantity: 1 });
	const [priya, lee] = await makeBuyers(acme, 2, itemId);
	const late = interrupted(withHoldsOf(60_000), "'sold'", async () => {
		await acme.database.write([
			sql`update flash_sales set stock = 0 where account_id = ${acme.id} and id = ${sale.id}`,
		]);
	});
	const { body } = await buyIn(late, priya!);
	expect([body.resultType, body.errors]).toEqual([
		"flash_sale_sold_out",
		{ [`items.${itemId}`]: ["Sold out. Remove it to go on."] },
	]);
	expect(await rowsOfSale(acme, sale.id)).toMatchObject({ stock: 0, sold: 0, units: 0, ends: [] });
	expect(await holdsOf(acme, bottle.id)).toEqual([]);
	expect(await statusOf(acme, bottle.id)).toMatchObject({ quantity_left: 0 });
	expect(await buy(lee!)).toBe("flash_sale_sold_out");
});

test("an object that believes a person bought nothing gives no more than the limit: the database refuses", async () => {
	const { acme, sale, itemId } = await makeSale({ quantity: 5 });
	const [priya] = await makeBuyers(acme, 1, itemId);
	const bought = interrupted(withHoldsOf(60_000), "'sold'", async () => {
		await acme.database.write([
			sql`insert into flash_buyers (account_id, sale_id, user_id, quantity, limit_per_member) values (${acme.id}, ${sale.id}, ${priya!.id}, 1, 1)`,
		]);
	});
	const { body } = await buyIn(bought, priya!);
	expect([body.resultType, body.errors]).toEqual([
		"flash_sale_limit",
		{ [`items.${itemId}`]: ["Only 1 for each person in this flash sale, and you have yours. Remove it to go on."] },
	]);
	expect(await rowsOfSale(acme, sale.id)).toMatchObject({ stock: 5, sold: 0, units: 0 });
});

test("while the database fails the alarm frees nothing and comes again; afterwards it does its work", async () => {
	const { acme, bottle, sale, itemId } = await makeSale({ quantity: 1 });
	const [priya, lee] = await makeBuyers(acme, 2, itemId);
	const place = { account_id: acme.id, shard: acme.shard, item_id: bottle.id };
	const wish = { sale_id: sale.id, user_id: priya!.id, quantity: 1, hold_id: 77, hold_ms: 30 };
	await objectOf(acme, bottle.id).hold(place, wish, Date.now());
	const mend = await breakDatabase(acme, bottle.id);
	await endHolds(acme, bottle.id, 30);
	expect(await holdsOf(acme, bottle.id)).toMatchObject([{ hold_id: 77 }]);
	expect(await statusOf(acme, bottle.id)).toMatchObject({ quantity_left: 0 });
	expect(await buy(lee!)).toBe("flash_sale_all_held");
	const alarm = await runInDurableObject(objectOf(acme, bottle.id), (_instance, { storage }) => storage.getAlarm());
	expect(alarm! - Date.now()).toBeGreaterThan(0);
	expect(alarm! - Date.now()).toBeLessThanOrEqual(2_000);
	await mend();
	await endHolds(acme, bottle.id, 0);
	expect((await rowsOfSale(acme, sale.id)).ends).toMatchObject([{ hold_id: 77, outcome: "released" }]);
	expect(await buy(lee!)).toBe("success");
});

test("a batch that failed after the hold gives it back at once, when it is known that nothing was written", async () => {
	const { acme, bottle, itemId } = await makeSale({ quantity: 1 });
	const [priya] = await makeBuyers(acme, 1, itemId);
	const spent = interrupted(withHoldsOf(60_000), "'sold'", async () => {
		await acme.database.write([
			sql`update accounts set flags = json_set(flags, '$.redemptions_enabled', 0) where account_id = ${acme.id}`,
		]);
	});
	expect((await buyIn(spent, priya!)).body.resultType).toBe("redemption_not_allowed");
	expect(await holdsOf(acme, bottle.id)).toEqual([]);
});

test("a batch of which nobody knows whether it was written keeps the hold until its end tells", async () => {
	const { acme, bottle, sale, itemId } = await makeSale({ quantity: 2 });
	const [priya] = await makeBuyers(acme, 1, itemId);
	const lost = interrupted(withHoldsOf(300), "'sold'", () =>
		Promise.reject(new Error("D1_ERROR: Network connection lost.")),
	);
	const { status } = await buyIn(lost, priya!);
	expect(status).toBe(500);
	const { takeCrashes } = await import("#test/kit/crashes");
	expect(takeCrashes()).toHaveLength(1);
	expect(await holdsOf(acme, bottle.id)).toHaveLength(1);
	await endHolds(acme, bottle.id, 300);
	expect(await rowsOfSale(acme, sale.id)).toMatchObject({ stock: 2, ends: [{ outcome: "released" }] });
	expect(await statusOf(acme, bottle.id)).toMatchObject({ quantity_left: 2 });
});

test("the tab that comes second while the first one buys is told of that order, not of a limit", async () => {
	const { acme, sale, itemId } = await makeSale({ quantity: 3 });
	const [priya] = await makeBuyers(acme, 1, itemId);
	const cart = await priya!.client.call("cart/get-shopping-cart", {});
	let first: unknown;
	const environment = env as unknown as Environment;
	const namespace = environment.FLASH_SALES;
	const late = {
		...environment,
		FLASH_SALES: {
			idFromName: (name: string) => namespace.idFromName(name),
			get: (id: DurableObjectId) =>
				new Proxy(namespace.get(id), {
					get:
						(object, name) =>
						async (...given: unknown[]) => {
							if (name === "hold") first ??= (await buyIn(environment, priya!, cart)).body;
							return (Reflect.get(object, name) as (...given: unknown[]) => unknown)(...given);
						},
				}),
		},
	} as unknown as Environment;
	const second = await buyIn(late, priya!, cart);
	expect(second).toEqual({ status: 200, body: first });
	expect(await rowsOfSale(acme, sale.id)).toMatchObject({ stock: 2, orders: 1 });
});
