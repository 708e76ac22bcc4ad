/** The calls of sales graphs over HTTP: every type with its metrics, whose sales each viewer gets, and what is refused. */
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addPastOrders } from "#test/factories/many-orders";
import { addGroup } from "#test/factories/programs";
import { halfYear, makeSalesCompany } from "#test/factories/sales-dashboard";
import { runWorkOf } from "#test/kit/schedule";
import type { TestMember } from "#test/kit/tenant";
import { auditDaySums } from "#workers/features/sales-dashboard/jobs/audit-day-sums";
import { listDifferences, listDifferentTotals } from "#workers/features/sales-dashboard/store/audit-sums";

type Company = Awaited<ReturnType<typeof makeSalesCompany>>;
let company: Company;
const graphs = "/api/sales/api_get_sales_graphs";
const earned = "/api/sales/api_get_sale_points_earned";

type Row = Record<string, string | number>;
type Config = { id: string; label: string | null };
type Answer = {
	graph_data: Row[];
	extra_legend_data: (Config & { sum: number })[];
	custom_config: Record<"area_charts_config" | "bar_charts_config" | "line_charts_config", Config[]>;
};

const ask = async (person: TestMember, path: string, graph_data_type: string, filters: object = {}) => {
	const { body } = await person.client.post(path, { graph_data_type, filters: { ...halfYear, ...filters } });
	return body as unknown as Answer;
};
const rowsOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).graph_data;
const quantityOf = async (person: TestMember, filters: object = {}) =>
	(await rowsOf(person, graphs, "sales_total_quantity_purchased", filters)).reduce(
		(sum, row) => sum + Number(row.quantity),
		0,
	);

/** What the sums differ from a full recount of sales. */
async function differencesOf({ acme }: Company) {
	const people = await acme.database.read(sql<{ id: number }>`select id from users where account_id = ${acme.id}`);
	const ids = people.map(({ id }) => id);
	return [
		...(await acme.database.read(listDifferences(acme.id, ids))),
		...(await acme.database.read(listDifferentTotals(acme.id))),
	];
}

beforeAll(async () => {
	company = await makeSalesCompany();
});

describe.sequential("sales graphs", () => {
	test("[sales_dashboard-21] [sales_dashboard-24] [sales_dashboard-25] points of sales by month: pending until approved, of the days and the role asked for; an owner sends no user, others their own", async () => {
		const { olga, cleo, zed, approve } = company;
		const type = "sales_total_points_earned";
		const { graph_data, custom_config, extra_legend_data } = await ask(olga, earned, type);
		expect(graph_data.map(({ year_month_str }) => year_month_str)).toEqual(
			["01", "02", "03", "04", "05", "06"].map((month) => `2026-${month}`),
		);
		expect(graph_data[0]).toEqual({
			...{ year_month_str: "2026-01", points_issued: 0, points_pending: 70, points_earned: 70 },
			...{ unique_customers: 1, unique_distributors: 0, unique_distributor_sales_reps: 0 },
		});
		expect(custom_config.area_charts_config.map(({ id }) => id)).toEqual(["points_issued", "points_pending"]);
		expect(extra_legend_data[1]).toMatchObject({ id: "points_pending", sum: 847 });
		await approve();
		const after = await rowsOf(cleo, earned, type, { user_id: cleo.id });
		expect(after.map(({ points_issued, points_pending }) => [points_issued, points_pending])).toEqual(
			[70, 0, 28, 0, 0, 0].map((points) => [points, 0]),
		);
		const day = { startDate: "2026-03-01 00:00:00", endDate: "2026-03-31 00:00:00" };
		const credits = await rowsOf(olga, earned, "widia_qualified_credits_earned", { ...day, role: "customer" });
		expect(credits).toEqual([{ year_month_str: "2026-03", credits: 70 }]);
		const byRule = { ...day, sale_earning_sub_type: "supplier_rules_earning" };
		expect(await rowsOf(olga, earned, "widia_qualified_credits_earned", byRule)).toEqual([
			{ year_month_str: "2026-03", credits: 0 },
		]);
		const byBrand = { ...day, sale_earning_sub_type: "distributor_brand_earning" };
		expect((await rowsOf(olga, earned, type, byBrand))[0]).toMatchObject({ points_issued: 70, unique_customers: 2 });
		const breadth = await rowsOf(cleo, earned, "sales_categories_monthly_purchases");
		expect(breadth[2]).toEqual({ year_month_str: "2026-03", average_categories: 1, average_rolling_categories: 2 });
		const others = await zed.client.post(earned, { graph_data_type: type, filters: { user_id: cleo.id } });
		expect([others.status, others.body.resultType]).toEqual([404, "not_found"]);
	});

	test("[sales_dashboard-15] [sales_dashboard-16] [sales_dashboard-17] [sales_dashboard-26] [sales_dashboard-27] each type of sales graph answers its rows with their metrics, the sums for the legend, and what is drawn how", async () => {
		const { olga, cleo, carl, zed } = company;
		const role = { role: "customer" };
		const lines = await ask(olga, graphs, "sales_sum_per_month", role);
		expect(lines.graph_data[2]).toEqual({
			...{ year_month_str: "2026-03", sum: 18_500, average: 9_250 },
			...{ [`line_${cleo.id}`]: 7_400, [`line_${carl.id}`]: 11_100, [`line_${zed.id}`]: 0 },
		});
		expect(lines.custom_config.line_charts_config[0]).toEqual({ id: `line_${zed.id}`, label: "Zed Vale" });
		expect(lines.extra_legend_data[0]).toEqual({ id: `line_${zed.id}`, label: "Zed Vale", sum: 185_000 });
		expect(Object.keys(lines.custom_config).sort()).toEqual([
			...["area_charts_config", "bar_charts_config", "line_charts_config"],
		]);
		const pieces = await rowsOf(olga, graphs, "sales_sum_per_month", { ...role, select_sum_field: "quantity" });
		expect(pieces[1]).toMatchObject({ sum: 100, average: 100 });
		const inTime = await rowsOf(olga, graphs, "sales_categories_purchased_by_time");
		expect(inTime[2]).toMatchObject({ categories: 2, quantity: 10 });
		const titles = await rowsOf(olga, graphs, "sales_items_purchased_by_users", {
			...{ ...role, user_field_to_select: "title" },
		});
		expect(titles.map(({ name, quantity, percentage }) => [name, quantity, percentage])).toEqual([
			["Buyer", 114, 95],
			["Foreman", 6, 5],
		]);
		const numbers = { aggregate_custom_field: "supplier_product_number" };
		expect(
			(await rowsOf(olga, graphs, "sales_by_custom_field", numbers)).map(({ name, label, value, quantity }) => [
				name,
				label,
				value,
				quantity,
			]),
		).toEqual([
			["FB-RS50-9", "FB-RS50-9", 216_450, 117],
			["CN-200", "CN-200", 7_400, 4],
		]);
		const distributors = await rowsOf(olga, graphs, "sales_by_custom_field", { aggregate_custom_field: "distributor" });
		expect(distributors.map(({ name }) => name)).toEqual(["Northway", "Meridian Supply"]);
	});

	test("[sales_dashboard-14] [sales_dashboard-28] [sales_dashboard-29] [sales_dashboard-30] suppliers, brands, categories and items with what they earned, and what was redeemed by category, all of the days asked for", async () => {
		const { olga, cleo, acme, net } = company;
		expect(await rowsOf(olga, graphs, "sales_earned_by_supplier")).toEqual([
			{ company_name: "Ratchet strap & Co", earned_by_supplier: 819 },
			{ company_name: "Cargo net & Co", earned_by_supplier: 28 },
		]);
		expect((await rowsOf(cleo, graphs, "sales_total_quantity_purchased")).map(({ quantity }) => quantity)).toEqual([
			10, 0, 4, 0, 0, 0,
		]);
		const { graph_data: brands, ...drawn } = await ask(cleo, graphs, "sales_by_brand");
		expect(drawn).toMatchObject({
			extra_legend_data: [{ id: "value", label: null, sum: 25_900 }],
			custom_config: {
				...{ bar_charts_config: [{ id: "value", label: null }], area_charts_config: [], line_charts_config: [] },
			},
		});
		const [strap, other] = brands;
		expect([strap, other]).toMatchObject([
			{ name: "Ratchet strap & Co", value: 18_500, quantity: 10, percentage: 71.4 },
			{ name: "Cargo net & Co", value: 7_400, quantity: 4, percentage: 28.6 },
		]);
		expect((await rowsOf(cleo, graphs, "sales_most_popular_categories_spent"))[0]).toMatchObject({
			name: "Ratchet straps",
			value: 18_500,
		});
		expect((await rowsOf(cleo, graphs, "sales_widia_most_popular_categories_wqc"))[0]).toMatchObject({ credits: 70 });
		expect((await rowsOf(cleo, graphs, "sales_widia_top_wqc_items"))[1]).toMatchObject({
			id: net.item_id,
			label: "CN-200",
			credits: 28,
			percentage: 28.6,
		});
		await addOrders(acme, cleo);
		const redeemed = (await rowsOf(cleo, graphs, "points_redeemed")).map(({ points_redeemed }) => points_redeemed);
		expect(redeemed).toEqual([0, 300, 0, 0, 0, 0]);
		expect(await rowsOf(cleo, graphs, "widia_order_points_redeemed_by_category")).toEqual([
			{ name: "Without category", points_redeemed: 300, percentage: 100 },
		]);
		expect(await rowsOf(cleo, graphs, "widia_order_test_tool_credits_redeemed_by_category")).toEqual([
			{ name: "Without category", test_tool_credits_redeemed: 40, percentage: 100 },
		]);
		expect((await rowsOf(cleo, graphs, "wallet_points_redeemed"))[4]).toEqual({
			year_month_str: "2026-05",
			points: 40,
		});
		expect(
			(await rowsOf(company.zed, graphs, "points_redeemed")).every(({ points_redeemed }) => points_redeemed === 0),
		).toBe(true);
	});

	test("[sales_dashboard-18] [sales_dashboard-31] the top items by credits and by quantity are tables with SKUs in capitals", async () => {
		const { cleo } = company;
		const table = async (by: string) =>
			(await cleo.client.post(`/api/sales/api_get_top_items_by_${by}`, { filters: halfYear })).body;
		expect(await table("credits")).toMatchObject({
			table_rows: [
				{ sku: "FB-RS50-9", product_name: "Ratchet strap", wqc_earned: 70 },
				{ sku: "CN-200", product_name: "Cargo net", wqc_earned: 28 },
			],
			...{ total_rows: 2, total_pages: 1, meta_page: 0, meta_page_size: 10 },
		});
		expect((await table("quantity")).table_rows).toMatchObject([
			{ sku: "FB-RS50-9", total_quantity: 10 },
			{ total_quantity: 4 },
		]);
	});

	test("[sales_dashboard-20] everybody gets their own part of the hierarchy, by default the first role of theirs; people and groups narrow it, strangers are not found", async () => {
		const { olga, dora, rex, cleo, carl, eve, zed } = company;
		const asked = [
			...[
				await quantityOf(olga),
				await quantityOf(olga, { role: "customer" }),
				await quantityOf(olga, { role: "distributor" }),
			],
			...[
				await quantityOf(dora),
				await quantityOf(dora, { role: "my_points" }),
				await quantityOf(rex),
				await quantityOf(eve),
			],
			...[
				await quantityOf(cleo),
				await quantityOf(rex, { user_ids: [carl.id] }),
				await quantityOf(olga, { user_id: zed.id }),
			],
			await quantityOf(dora, { role: "distributor_sales_rep" }),
		];
		expect(asked).toEqual([121, 120, 1, 20, 1, 20, 100, 14, 6, 100, 0]);
		const group_ids = [
			await addGroup(company.acme, "Buyers", [cleo]),
			...Array.from({ length: 99 }, (_none, at) => at + 1),
		];
		for (const filters of [{ group_ids }, { group_ids, user_ids: [cleo.id, carl.id] }])
			expect(await quantityOf(olga, filters)).toBe(14);
		for (const filters of [{ user_ids: [zed.id] }, { user_id: eve.id }]) {
			const refused = await dora.client.post(graphs, { graph_data_type: "points_redeemed", filters });
			expect(refused.status).toBe(404);
		}
	});

	test("[sales_dashboard-32] a graph without its type, without a known address, or with wrong filters is refused", async () => {
		const { cleo, olga } = company;
		const statuses = [
			{},
			{ graph_data_type: "nothing" },
			{ graph_data_type: "points_redeemed", filters: { startDate: "2026-02-30" } },
			{ graph_data_type: "points_redeemed", filters: { startDate: "2026-05-01", endDate: "2026-04-01" } },
			{ graph_data_type: "points_redeemed", filters: { startDate: "2020-05-01" } },
			{ graph_data_type: "points_redeemed", filters: { role: "distributor" } },
		].map(async (payload) => (await cleo.client.post(graphs, payload)).status);
		expect(await Promise.all(statuses)).toEqual([400, 400, 400, 400, 400, 400]);
		const mine = await olga.client.post(graphs, { graph_data_type: "points_redeemed", filters: { role: "my_points" } });
		expect(mine.status).toBe(400);
		expect((await cleo.client.post("/api/sales/api_get_sales_graph", {})).status).toBe(404);
	});

	test("the sums equal a full recount of sales, also when sales are changed, removed and people change their roles; the audit reports what differs", async () => {
		const { acme, olga, carl, cleo, log } = company;
		await log(cleo, "MS-9", { invoice_date: "2026-05-05" });
		expect(await differencesOf(company)).toEqual([]);
		await olga.client.call("members/save-role", { user_id: carl.id, role: "member" });
		expect(await quantityOf(olga, { role: "customer" })).toBe(116);
		await acme.database.write([
			sql`update sales set category_id = category_id, quantity = 9 where account_id = ${acme.id} and invoice_number = 'MS-9'`,
		]);
		expect(await differencesOf(company)).toEqual([]);
		await acme.database.write([sql`delete from sales where account_id = ${acme.id} and invoice_number = 'MS-9'`]);
		expect(await differencesOf(company)).toEqual([]);
		await acme.database.write([
			sql`update sale_day_sums set approved_points = approved_points + 1
				where account_id = ${acme.id} and dimension = 'brand' and person_id = ${cleo.id} and day = (
					select min(day) from sale_day_sums where account_id = ${acme.id})`,
		]);
		expect((await differencesOf(company)).map(({ dimension, person_id }) => [dimension, person_id])).toEqual([
			["brand", cleo.id],
			["brand", 0],
		]);
		const written = vi.spyOn(console, "log");
		expect(await runWorkOf(acme, auditDaySums)).toBeGreaterThan(Date.now());
		const reported = written.mock.calls.filter(([line]) => String(line).includes("sale-sums-differ"));
		expect(reported.map(([line]) => JSON.parse(line).dimension)).toEqual(["brand", "brand"]);
	});
});

/** Writes one order paid from each balance, as it stands after months. */
async function addOrders(acme: Company["acme"], person: TestMember) {
	const item = await addItem(acme);
	const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
	await addPastOrders(acme, item, [
		{ user_id: person.id, created_at: at("2026-02-10"), total_points: 300 },
		{ user_id: person.id, created_at: at("2026-05-10"), total_points: 40, product_type: "wallet_product" },
	]);
}
