/** The sums of days that orders keep: what graphs of redeemed points show, equal to a recount after whatever moves them, and what the schedule reports. */
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addPastOrders } from "#test/factories/many-orders";
import { runDueWork } from "#test/kit/schedule";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { followDaySums } from "#workers/features/orders/jobs/follow-day-sums";
import { makeShop, order } from "./shop";

const graphs = "/api/sales/api_get_sales_graphs";
const work = followDaySums.name;

/** Points of the graph of an owner, or of who asks, in all its months or by category. */
async function redeemed(who: TestMember, type = "points_redeemed", filters: object = {}) {
	const { body } = await who.client.post(graphs, { graph_data_type: type, filters });
	const rows = (body as unknown as { graph_data: Record<string, string | number>[] }).graph_data;
	return rows.flatMap((row) => (row.points_redeemed ? [[row.year_month_str ?? row.name, row.points_redeemed]] : []));
}
const sum = async (...asked: Parameters<typeof redeemed>) =>
	(await redeemed(...asked)).reduce((all, [, points]) => all + Number(points), 0);

/** The shop of an account that has the sales module, whose graphs these are. */
async function openShop() {
	const shop = await makeShop();
	await shop.acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.sales_module_enabled', 1) where account_id = ${shop.acme.id}`,
	]);
	return shop;
}

/** Runs the work from a place to the end of its orders, as the clock does; gives what it reported. */
async function follow(tenant: TestTenant, place = "comparing:") {
	const written = vi.spyOn(console, "log");
	await tenant.database.write([
		sql`update due_work set due_at = null where account_id = ${tenant.id}`,
		sql`insert into due_work (account_id, work, due_at, place) values (${tenant.id}, ${work}, 0, ${place})
			on conflict (account_id, work) do update set due_at = 0, place = excluded.place`,
	]);
	while ((await runDueWork(tenant)).includes(work));
	const lines = written.mock.calls.map(([line]) => String(line)).filter((line) => line.includes("order-sums-differ"));
	written.mockRestore();
	return lines.map((line) => JSON.parse(line));
}

test("the graphs of redeemed points follow each order and all that comes back, by person, role and category, and equal a recount", async () => {
	const { acme, olga, dan, priya, bottle, mug } = await openShop();
	const move = (line: number, status: string, more: object = {}) =>
		olga.client.call("orders/update-order-status", { order_lines: [{ id: line }], status, ...more } as never);
	const first = await order(priya, [bottle, 2], [mug, 3]);
	const second = await order(priya, [mug, 1]);
	expect(await sum(olga)).toBe(2_000);
	expect(await sum(priya)).toBe(2_000);
	expect(await sum(dan, "points_redeemed", { role: "my_points" })).toBe(0);
	expect(await follow(acme)).toEqual([]);

	await priya.client.call("orders/cancel-order", { order_id: second.id });
	expect(await sum(olga)).toBe(1_750);
	const [bottles, mugs] = first.lines;
	for (const { id } of [bottles!, mugs!]) {
		await move(id, "shipped", { carrier: "DHL Express" });
		await move(id, "delivered");
	}
	expect(await sum(olga)).toBe(1_750);
	await move(mugs!.id, "returned", { reason: "Whole" });
	expect(await redeemed(olga, "widia_order_points_redeemed_by_category")).toEqual([["Without category", 1_000]]);
	expect(await follow(acme)).toEqual([]);

	await olga.client.call("members/save-role", { user_id: priya.id, role: "distributor" });
	expect(await sum(olga, "points_redeemed", { role: "distributor" })).toBe(1_000);
	expect(await follow(acme)).toEqual([]);
	await move(bottles!.id, "refunded", { reason: "Broken" });
	expect([await sum(olga), await sum(olga, "points_redeemed", { role: "distributor" })]).toEqual([0, 0]);
	expect(await redeemed(olga, "widia_order_points_redeemed_by_category")).toEqual([]);
	expect(await acme.database.read(sql`select day from order_day_sums where account_id = ${acme.id}`)).toEqual([]);
	expect(await follow(acme)).toEqual([]);
});

test("what two do in turns and at once leaves the sums of a recount", async () => {
	const { acme, olga, priya, bottle, mug } = await openShop();
	const placed = await order(priya, [bottle, 1], [mug, 1]);
	const cancel = () => priya.client.try("orders/cancel-order", { order_id: placed.id });
	const refuse = () =>
		olga.client.try("orders/update-order-status", {
			order_lines: placed.lines.map(({ id }) => ({ id })),
			status: "cancelled",
			reason: "Sold out",
		} as never);
	await Promise.all([cancel(), refuse(), cancel(), refuse()]);
	expect(await sum(olga)).toBe(0);
	expect(await follow(acme)).toEqual([]);
});

test("what was ordered before sums were kept is counted in days of the account's own time zone, once; a difference is told and not mended", async () => {
	const acme = await createTenant({ flags: { sales_module_enabled: 1 } });
	await acme.database.write([sql`update accounts set time_zone = 'America/New_York' where account_id = ${acme.id}`]);
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember();
	const item = await addItem(acme);
	const at = (time: string) => Date.parse(time);
	await addPastOrders(acme, item, [
		{ user_id: priya.id, created_at: at("2026-03-01T04:30:00Z"), total_points: 70 },
		{ user_id: priya.id, created_at: at("2026-03-01T05:30:00Z"), total_points: 300 },
		{ user_id: priya.id, created_at: at("2026-06-10T12:00:00Z"), total_points: 5 },
	]);
	const days = { startDate: "2026-02-01", endDate: "2026-06-30" };
	const shown = [
		["2026-02", 70],
		["2026-03", 300],
		["2026-06", 5],
	];
	expect(await redeemed(olga, "points_redeemed", days)).toEqual(shown);
	// As a migration leaves them: days of the world's clock.
	const sums = sql`account_id, product_type, dimension, person_id, role, item_id, line_count, points`;
	await acme.database.write([
		sql`insert into order_day_sums (${sums}, day) select ${sums}, day - day % 86400000 from order_day_sums
			where account_id = ${acme.id} and day > ${at("2026-02-28T12:00:00Z")}`,
		sql`delete from order_day_sums where account_id = ${acme.id} and day % 86400000 <> 0`,
	]);
	expect(await redeemed(olga, "points_redeemed", days)).not.toEqual(shown);
	// Broken off, it goes on where it stood; from the beginning it counts everything.
	expect(await follow(acme, `counting:${at("2026-05-01T04:00:00Z")}`)).toEqual([]);
	expect(await redeemed(olga, "points_redeemed", days)).not.toEqual(shown);
	expect(await follow(acme, "")).toEqual([]);
	expect(await redeemed(olga, "points_redeemed", days)).toEqual(shown);
	expect(await redeemed(priya, "points_redeemed", days)).toEqual(shown);
	expect(await follow(acme)).toEqual([]);

	await acme.database.write([
		sql`update order_day_sums set points = points + 1 where account_id = ${acme.id} and dimension = 'item'
			and person_id = ${priya.id} and day = ${at("2026-03-01T05:00:00Z")}`,
	]);
	const told = await follow(acme);
	expect(told).toMatchObject([{ dimension: "item", person_id: priya.id, role: "", item_id: item.id }]);
	expect(await follow(acme)).toHaveLength(1);
});
