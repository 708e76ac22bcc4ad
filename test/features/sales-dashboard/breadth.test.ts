/** Of how many categories people buy, by month and over three months, against a plain recount of many sales. */
import { expect, test } from "vitest";
import { halfYear, makeSalesCompany } from "#test/factories/sales-dashboard";

type Row = { year_month_str: string; average_categories: number; average_rolling_categories: number };

test("[sales_dashboard-25] the mean of categories counts each person and category once a month, and once in three months, however often and with whatever gaps they bought", async () => {
	const { acme, olga, rex, log } = await makeSalesCompany();
	// Months of 2026 in which each buys straps (FB-RS50-9) and nets (cn-200): again, apart, alone, never.
	const plans: [straps: number[], nets: number[]][] = [
		[[1, 2, 3, 4, 5, 6], [3]],
		[
			[1, 4, 5],
			[2, 6],
		],
		[[], [1, 1, 5]],
		[[6], []],
	];
	const bought: { person: string; category: string; month: number }[] = [
		// What the company itself sold before: Cleo straps in January and nets in March, Carl straps in March, Zed in February, Dora in April.
		{ person: "Cleo", category: "straps", month: 1 },
		{ person: "Cleo", category: "nets", month: 3 },
		{ person: "Carl", category: "straps", month: 3 },
		{ person: "Zed", category: "straps", month: 2 },
		{ person: "Dora", category: "straps", month: 4 },
	];
	let invoice = 0;
	for (const [at, [straps, nets]] of plans.entries()) {
		const person = await acme.addMember({ role: "customer", manager_id: rex.id });
		const sales = [
			...straps.map((month) => ({ month, category: "straps", sku: "FB-RS50-9" })),
			...nets.map((month) => ({ month, category: "nets", sku: "cn-200" })),
		];
		for (const { month, category, sku } of sales) {
			bought.push({ person: String(at), category, month });
			invoice += 1;
			await log(person, `B-${invoice}`, { quantity: 1, invoice_date: `2026-0${month}-1${invoice % 9}`, sku });
		}
	}
	const meanIn = (first: number, last: number) => {
		const inMonths = bought.filter(({ month }) => month >= first && month <= last);
		const pairs = new Set(inMonths.map(({ person, category }) => `${person} ${category}`));
		const people = new Set(inMonths.map(({ person }) => person));
		return people.size === 0 ? 0 : Math.round((10 * pairs.size) / people.size) / 10;
	};
	const { body } = await olga.client.post("/api/sales/api_get_sale_points_earned", {
		graph_data_type: "sales_categories_monthly_purchases",
		filters: halfYear,
	});
	expect((body as unknown as { graph_data: Row[] }).graph_data).toEqual(
		[1, 2, 3, 4, 5, 6].map((month) => ({
			year_month_str: `2026-0${month}`,
			average_categories: meanIn(month, month),
			average_rolling_categories: meanIn(month - 2, month),
		})),
	);
});
