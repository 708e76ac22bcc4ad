/** Points of sales that are shared with those who helped: reports and graphs have what each person is paid, and equal a full recount. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { logSaleOf, pointsOf, salesCompany, switchRuleOn } from "#test/factories/sales";
import type { TestMember, TestTenant } from "#test/kit/tenant";
import { listDifferences, listDifferentTotals } from "#workers/features/sales-dashboard/store/audit-sums";

const earnings = "sales-reports/get-user-sales-points-earnings-report";
const type = "distributor_brand_earning" as const;

/** A company whose sales earn 50 points a piece, of which 40 % are Dan's who helps Priya. */
async function sharingCompany() {
	const company = await salesCompany();
	const { olga, priya, dan, brand_id } = company;
	const { rule_id } = await olga.client.call("sales/save-rule", {
		...{ name: "Shared", applies_to: "brand", brand_id, points: 50, representatives_percent: 40 },
		...{ starts_on: "2026-01-01", ends_on: "2199-12-31" },
	});
	await switchRuleOn(olga, rule_id);
	const representative_ids = [dan.id];
	const log = async (invoice_number: string) =>
		(await logSaleOf(priya, { invoice_number, representative_ids })).sale_id;
	return { ...company, log };
}

/** What the report of earnings has for each person or brand: paid, pending, and pieces that were sold. */
async function earnedBy(reader: TestMember, filters: object = {}) {
	const asked = { sale_earning_type: type, sum_by: "quantity", ...filters };
	const { table_rows } = await reader.client.call(earnings, { filters: asked } as never);
	return Object.fromEntries(
		table_rows.map(({ name, points, points_pending, sold_quantity }) => [
			name,
			[points, points_pending, sold_quantity],
		]),
	);
}

/** The points of the person's own dashboard that are issued and that wait. */
async function graphOf(person: TestMember, filters: object = {}) {
	const { body } = await person.client.post("/api/sales/api_get_sale_points_earned", {
		graph_data_type: "sales_total_points_earned",
		filters: { startDate: "2026-01-01", endDate: "2026-01-31", ...filters },
	});
	const [row] = (body as unknown as { graph_data: Record<string, number>[] }).graph_data;
	return [row?.points_issued, row?.points_pending];
}

async function differencesOf({ id, database }: TestTenant) {
	const people = await database.read(sql<{ id: number }>`select id from users where account_id = ${id}`);
	const ids = people.map((person) => person.id);
	const people_sums = sql<object>`select s.brand_status, s.key_id, s.points, s.points_pending from (
			select b.status as brand_status, p.key_id, sum(iif(a.status = 'approved', p.points, 0)) as points,
				sum(iif(a.status = 'pending', p.points, 0)) as points_pending
			from (select l.id as sale_id, l.owner_id as key_id, l.total_points_earned - coalesce((select sum(r.points)
					from sale_representatives r where r.account_id = ${id} and r.sale_id = l.id), 0) as points from sales l where l.account_id = ${id}
				union all select r.sale_id, r.user_id, r.points from sale_representatives r where r.account_id = ${id}) p
			join sales a on a.account_id = ${id} and a.id = p.sale_id and a.reversed_at is null
			join sale_brands b on b.account_id = ${id} and b.id = a.brand_id where a.account_id = ${id} group by 1, 2) s
		where s.points + s.points_pending > 0 order by 1, 2`;
	const kept = sql<object>`select brand_status, key_id, points, points_pending from sale_earning_sums
		where account_id = ${id} and group_by = 'user' and brand_status <> '' order by 1, 2`;
	expect(await database.read(kept)).toEqual(await database.read(people_sums));
	return [...(await database.read(listDifferences(id, ids))), ...(await database.read(listDifferentTotals(id)))];
}

test("[sales_reports-12] whoever helped has their part in points earnings and in their own graph as it is paid, the seller the rest, the brand the whole", async () => {
	const { acme, olga, mona, priya, dan, log } = await sharingCompany();
	const sale_id = await log("MS-1");
	expect(await earnedBy(olga)).toEqual({ "Priya Raman": [0, 60, 0], "Dan Example": [0, 40, 0] });
	await mona.client.call("sales/moderate-sale", { sale_id, action: "approve" });
	expect([await pointsOf(acme, priya), await pointsOf(acme, dan)]).toEqual([60, 40]);
	expect(await earnedBy(olga)).toEqual({ "Priya Raman": [60, 0, 2], "Dan Example": [40, 0, 0] });
	expect(await earnedBy(olga, { group_by: "brand" })).toEqual({ "Ratchet strap & Co": [100, 0, 2] });
	expect(await earnedBy(olga, { brand_status: "approved" })).toEqual({
		...{ "Priya Raman": [60, 0, 2], "Dan Example": [40, 0, 0] },
	});
	expect([await graphOf(priya), await graphOf(dan), await graphOf(olga)]).toEqual([
		...[
			[60, 0],
			[40, 0],
			[100, 0],
		],
	]);
	await mona.client.call("sales/moderate-sale", { sale_id, action: "reverse", reason: "Returned" });
	expect([await earnedBy(olga), await graphOf(dan)]).toEqual([{}, [0, 0]]);
});

test("[sales_dashboard-16] [sales_dashboard-24] [sales-18] what names a distributor is a distributor brand earning, the rest is by rules of suppliers and of the distributor 'No Data', in the graph as in the report, with whoever sold it", async () => {
	const { acme, olga } = await salesCompany();
	const sellerOf = (role: "customer" | "distributor" | "distributor_sales_rep") => acme.addMember({ role });
	await logSaleOf(await sellerOf("distributor_sales_rep"), { invoice_number: "MS-1", quantity: 1 });
	await logSaleOf(await sellerOf("distributor"), { invoice_number: "MS-2", quantity: 1 });
	await logSaleOf(await sellerOf("customer"), { invoice_number: "MS-3", quantity: 3, distributor: "" });
	const ofType = async (sale_earning_sub_type?: string) => {
		const { body } = await olga.client.post("/api/sales/api_get_sale_points_earned", {
			graph_data_type: "sales_total_points_earned",
			filters: { startDate: "2026-01-01", endDate: "2026-01-31", sale_earning_sub_type },
		});
		const [row] = (body as unknown as { graph_data: Record<string, number>[] }).graph_data;
		return [
			...[row?.points_pending, row?.points_earned, row?.unique_customers, row?.unique_distributors],
			row?.unique_distributor_sales_reps,
		];
	};
	expect([await ofType(type), await ofType("supplier_rules_earning"), await ofType()]).toEqual([
		...[
			[14, 14, 0, 1, 1],
			[21, 21, 1, 0, 0],
			[35, 35, 1, 1, 1],
		],
	]);
	const reported = await earnedBy(olga, { sale_earning_type: "supplier_rules_earning" });
	expect(Object.values(reported)).toEqual([[0, 21, 0]]);
	const { graph_data } = await olga.client.call("sales-dashboard/get-sales-graphs", {
		graph_data_type: "sales_by_custom_field",
		filters: { startDate: "2026-01-01", endDate: "2026-01-31", aggregate_custom_field: "distributor" },
	});
	expect(graph_data.map(({ name, value }) => [name, value])).toEqual([
		["No Data", 5_550],
		["Meridian Supply", 3_700],
	]);
});

test("shared points equal a full recount, also when sales are decided, brands change their state and people their role, and a share goes", async () => {
	const { acme, olga, mona, priya, dan, brand_id, budget_id, log } = await sharingCompany();
	const [first, second] = [await log("MS-1"), await log("MS-2")];
	await log("MS-3");
	expect(await differencesOf(acme)).toEqual([]);
	await mona.client.call("sales/moderate-sale", { sale_id: first, action: "approve" });
	await mona.client.call("sales/moderate-sale", { sale_id: second, action: "refuse", reason: "Not ours" });
	expect(await differencesOf(acme)).toEqual([]);
	const brand = { brand_id, name: "Ratchet strap & Co", budget_id, is_active: 1 as const };
	await olga.client.call("sales/save-brand", { ...brand, status: "rejected" });
	expect(await earnedBy(olga, { brand_status: "rejected" })).toEqual({
		...{ "Priya Raman": [60, 60, 2], "Dan Example": [40, 40, 0] },
	});
	expect(await differencesOf(acme)).toEqual([]);
	await olga.client.call("members/save-role", { user_id: dan.id, role: "customer" });
	expect(await graphOf(olga, { role: "customer" })).toEqual([40, 40]);
	expect(await differencesOf(acme)).toEqual([]);
	await acme.database.write([
		sql`delete from sale_representatives where account_id = ${acme.id} and sale_id = ${first}`,
	]);
	expect(await earnedBy(olga)).toEqual({ "Priya Raman": [100, 60, 2], "Dan Example": [0, 40, 0] });
	expect(await differencesOf(acme)).toEqual([]);
	expect(priya.id).toBeGreaterThan(0);
});
