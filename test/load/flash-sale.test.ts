/** A crowd before a flash sale: exactly what there is gets sold, everybody else is told why not, and nothing stays held. */
import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	addItems,
	addMembers,
	closeConnections,
	inParallel,
	itemAt,
	type LoadedRuntime,
	type LoadPerson,
	type LoadTenant,
	openSessions,
	openTenant,
	startLoadedRuntime,
	tenantOf,
} from "../../scripts/load/kit.mjs";
import { checkout, countOutcomes, orderOf, putIntoCart, steadily, stopAndVerify } from "./actions";
import { chanceOf, shuffled } from "./chance";
import { type Buyer, type Ending, mannerOf, openCheckout, takePart } from "./flash-sale/crowd";
import { report, seed, sized } from "./settings";

const buyerCount = sized(300, 5_000);
/** The others are one point short. */
const richCount = buyerCount * 0.75;
const units = sized(20, 100);
const runs = sized(1, 5);
const atOnce = sized(120, 400);
const holdMs = 1_500;
const price = { points: 300, points_was: 500 };
/** Beside the crowd: people who only hold, and one who wants more than the limit. */
const spare = { quantity: 50, limit_per_member: 2, holders: 20 };
const shard = 1;

/** What a loser may be told: each with a text of its own. */
const losses = ["409 flash_sale_sold_out", "409 insufficient_points", "409 flash_sale_all_held"];

let state: string;

beforeAll(async () => {
	const runtime = await startLoadedRuntime({ isStateKept: true });
	const tenant = await openTenant(runtime, { shard });
	await addMembers(tenant, 1 + richCount, { points: 10_000 });
	await addMembers(tenant, buyerCount - richCount, { from: 1 + richCount, points: price.points - 1 });
	await addMembers(tenant, spare.holders + 1, { from: 1 + buyerCount, points: 10_000 });
	await addItems(tenant, 2, { points: price.points_was });
	await runtime.stop();
	state = runtime.persist;
});

afterAll(() => {
	closeConnections();
	rmSync(state, { recursive: true, force: true, maxRetries: 3 });
});

test(`[flash_sale-04] ${buyerCount} buyers for ${units} units: exactly ${units} are sold, and nothing stays held`, async () => {
	const seconds: number[] = [];
	const lastSold: number[] = [];
	let tries = 0;
	let entries = 0;
	for (let run = 0; run < runs; run += 1) {
		const runtime = await startLoadedRuntime({ state, isStateKept: true, vars: { FLASH_HOLD_MS: String(holdMs) } });
		const tenant = await tenantOf(runtime, { shard });
		const people = await openSessions(tenant, 0, buyerCount + spare.holders + 2);
		const endings = await sell(people, run);
		const startedMs = Math.min(...endings.map((ending) => ending.startedMs));
		const winners = endings.filter(({ answers }) => answers.some(({ status }) => status === 200));
		seconds.push((Math.max(...endings.map(({ endedMs }) => endedMs)) - startedMs) / 1000);
		lastSold.push((Math.max(...winners.map(({ endedMs }) => endedMs)) - startedMs) / 1000);
		tries += endings.reduce((sum, ending) => sum + ending.tries, 0);
		entries += (await examine(runtime, tenant, people, endings)).entries;
	}
	report("Flash sale", {
		runs,
		buyers: buyerCount,
		units,
		tries,
		seconds: seconds.map((value) => value.toFixed(1)).join("/"),
		lastSoldAfter: lastSold.map((value) => value.toFixed(1)).join("/"),
		entries,
	});
});

/** Each cart is an object with a database of its own, given up after ten idle seconds; a process may open only so many files. */
const cartsAtOnce = 1_700;
const objectStaysMs = 12_000;

/** Fills the carts, opens the sales, and lets everybody go at once. */
async function sell(people: readonly LoadPerson[], run: number): Promise<Ending[]> {
	const [owner, ...crowd] = people as [LoadPerson, ...LoadPerson[]];
	const chance = chanceOf(seed + run);
	await openSale(owner, 0, { quantity: units });
	await openSale(owner, 1, spare);
	const mixed = shuffled(crowd.slice(0, buyerCount), chance);
	const buyers: Buyer[] = [];
	for (let at = 0; at < mixed.length; at += cartsAtOnce) {
		const filled = inParallel(mixed.slice(at, at + cartsAtOnce), 20, async (person): Promise<Buyer> => {
			const cart = await putIntoCart(person, itemAt(0).variant_id, 1);
			return { person, order: orderOf(cart), manner: person.at > richCount ? "poor" : mannerOf(chance) };
		});
		buyers.push(...(await filled));
		if (mixed.length > cartsAtOnce) await sleep(objectStaysMs);
	}
	return inParallel(buyers, atOnce, (buyer, at) => takePart(buyer, holdMs, chanceOf(seed + run * 10_000 + at)));
}

function openSale(owner: LoadPerson, at: number, terms: { quantity: number; limit_per_member?: number }) {
	const { quantity, limit_per_member } = terms;
	const live_to_date = Date.now() + 3_600_000;
	const sale = { item_id: itemAt(at).id, ...price, quantity, limit_per_member, live_to_date };
	const key = { "idempotency-key": `sale-${at}` };
	return steadily(() => owner.client.call("/api/catalog/api_save_flash_sale", sale, key));
}

/** Fails unless answers, orders, D1 and the object agree; answers what the ledger's verification counted. */
async function examine(runtime: LoadedRuntime, tenant: LoadTenant, people: LoadPerson[], endings: readonly Ending[]) {
	const winners = endings.filter(({ answers }) => answers.some(({ status }) => status === 200));
	for (const { answers } of winners) {
		expect(countOutcomes(answers), "both tabs of a buyer are told of the one order").toEqual({
			success: answers.length,
		});
		expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
	}
	const lost = endings.filter((ending) => !winners.includes(ending));
	const told = countOutcomes(lost.flatMap(({ answers }) => answers));
	expect(winners.length, JSON.stringify(told)).toBe(units);
	expect(Object.keys(told).filter((outcome) => !losses.includes(outcome))).toEqual([]);
	expect(winners.filter(({ buyer }) => buyer.manner === "poor")).toEqual([]);
	for (const { body } of lost.flatMap(({ answers }) => answers))
		expect(String(body.resultMsg).length).toBeGreaterThan(20);
	const ids = winners.map(({ buyer }) => buyer.person.id).sort((one, other) => one - other);
	const sold = await tenant.all<{ user_id: number; quantity: number; points: number; redeemed: number }>(
		`select o.user_id, l.quantity, l.points, a.redeemed from order_lines l join orders o on o.account_id = l.account_id and o.id = l.order_id
		join ledger_accounts a on a.account_id = o.account_id and a.kind = 'member' and a.unit = 'points' and a.owner_id = o.user_id
		where l.account_id = ? and l.variant_id = ? order by o.user_id`,
		tenant.id,
		itemAt(0).variant_id,
	);
	expect(sold).toEqual(ids.map((user_id) => ({ user_id, quantity: 1, points: price.points, redeemed: price.points })));
	expect(await figuresOfSale(tenant, 0)).toEqual({ stock: 0, bought: units, sold_holds: units });
	expect(await leftOf(people[0]!, 0)).toBe(0);
	await examineSpare(tenant, people.slice(-spare.holders - 1), people[0]!);
	return stopAndVerify(runtime);
}

/** What is held is not for others, comes back when its time is over, and no one person gets more than the limit. */
async function examineSpare(tenant: LoadTenant, people: readonly LoadPerson[], owner: LoadPerson): Promise<void> {
	const [greedy, ...holders] = people as [LoadPerson, ...LoadPerson[]];
	const { variant_id } = itemAt(1);
	await Promise.all(holders.map((person) => putIntoCart(person, variant_id, 1)));
	await Promise.all(holders.map(openCheckout));
	expect(await leftOf(owner, 1)).toBeLessThanOrEqual(spare.quantity - holders.length);
	const tabs = Array.from({ length: 8 }, async () => {
		for (let tries = 0; tries < 10; tries += 1) {
			// The cart itself refuses who has enough already.
			const cart = await putIntoCart(greedy, variant_id, 1).catch(() => undefined);
			if (cart && cart.items.length > 0) await checkout(greedy, orderOf(cart));
		}
	});
	await Promise.all(tabs);
	await sleep(holdMs * 2);
	const bought = spare.limit_per_member;
	expect(await figuresOfSale(tenant, 1)).toEqual({ stock: spare.quantity - bought, bought, sold_holds: bought });
	expect(await leftOf(owner, 1), "nothing is held any more").toBe(spare.quantity - bought);
}

/** What D1 says of an item's sale: stock, what people bought, and how many holds ended as sold. */
async function figuresOfSale(tenant: LoadTenant, at: number) {
	const [row] = await tenant.all(
		`select f.stock, (select coalesce(sum(quantity), 0) from flash_buyers b where b.account_id = f.account_id and b.sale_id = f.id) as bought,
		(select coalesce(sum(quantity), 0) from flash_hold_ends h where h.account_id = f.account_id and h.sale_id = f.id and h.outcome = 'sold') as sold_holds
		from flash_sales f where f.account_id = ? and f.item_id = ?`,
		tenant.id,
		itemAt(at).id,
	);
	return row;
}

/** What the object says is left, as pages show it: stock less sold less held. */
async function leftOf(person: LoadPerson, at: number): Promise<number> {
	type Sales = { items: { id: number; quantity_left: number }[] };
	const { items } = await steadily(() => person.client.call<Sales>("/api/catalog/api_get_flash_sale", {}));
	return items.find(({ id }) => id === itemAt(at).id)?.quantity_left ?? 0;
}
