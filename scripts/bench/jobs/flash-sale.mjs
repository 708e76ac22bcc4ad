/** A flash sale of 100 units that 5,000 people order at once: how long it takes, and that exactly 100 are sold. */
import { setTimeout as sleep } from "node:timers/promises";
import {
	addItems,
	addMembers,
	inParallel,
	itemAt,
	keepState,
	openSessions,
	openTenant,
	startLoadedRuntime,
	tenantOf,
} from "../../load/kit.mjs";
import { steadily } from "../../steadily.mjs";
import { drive, percentile, round } from "../drive.mjs";
import { startRawRuntime } from "../raw-runtime.mjs";
import { address, cartPath } from "./actions.mjs";

const buyers = 5_000;
const units = 100;
const atOnce = 250;
const points = 300;
/** So many carts are opened at a time, and given up by the runtime after ten seconds without a call. */
const cartsAtOnce = 1_700;
const objectStaysMs = 12_000;

export const flashSale = {
	id: "flash-sale",
	title: `Flash sale, ${buyers} buyers for ${units} units`,
	states: [],
	run: measureFlashSale,
	goals: [
		{ figure: "most", field: "seconds", atMost: 5, unit: "s" },
		{ figure: "exactly", field: "sold", wanted: units, unit: "sold" },
	],
};

async function measureFlashSale({ log }) {
	const folder = await keepState("bench-crowd", makeCrowd, log);
	const runtime = await startLoadedRuntime({ state: folder });
	const raw = await startRawRuntime(folder);
	try {
		const tenant = await tenantOf(runtime);
		const [owner, ...people] = await openSessions(tenant, 0, buyers + 1);
		await openSale(owner);
		const carts = await fillCarts(people);
		const rawRun = await drive(raw.port, { connections: atOnce, amount: buyers, next: () => ({ path: "/sale" }) });
		const figures = { ...(await sell(people, carts)), ...(await soldBy(tenant)) };
		figures.raw_seconds = round(rawRun.wallMs / 1000, 2);
		log(
			`  ${figures.sold} sold in ${figures.seconds} s (the last of them after ${figures.last_sold_seconds} s), p50 ${figures.p50_ms} ms, p99 ${figures.p99_ms} ms; raw ${figures.raw_seconds} s; answers ${JSON.stringify(figures.answers)}`,
		);
		return figures;
	} finally {
		await runtime.stop();
		await raw.stop();
	}
}

/** Each cart is an object with a database of its own: opened all at once, 5,000 of them are more files than a process may open. */
async function fillCarts(people) {
	const carts = [];
	for (let at = 0; at < people.length; at += cartsAtOnce) {
		const slice = people.slice(at, at + cartsAtOnce);
		const filled = inParallel(slice, 20, ({ client }) =>
			steadily(() => client.call(cartPath, { data: { itemId: itemAt(0).variant_id }, quantity: 1 })),
		);
		carts.push(...(await filled));
		await sleep(objectStaysMs);
	}
	return carts;
}

async function makeCrowd(runtime) {
	const tenant = await openTenant(runtime);
	await addMembers(tenant, buyers + 1, { points: 10_000 });
	await addItems(tenant, 10, { points: 500 });
}

function openSale(owner) {
	return owner.client.call("/api/catalog/api_save_flash_sale", {
		item_id: itemAt(0).id,
		points,
		points_was: 500,
		quantity: units,
		live_to_date: Date.now() + 3_600_000,
	});
}

/** Everybody orders the cart that they have; answers how long it took and who got what. */
async function sell(people, carts) {
	const startedAt = performance.now();
	let last_sold_seconds = 0;
	const tries = await inParallel(people, atOnce, async ({ client }, at) => {
		const { items, cart_version } = carts[at];
		const lines = items.map(({ itemId, qty, item }) => ({ itemId, qty, item: { points: item.points } }));
		const payload = { shoppingCart: { items: lines }, checkoutAddress: address, cart_version };
		// As browsers do, a connection that the busy runtime closed is opened again; the cart's version makes that harmless.
		const answer = await steadily(() => client.try("/api/catalog/api_checkout", payload));
		if (answer.status === 200) last_sold_seconds = round((performance.now() - startedAt) / 1000, 2);
		return answer;
	});
	const seconds = round((performance.now() - startedAt) / 1000, 2);
	const latencies = tries.map(({ ms }) => ms).sort((a, b) => a - b);
	const answers = {};
	for (const { status, body } of tries) {
		const name = body.resultType ?? String(status);
		answers[name] = (answers[name] ?? 0) + 1;
	}
	return {
		seconds,
		last_sold_seconds,
		p50_ms: round(percentile(latencies, 0.5), 1),
		p99_ms: round(percentile(latencies, 0.99), 1),
		answers,
	};
}

/** What the orders say: the one figure that counts. */
async function soldBy(tenant) {
	const [{ sold }] = await tenant.all(
		"select coalesce(sum(quantity), 0) as sold from order_lines where account_id = ? and variant_id = ?",
		...[tenant.id, itemAt(0).variant_id],
	);
	return { sold };
}
