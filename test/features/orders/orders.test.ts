/** Orders as their buyers and the account owner see them: the list, one order, the report. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addressFields, putIntoCart, tryCheckout } from "#test/factories/shopping";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { touchTable } from "#workers/kernel/table-page";

async function makeShop() {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", points: 100_000 });
	const variants = [
		{ points: 500, price_cents: 499, stock: null, sku: "B-1", options: [["Color", "Moss"]] as [string, string][] },
	];
	const bottle = await addItem(acme, { name: "Bottle", brand_name: "Fjell", variants });
	const mug = await addItem(acme, { name: "Mug", brand_name: "Kaffa", variants: [{ points: 250, stock: null }] });
	return { acme, owner, priya, bottle, mug };
}

async function order(member: TestMember, lines: Record<number, number>): Promise<number> {
	for (const [id, quantity] of Object.entries(lines)) await putIntoCart(member, Number(id), quantity);
	const { body } = await tryCheckout(member);
	return Number(Object.keys(body.orders)[0]);
}

async function backdate(tenant: TestTenant, order_id: number, created_at: number): Promise<void> {
	await tenant.database.write([
		sql`update orders set created_at = ${created_at} where account_id = ${tenant.id} and id = ${order_id}`,
		sql`update order_lines set created_at = ${created_at} where account_id = ${tenant.id} and order_id = ${order_id}`,
	]);
}

type Rows = { table_rows: Record<string, unknown>[]; total_rows: number; total_pages: number };

const listOrders = (member: TestMember, payload: object = {}) =>
	member.client.post("/api/orders/api_get_member_orders", payload).then(({ body }) => body as unknown as Rows);
const report = (member: TestMember, payload: object = {}) =>
	member.client.post("/api/reports/api_get_orders_report", payload);

test("[orders-05] [orders-07] a member sees their own orders, newest first, ten a page", async () => {
	const { acme, priya, bottle } = await makeShop();
	const lee = await acme.addMember({ points: 5_000 });
	await order(lee, { [bottle.variant_id]: 1 });
	const ids: number[] = [];
	for (let count = 0; count < 11; count += 1) {
		ids.push(await order(priya, { [bottle.variant_id]: 1 }));
		await backdate(acme, ids.at(-1)!, 1_760_000_000_000 + count * 60_000);
	}
	const first = await listOrders(priya);
	expect([first.table_rows.length, first.total_rows, first.total_pages]).toEqual([10, 11, 2]);
	expect(first.table_rows.map(({ id }) => id)).toEqual(ids.slice(1).reverse());
	const second = await listOrders(priya, { page: 1 });
	expect(second.table_rows.map(({ id }) => id)).toEqual([ids[0]]);
	const oldest = await listOrders(priya, { pageSize: 3, sorted: [{ id: "created_at", desc: false }] });
	expect([oldest.table_rows.map(({ id }) => id), oldest.total_pages]).toEqual([ids.slice(0, 3), 4]);
	await acme.database.write([
		sql`update orders set status = 'open' where account_id = ${acme.id} and id = ${ids[4]!}`,
		touchTable(acme.id, "orders"),
	]);
	for (const narrowed of [{ filters: { status: "open" } }, { filtered: [{ id: "status", value: "open" }] }])
		expect((await listOrders(priya, narrowed)).table_rows.map(({ id }) => id)).toEqual([ids[4]]);
});

test("[orders-05] a new order is in the list at once, whatever totals were kept", async () => {
	const { acme, priya, bottle } = await makeShop();
	await order(priya, { [bottle.variant_id]: 1 });
	expect((await listOrders(priya, { pageSize: 1 })).total_rows).toBe(1);
	const kept = () => acme.database.read(sql<object>`select 1 from table_totals where account_id = ${acme.id}`);
	await expect.poll(kept).toHaveLength(1);
	await order(priya, { [bottle.variant_id]: 1 });
	const { total_rows, table_rows } = await listOrders(priya, { pageSize: 1 });
	expect([total_rows, table_rows.length]).toEqual([2, 1]);
	expect((await listOrders(priya)).total_rows).toBe(2);
});

test("[orders-05] an order of the list carries its state, sums and lines", async () => {
	const { priya, bottle, mug } = await makeShop();
	const id = await order(priya, { [bottle.variant_id]: 3, [mug.variant_id]: 1 });
	const { table_rows } = await listOrders(priya);
	expect(table_rows).toMatchObject([
		{
			id,
			status: "placed",
			status_label: "Placed",
			total_points: 1_750,
			line_count: 2,
			unit_count: 4,
			product_type: "standard_product",
		},
	]);
	expect((table_rows[0]!.lines as object[]).length).toBe(2);
});

test.each([
	["a name, whatever its letters", "BOTT", 1],
	["a brand", "kaffa", 1],
	["a code", "b-1", 1],
	["nothing that was ordered", "lamp", 0],
	["a sign that means anything in SQL", "%", 0],
])("[orders-05] searching for %s", async (_what, searchString, found) => {
	const { priya, bottle, mug } = await makeShop();
	await order(priya, { [bottle.variant_id]: 1 });
	await order(priya, { [mug.variant_id]: 1 });
	expect((await listOrders(priya, { searchString })).total_rows).toBe(found);
});

test("[orders-05] searching for the start of an order's number", async () => {
	const { priya, bottle } = await makeShop();
	await order(priya, { [bottle.variant_id]: 1 });
	const { table_rows } = await listOrders(priya);
	const [{ order_number }] = table_rows as unknown as [{ order_number: string }];
	for (const searchString of [order_number, order_number.slice(0, 7), "1000"])
		expect((await listOrders(priya, { searchString })).total_rows).toBe(1);
	expect((await listOrders(priya, { searchString: "2222" })).total_rows).toBe(0);
});

test("[orders-01] one's own order shows lines, address, state, reason and date", async () => {
	const { priya, bottle } = await makeShop();
	const order_id = await order(priya, { [bottle.variant_id]: 2 });
	const answer = await priya.client.call("orders/get-order-details", { order_id });
	expect(answer.order).toMatchObject({
		id: order_id,
		status_label: "Placed",
		member_name: "Priya Raman",
		total_points: 1_000,
		unit_count: 2,
	});
	expect(answer.order.address).toMatchObject(addressFields);
	const [line] = answer.order.lines;
	expect(line).toMatchObject({
		qty: 2,
		status: "accepted",
		status_label: "Accepted",
		status_reason: "Waiting to be prepared",
		status_at: answer.order.created_at,
		options: [["Color", "Moss"]],
	});
});

test("an order that came from elsewhere shows what there is of its address", async () => {
	const { acme, priya, bottle } = await makeShop();
	const order_id = await order(priya, { [bottle.variant_id]: 1 });
	await acme.database.write([
		sql`update orders set address = '{"city":"Leeds","country":"GBR"}' where account_id = ${acme.id} and id = ${order_id}`,
	]);
	const { order: found } = await priya.client.call("orders/get-order-details", { order_id });
	expect(found.address).toMatchObject({ city: "Leeds", country: "GBR", first_name: "", is_gift_address: 0 });
});

test("what was ordered keeps its words and price when the item changes", async () => {
	const { acme, priya, bottle } = await makeShop();
	const order_id = await order(priya, { [bottle.variant_id]: 1 });
	await acme.database.write([
		sql`update items set name = 'Flask' where account_id = ${acme.id} and id = ${bottle.id}`,
		sql`update variants set points = 900, options = '[["Color","Red"]]' where account_id = ${acme.id} and id = ${bottle.variant_id}`,
	]);
	const { order: kept } = await priya.client.call("orders/get-order-details", { order_id });
	expect(kept.lines[0]).toMatchObject({ name: "Bottle", points: 500, options: [["Color", "Moss"]] });
});

test("a colleague does not find the order, the account owner does, another tenant's owner does not", async () => {
	const { acme, owner, priya, bottle } = await makeShop();
	const order_id = await order(priya, { [bottle.variant_id]: 1 });
	const lee = await acme.addMember();
	const globex = await createTenant({ shard: acme.shard });
	const stranger = await globex.addMember({ role: "account_owner" });
	expect((await lee.client.try("orders/get-order-details", { order_id })).status).toBe(404);
	expect((await stranger.client.try("orders/get-order-details", { order_id })).status).toBe(404);
	expect((await owner.client.call("orders/get-order-details", { order_id })).order.participant_id).toMatch(/^P-/);
});

test("the orders report has one row for each line, for the account owner alone", async () => {
	const { owner, priya, bottle, mug } = await makeShop();
	const order_id = await order(priya, { [bottle.variant_id]: 3, [mug.variant_id]: 1 });
	const { body } = await report(owner);
	const rows = (body as unknown as Rows).table_rows;
	expect(rows).toHaveLength(2);
	expect(rows.find(({ sku }) => sku === "B-1")).toMatchObject({
		order_id,
		member_name: "Priya Raman",
		name: "Bottle",
		brand_name: "Fjell",
		options: "Color: Moss",
		quantity: 3,
		points: 500,
		total_points: 1_500,
		value: 1_497,
		status: "accepted",
		status_label: "Accepted",
		city: "Springfield",
		country: "USA",
	});
	expect((await report(priya)).body.resultType).toBe("forbidden");
});

test("the report's days are whole days of the account's time zone, both included", async () => {
	const { acme, owner, priya, bottle } = await makeShop();
	const at = async (time: string) => backdate(acme, await order(priya, { [bottle.variant_id]: 1 }), Date.parse(time));
	// New York, UTC-5 in November: the 10th lasts from 05:00 to 04:59:59 of the 11th.
	for (const time of ["2025-11-10T04:59:59Z", "2025-11-10T05:00:00Z", "2025-11-11T04:59:59Z", "2025-11-11T05:00:00Z"])
		await at(time);
	const count = async (filters: object) => ((await report(owner, { filters })).body as unknown as Rows).total_rows;
	expect(await count({ startDate: "2025-11-10", endDate: "2025-11-10" })).toBe(2);
	expect(await count({ startDate: "2025-11-10 00:00:00", endDate: "2025-11-10 00:00:00" })).toBe(2);
	expect(await count({ startDate: "2025-11-11" })).toBe(1);
	expect(await count({ endDate: "2025-11-09" })).toBe(1);
	expect(await count({ status: "shipped" })).toBe(0);
	expect((await report(owner, { filters: { startDate: "2025-02-31" } })).status).toBe(400);
});
