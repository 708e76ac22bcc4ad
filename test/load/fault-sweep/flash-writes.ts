/** The writes of flash sales for the sweep: making one, holding its units, buying them, and telling its owner of the end. */
import { sql } from "drizzle-orm";
import { addItem } from "#test/factories/catalog";
import { openSale, statusOf } from "#test/factories/flash-sale";
import { orderOf, putIntoCart } from "#test/factories/shopping";
import { createTenant, newId } from "#test/kit/tenant";
import { endSale } from "#workers/features/flash-sale/store/sales";
import { deliver } from "./deliver";
import { call, type MainWrite } from "./swept-call";

/** The calls of people. */
export const flashWrites: readonly MainWrite[] = [
	call("flash-sale/save-flash-sale", async () => {
		const { tenant, olga, bottle } = await makeStore();
		const input = { item_id: bottle.id, points: 300, quantity: 7, live_to_date: Date.now() + 3_600_000 };
		return { tenant, members: [olga], client: olga.client, input, readMore: () => leftOf(tenant, bottle.id) };
	}),
	call("checkout/hold-flash-items", async () => {
		const { tenant, priya, bottle } = await makeRunningSale();
		return { tenant, members: [priya], client: priya.client, input: {}, readMore: () => leftOf(tenant, bottle.id) };
	}),
	call(
		"checkout/checkout",
		async () => {
			const { tenant, priya, bottle, cart } = await makeRunningSale();
			const input = orderOf(cart);
			return { tenant, members: [priya], client: priya.client, input, readMore: () => leftOf(tenant, bottle.id) };
		},
		{ detail: "flash sale", follows: ["carts"] },
	),
];

/** The email at the end of a sale. */
export const notifyEndWrite: MainWrite = {
	covers: "flash-sale/notify-end",
	prepare: async () => {
		const { tenant, sale, priya } = await makeRunningSale();
		const afterEnd = sale.live_to_date + 1;
		await tenant.database.write(endSale(tenant.id, sale.id, afterEnd, newId()));
		await tenant.database.write([sql`update outbox set due_at = 0 where account_id = ${tenant.id}`]);
		return {
			tenant,
			members: [priya],
			action: async (environment) => {
				await deliver(tenant, environment, { job: "flash-sale/notify-end" });
				return undefined;
			},
		};
	},
};

async function leftOf(tenant: Awaited<ReturnType<typeof createTenant>>, item_id: number): Promise<unknown> {
	return (await statusOf(tenant, item_id))?.quantity_left;
}

async function makeStore() {
	const tenant = await createTenant();
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await tenant.addMember({ first_name: "Priya", points: 5_000 });
	const bottle = await addItem(tenant, { name: "Bottle", variants: [{ points: 500, stock: null, sku: "B-1" }] });
	return { tenant, olga, priya, bottle };
}

async function makeRunningSale() {
	const store = await makeStore();
	const sale = await openSale(store.olga, store.bottle.id);
	const cart = await putIntoCart(store.priya, store.bottle.variant_id);
	return { ...store, sale, cart };
}
