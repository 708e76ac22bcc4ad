/** Sales as owners, sales people and moderators meet them without scripts: what is sold, logging, looking, and approving those that are selected. */
import { expect, test } from "vitest";
import { addBudget } from "#test/factories/budgets";
import { failing } from "#test/factories/faults";
import { addSaleItem, logSaleOf, pointsOf, salesCompany, salesFlags } from "#test/factories/sales";
import { takeCrashes } from "#test/kit/crashes";
import { runByHand, runOutbox } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const select = "bulk-actions/update-selection";

test("[sales-01] [sales-03] [sales-14] the sale categories list is paged at 10, has the Filters toggle, each row its fields, and filters by seller and state; members do not see it", async () => {
	const { olga, priya, dan, category_id } = await salesCompany();
	for (let at = 0; at < 10; at += 1)
		await olga.client.call("sales/update-sale-category", { parent_id: category_id, name: `Size ${at}`, is_active: 1 });
	await logSaleOf(priya);
	const page = await openPage(olga, "/sales/categories");
	expect(page.table().rows).toHaveLength(10);
	expect(page.text).toContain("Filters");
	expect((await openPage(olga, "/sales/categories?page=2")).table().rows).toHaveLength(1);
	const { table_rows } = await olga.client.call("sales/get-sale-categories-under-account", {});
	expect(table_rows[0]).toMatchObject({
		...{ name: "Ratchet straps", parents_list_string: "Ratchet straps", sales_count: 1, is_active: 1 },
		description: "Ratchet strap of all sizes",
	});
	expect(table_rows[1]!.parents_list_string).toBe("Ratchet straps > Size 0");
	expect(table_rows[0]!.created_at).toBeGreaterThan(0);
	const off = await sendForm(olga, `/sales/categories/${category_id}`, "sales/update-sale-category", {
		...{ name: "Straps", description: "" },
	});
	expect(off.location).toBe("/webapp/sales/categories");
	const found = (filters: { id: string; value: string | number }[]) =>
		olga.client.call("sales/get-sale-categories-under-account", { filtered: filters });
	const soldBy = async (user_id: number) => {
		const { table_rows: rows, total_rows } = await found([{ id: "user_id", value: user_id }]);
		return [total_rows, ...rows.map(({ name }) => name)];
	};
	expect([await soldBy(priya.id), await soldBy(dan.id)]).toEqual([[1, "Straps"], [0]]);
	expect((await priya.client.try("sales/get-sale-categories-under-account", {})).status).toBe(403);
	expect((await found([{ id: "is_active", value: "0" }])).table_rows.map(({ name }) => name)).toEqual(["Straps"]);
	const [below] = (await found([{ id: "searchString", value: "size 0" }])).table_rows;
	expect(below!.parents_list_string).toBe("Straps > Size 0");
	expect((await openPage(priya, "/sales/categories")).status).toBe(403);
});

test("whoever logs a sale is offered what can be sold, and nothing that is off by itself, its brand or its category, or whose brand is not approved", async () => {
	const { olga, priya, budget_id, brand_id, category_id } = await salesCompany();
	const add = (sku: string, of: { brand_id: number; category_id: number }, is_active: 0 | 1 = 1) =>
		olga.client.call("sales/save-product-item", { sku, name: `Net ${sku}`, ...of, unit_cost: 4, points: 2, is_active });
	const shut = await olga.client.call("sales/save-brand", { name: "Shut", budget_id, is_active: 0 });
	const ended = await olga.client.call("sales/update-sale-category", { name: "Ended", is_active: 0 });
	const waiting = await olga.client.call("sales/save-brand", {
		...{ name: "Waiting", budget_id, is_active: 1, status: "pending" },
	});
	await add("N-1", { brand_id, category_id });
	await add("N-2", { brand_id, category_id }, 0);
	await add("N-3", { brand_id: shut.brand_id, category_id });
	await add("N-4", { brand_id, category_id: ended.category_id });
	await add("N-5", { brand_id: waiting.brand_id, category_id });
	const { html } = await openPage(priya, "/sales/log");
	const [, list = "", options = ""] = /<datalist id="([^"]+)">(.*?)<\/datalist>/.exec(html) ?? [];
	expect(html).toMatch(new RegExp(`<input[^>]* name="sku"[^>]* list="${list}"`));
	expect([...options.matchAll(/value="([^"]*)" label="([^"]*)"/g)].map(([, sku, name]) => [sku, name])).toEqual([
		["N-1", "Net N-1"],
		["FB-RS50-9", "Ratchet strap"],
	]);
});

test("[sales-04] [sales-12] [sales-18] [sales-20] [sales-22] a sale is logged by its form and waits; its row has its fields, 'No Data', 'N/A' and '$' where they belong; its owner sees it without a link, a moderator opens it, others do not see it", async () => {
	const { acme, mona, olga, priya, dan } = await salesCompany();
	const form = await openPage(priya, "/sales/log");
	const impacts = ["generic", "guest_satisfaction", "revenue_costs", "safety", "employee_satisfaction"];
	const options = form.part("select", ["name", "impact"]).html.matchAll(/<option[^>]* value="([^"]+)"/g);
	expect([...options].map(([, value]) => value)).toEqual(impacts);
	const said = { sku: "FB-RS50-9", quantity: "24", company_name: "Harbor & Vale", invoice_number: "MS-20418" };
	const log = (fields: Record<string, string>) =>
		sendForm(priya, "/sales/log", "sales/log-sale", { ...said, ...fields });
	const wrong = await log({ sku: "NOTHING", invoice_date: "2199-01-01" });
	expect(wrong.location).toBeNull();
	expect(wrong.text).toContain("Nothing with this SKU is sold.");
	expect(wrong.text).toContain("Choose a day that is not to come.");
	expect(wrong.html).toContain('value="MS-20418"');
	expect((await log({ invoice_date: "2026-01-05", impact: "safety" })).location).toBe("/webapp/sales");
	const again = await log({ invoice_date: "2026-01-05" });
	expect(again.text).toContain("This item of this invoice was logged before.");
	const mine = await openPage(priya, "/sales");
	expect(mine.table().rows).toEqual([
		expect.objectContaining({
			...{ Company: "Harbor & Vale", Distributor: "No Data", "Sales representatives": "N/A", Date: "Jan 5th 2026" },
			...{ "Unit cost": "$18.50", "External cost": "$444.00", "In points": "168", Status: "Pending" },
		}),
	]);
	const [found] = (await mona.client.call("sales/get-sales-report", {})).table_rows;
	const { id, ...sale } = found!;
	expect(sale).toMatchObject({
		...{ owner_name: "Priya Raman", owner_status: "active", status: "pending", impact: "safety", distributor: null },
		...{ system_brand_name: "Ratchet strap & Co", unit_cost_amount: 1_850, external_cost_amount: 44_400 },
		...{ company_name: "Harbor & Vale", total_points_earned: 168, sales_representatives: null },
		external_created_at: Date.parse("2026-01-05T05:00:00Z"),
	});
	const link = { text: "Harbor & Vale", href: `/webapp/sales/${id}` };
	expect((await openPage(mona, "/sales")).links()).toContainEqual(link);
	for (const person of [priya, olga]) expect((await openPage(person, "/sales")).links()).not.toContainEqual(link);
	const page = await openPage(mona, `/sales/${id}`);
	for (const words of ["$18.50", "$444.00", "Safety", "No Data", "N/A", "Pending", "Jan 5th 2026"])
		expect(page.text).toContain(words);
	expect((await openPage(priya, `/sales/${id}`)).status).toBe(403);
	expect((await openPage(dan, "/sales")).text).not.toContain("Harbor & Vale");
	expect(await pointsOf(acme, priya)).toBe(0);
	await logSaleOf(priya, {
		invoice_number: "MS-9",
		representative_ids: [dan.id],
		impact: "generic",
	});
	const [helped] = (await mona.client.call("sales/get-sales-report", {})).table_rows;
	expect(helped).toMatchObject({
		distributor: "Meridian Supply",
		sales_representatives: expect.stringContaining("Dan"),
	});
	const narrowed = await openPage(mona, "/sales?impact=safety");
	expect(narrowed.table().rows.map((row) => row["Sales representatives"])).toEqual(["N/A"]);
});

test("[sales-07] [sales-09] [sales-10] [sales-11] [sales-13] [sales-16] [sales-21] a moderator approves those that are selected, after a question, and never without a selection: paid once as far as the budget goes, the list comes again with its message, and Paid and pending can be filtered; others approve nothing", async () => {
	const { acme, olga, mona, priya, dan } = await salesCompany(salesFlags, 30);
	const first = await logSaleOf(priya);
	const second = await logSaleOf(priya, { invoice_number: "MS-4", quantity: 1 });
	await logSaleOf(dan, { invoice_number: "MS-2", quantity: 4 });
	await logSaleOf(mona, { invoice_number: "MS-3", quantity: 1 });
	const { table_hash = "" } = await mona.client.call("sales/get-sales-report", {});
	const nothing = "Failed to send request. Please select at least one sale.";
	const none = await mona.client.try("sales/approve-sales", { table_hash });
	expect(none.body).toMatchObject({ resultStatus: "error", resultType: "no_sales_selected", resultMsg: nothing });
	expect((await openPage(mona, "/sales/bulk/approve")).text).toContain(nothing);
	const ids = [first.sale_id, second.sale_id];
	await mona.client.call(select, { table_hash, type: "rows", selected_ids: ids });
	const question = await openPage(mona, "/sales/bulk/approve");
	for (const words of ["Approve 2 selected sales?", "Yes, Approve", "No, Go Back"])
		expect(question.text).toContain(words);
	const sent = await sendForm(mona, "/sales/bulk/approve", "sales/approve-sales", {});
	expect(sent.location).toBe("/webapp/sales");
	expect([await pointsOf(acme, priya), await pointsOf(acme, dan)]).toEqual([21, 0]);
	const rowsOf = async (person: typeof mona, status: string) =>
		(await openPage(person, `/sales?status=${status}`)).table().rows.map(({ Status }) => Status);
	expect([await rowsOf(mona, "approved"), await rowsOf(olga, "pending")]).toEqual([
		["Paid", "Paid"],
		["Pending", "Pending"],
	]);
	const rest = (await mona.client.call("sales/get-sales-report", {})).table_rows.filter(
		({ status }) => status === "pending",
	);
	await mona.client.call(select, { table_hash, type: "rows", selected_ids: rest.map(({ id }) => id) });
	const partly = await mona.client.call("sales/approve-sales", { table_hash });
	expect(partly).toMatchObject({
		resultStatus: "success",
		orderIds: [],
		resultMsg: "0 sales approved, 2 passed over.",
	});
	const { sale_id } = await logSaleOf(dan, { invoice_number: "MS-5", quantity: 1 });
	await mona.client.call(select, { table_hash, type: "rows", selected_ids: [sale_id] });
	expect(await mona.client.call("sales/approve-sales", { table_hash })).toMatchObject({
		...{ resultStatus: "success", orderIds: [sale_id], resultMsg: "1 sale approved." },
	});
	const tabs = (await openPage(mona, "/sales")).links().filter(({ href }) => href.includes("status="));
	expect(tabs.map(({ text }) => text)).toEqual(expect.arrayContaining(["Paid", "Pending"]));
	const mayApprove = async (person: typeof mona) => (await openPage(person, "/sales")).text.includes("Approve Sales");
	expect([await mayApprove(mona), await mayApprove(olga), await mayApprove(priya)]).toEqual([true, false, false]);
	const run = await openPage(mona, `/bulk_runs/${partly.bulk_run_id}`);
	expect(run.text).toContain("The budget of the brand cannot pay it");
	expect(run.text).toContain("Nobody approves a sale that pays them");
	for (const person of [olga, priya]) {
		expect((await openPage(person, "/sales/bulk/approve")).status).toBe(403);
		const { table_hash: own } = await person.client.call("sales/get-sales-report", {});
		expect((await person.client.try("sales/approve-sales", { table_hash: own ?? "0".repeat(32) })).status).toBe(403);
	}
});

test("[sales-17] a reply that knows no better says 'Failed to approve sales.', and all that match are approved behind the page", async () => {
	const { acme, mona, priya } = await salesCompany();
	const { sale_id } = await logSaleOf(priya);
	const { table_hash = "" } = await mona.client.call("sales/get-sales-report", {});
	await mona.client.call(select, { table_hash, type: "rows", selected_ids: [sale_id] });
	const usual = mona.client.environment;
	mona.client.environment = failing(usual as never, "before commit", 9, { watched: "update sales" })
		.environment as never;
	const broken = await mona.client.try("sales/approve-sales", { table_hash });
	const shown = await sendForm(mona, "/sales/bulk/approve", "sales/approve-sales", {});
	mona.client.environment = usual;
	expect(takeCrashes()).toHaveLength(2);
	expect(broken.body).toMatchObject({ resultType: "sales_not_approved", resultMsg: "Failed to approve sales." });
	expect(shown.text).toContain("Failed to approve sales.");
	expect(await pointsOf(acme, priya)).toBe(0);
	runByHand(mona.client);
	await mona.client.call(select, { table_hash, type: "all" });
	expect(await mona.client.call("sales/approve-sales", { table_hash })).not.toHaveProperty("orderIds");
	await runOutbox(acme, "bulk-actions/run-bulk-action");
	await runOutbox(acme, "bulk-actions/run-bulk-action");
	expect(await pointsOf(acme, priya)).toBe(14);
});

test("without approval a sale is paid at once, or refused when the budget cannot pay or its owner may not receive; without sales there is no screen", async () => {
	const { acme, olga, mona, priya, dan } = await salesCompany({ sales_module_enabled: 1 }, 20);
	expect(await logSaleOf(priya)).toMatchObject({ status: "approved", total_points_earned: 14 });
	expect(await pointsOf(acme, priya)).toBe(14);
	const short = await dan.client.try("sales/log-sale", {
		...{ sku: "FB-RS50-9", quantity: 9, company_name: "A", invoice_number: "B", invoice_date: "2026-01-05" },
	});
	expect(short.body.resultType).toBe("points_not_available");
	const eve = await acme.addMember({ is_eligible_to_receive_points: 0 });
	const refused = await eve.client.try("sales/log-sale", {
		...{ sku: "FB-RS50-9", quantity: 1, company_name: "A", invoice_number: "C", invoice_date: "2026-01-05" },
	});
	expect(refused.body.resultType).toBe("not_eligible");
	expect((await mona.client.try("sales/approve-sales", { table_hash: "0".repeat(32) })).status).toBe(403);
	expect((await openPage(mona, "/sales")).text).not.toContain("Approve Sales");
	expect((await openPage(mona, "/sales/bulk/approve")).status).toBe(403);
	const said = { name: "Ratchet straps", is_active: 1 as const };
	expect((await olga.client.try("sales/update-sale-category", said)).body.resultType).toBe("sale_category_exists");
	const globex = await createTenant();
	const other = await globex.addMember();
	expect((await openPage(other, "/sales")).status).toBe(403);
	expect((await openPage(other, "/")).links()).not.toContainEqual({ text: "Sales", href: "/webapp/sales" });
});

test.each([
	["MEX", true],
	["USA", false],
])(
	"[i18n-03] amounts of sales have '$' everywhere; an account of %s is told that they are US dollars where its own money is another",
	async (country, isTold) => {
		const acme = await createTenant({ country, flags: salesFlags, available: 1_000 });
		const olga = await acme.addMember({ role: "account_owner" });
		const mona = await acme.addMember({ switches: { can_moderate_sales: 1 } });
		const [priya, carla] = [await acme.addMember(), await acme.addMember({ role: "customer" })];
		await addSaleItem(olga, { budget_id: await addBudget(olga, { name: "Sales", points: 500 }) });
		const { sale_id } = await logSaleOf(priya);
		const words = "Amounts of sales and invoices are in US dollars.";
		for (const [person, path, amount] of [
			[olga, "/sales", "$37.00"],
			[priya, "/sales", "$37.00"],
			[mona, `/sales/${sale_id}`, "$18.50"],
			[olga, "/sales/products", "$18.50"],
			[olga, "/sales/products/new", ""],
			[olga, "/sales/levels", ""],
			[carla, "/sales_dashboard", ""],
			[olga, "/sales/monthly_spend", ""],
		] as const) {
			const { text } = await openPage(person, path);
			expect([path, text.includes(words), text.includes(amount)]).toEqual([path, isTold, true]);
		}
		for (const path of ["/sales/categories", "/sales/monthly_spend?sum_by=quantity"])
			expect((await openPage(olga, path)).text).not.toContain(words);
	},
);
