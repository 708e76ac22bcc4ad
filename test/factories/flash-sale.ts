/** Makes flash sales for tests, and looks at what the database and the object know of one. */
import {
	createExecutionContext,
	env,
	runDurableObjectAlarm,
	runInDurableObject,
	waitOnExecutionContext,
} from "cloudflare:test";
import { sql } from "drizzle-orm";
import { addItem, type ItemOptions } from "#test/factories/catalog";
import { orderOf } from "#test/factories/shopping";
import { createTenant, type TenantOptions, type TestMember, type TestTenant } from "#test/kit/tenant";
import type { FlashSale } from "#workers/durable-objects/flash-sale";
import type { SaleState } from "#workers/features/flash-sale";
import worker from "#workers/index";
import type { Environment } from "#workers/kernel/environment";
import type { EndpointOutput } from "#workers/registry";

type Cart = EndpointOutput<"cart/get-shopping-cart">;
type Answer = { resultStatus: string; resultType?: string; resultMsg: string; errors?: Record<string, string[]> };

/** What a test may choose of a sale: one that runs for an hour, 300 points instead of 500, one for each person. */
export type SaleOptions = {
	points?: number;
	points_was?: number;
	quantity?: number;
	limit_per_member?: number;
	starts_at?: number;
	live_to_date?: number;
};

/** A tenant with its owner, a bottle of 500 points, and a flash sale of it. */
export async function makeSale(options: SaleOptions & { item?: ItemOptions; tenant?: TenantOptions } = {}) {
	const { item, tenant: ofTenant, ...terms } = options;
	const acme = await createTenant(ofTenant);
	const owner = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const bottle = await addItem(acme, { name: "Bottle", variants: [{ points: 500, stock: null }], ...item });
	const sale = await openSale(owner, bottle.id, terms);
	return { acme, owner, bottle, itemId: bottle.variant_id, sale };
}

/** Makes a sale of an item as its owner does. */
export async function openSale(owner: TestMember, item_id: number, options: SaleOptions = {}) {
	const { flash_sale } = await owner.client.call("flash-sale/save-flash-sale", {
		item_id,
		points: 300,
		points_was: 500,
		quantity: 7,
		live_to_date: Date.now() + 3_600_000,
		...options,
	});
	return flash_sale;
}

/** So many people with points and the item in their cart, written directly so that many are made quickly. */
export async function makeBuyers(tenant: TestTenant, count: number, itemId: number, points = 1_000) {
	const buyers = await Promise.all(Array.from({ length: count }, () => tenant.addMember({ points })));
	await Promise.all(
		buyers.map((buyer) => buyer.client.call("cart/save-shopping-cart-item", { data: { itemId }, quantity: 1 })),
	);
	return buyers;
}

/** Orders a cart as it was shown, whatever comes; gives the refusal's code or 'success'. */
export async function buy(buyer: TestMember): Promise<string> {
	const reply = await buyer.client.try(
		"checkout/checkout",
		orderOf(await buyer.client.call("cart/get-shopping-cart", {})),
	);
	return reply.body.resultType ?? reply.body.resultStatus;
}

/** Orders a cart in a Worker with other bindings or settings, as a browser would. */
export async function buyIn(
	environment: Environment,
	buyer: TestMember,
	cart?: Cart,
): Promise<{ status: number; body: Answer }> {
	const { client } = buyer;
	const shown = cart ?? (await client.call("cart/get-shopping-cart", {}));
	const request = new Request(`http://${client.host}/api/catalog/api_checkout`, {
		method: "POST",
		body: JSON.stringify({ payload: orderOf(shown) }),
		headers: {
			cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
			origin: `http://${client.host}`,
			"x-csrf-token": await client.csrfToken(),
		},
	});
	const context = createExecutionContext();
	const response = await worker.fetch(request as Parameters<typeof worker.fetch>[0], environment, context);
	await waitOnExecutionContext(context);
	return { status: response.status, body: (await response.json()) as Answer };
}

/** The Worker's bindings with holds of this length. */
export function withHoldsOf(ms: number): Environment {
	return { ...(env as unknown as Environment), FLASH_HOLD_MS: String(ms) };
}

/** The bindings without the calls to sale objects that carry what happened: the process dies right behind the commit. */
export function withoutSettling(environment: Environment): Environment {
	const sales = environment.FLASH_SALES as unknown as DurableObjectNamespace<FlashSale>;
	const lost = () => Promise.reject(new Error("the object is not there"));
	const methods: Record<string, unknown> = { settle: lost, release: lost, refresh: lost };
	const get = (id: DurableObjectId) =>
		new Proxy(sales.get(id), {
			get: (stub, name) => methods[String(name)] ?? (Reflect.get(stub, name) as { bind?: unknown }),
		});
	const FLASH_SALES = new Proxy(sales, {
		get: (target, name) => (name === "get" ? get : (Reflect.get(target, name) as () => unknown).bind(target)),
	}) as unknown as Environment["FLASH_SALES"];
	return { ...environment, FLASH_SALES };
}

/** Waits until the holds of this length are over and runs the object's alarm, until none of them is left or a second has passed. */
export async function endHolds(tenant: TestTenant, item_id: number, ms: number): Promise<void> {
	await new Promise((resolve) => setTimeout(resolve, ms + 10));
	for (let turn = 0; turn < 20; turn += 1) {
		// The runtime may be running the alarm by itself at this moment; then this does nothing.
		await runDurableObjectAlarm(objectOf(tenant, item_id));
		const holds = await holdsOf(tenant, item_id);
		if (!holds.some(({ expires_at }) => expires_at <= Date.now())) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}

/** The object of an item's sale. */
export function objectOf(tenant: TestTenant, item_id: number): DurableObjectStub<FlashSale> {
	const sales = env.FLASH_SALES as unknown as DurableObjectNamespace<FlashSale>;
	return sales.get(sales.idFromName(`${tenant.id}:${item_id}`));
}

/** What the object says is left. */
export async function statusOf(tenant: TestTenant, item_id: number): Promise<SaleState | null> {
	const place = { account_id: tenant.id, shard: tenant.shard, item_id };
	return objectOf(tenant, item_id).status(place, Date.now());
}

/** The holds in the object's storage. */
export function holdsOf(tenant: TestTenant, item_id: number) {
	return runInDurableObject(objectOf(tenant, item_id), (_instance, { storage }) =>
		storage.sql
			.exec<{ hold_id: number; user_id: number; quantity: number; expires_at: number }>(
				"select hold_id, user_id, quantity, expires_at from holds order by hold_id",
			)
			.toArray(),
	);
}

/** What the database says of a sale: stock, ends of holds, units by buyers and by order lines. */
export async function rowsOfSale(tenant: TestTenant, sale_id: number) {
	const { database, id } = tenant;
	const [[sale], ends, buyers, [lines]] = await Promise.all([
		database.read(
			sql<{
				stock: number;
				item_id: number;
			}>`select stock, item_id from flash_sales where account_id = ${id} and id = ${sale_id}`,
		),
		database.read(
			sql<{
				outcome: string;
				quantity: number;
				user_id: number;
				hold_id: number;
			}>`select outcome, quantity, user_id, hold_id
				from flash_hold_ends where account_id = ${id} and sale_id = ${sale_id} order by hold_id`,
		),
		database.read(
			sql<{ user_id: number; quantity: number }>`select user_id, quantity from flash_buyers
				where account_id = ${id} and sale_id = ${sale_id} order by user_id`,
		),
		database.read(
			sql<{ units: number; orders: number; points: number }>`select coalesce(sum(l.quantity), 0) as units,
				count(distinct l.order_id) as orders, coalesce(sum(l.points * l.quantity), 0) as points
				from order_lines l join flash_sales f on f.account_id = l.account_id and f.item_id = l.item_id
				where l.account_id = ${id} and f.id = ${sale_id}`,
		),
	]);
	const sold = ends.filter(({ outcome }) => outcome === "sold").reduce((sum, { quantity }) => sum + quantity, 0);
	return { stock: sale!.stock, ends, buyers, sold, ...lines! };
}
