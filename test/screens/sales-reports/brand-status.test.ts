/** The state of brands, and both reports of sales with everything that they are asked with, as account owners, sellers and moderators meet them without scripts. */
import { expect, test } from "vitest";
import { addBudget } from "#test/factories/budgets";
import { addSaleItem, logSaleOf, salesFlags } from "#test/factories/sales";
import { addDistributor, addPaidSale } from "#test/factories/sales-customers";
import { thisYear } from "#test/kit/days";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const spend = "sales-reports/get-sales-monthly-spend-report";
const earnings = "sales-reports/get-user-sales-points-earnings-report";
const year = thisYear();
const march = Date.UTC(year, 2, 31);

async function companyOf() {
	const acme = await createTenant({ flags: salesFlags, available: 1_000 });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const mona = await acme.addMember({ first_name: "Mona", switches: { can_moderate_sales: 1 } });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const budget_id = await addBudget(olga, { name: "Sales", points: 500 });
	const { brand_id } = await addSaleItem(olga, { budget_id });
	return { acme, olga, mona, priya, budget_id, brand_id, ...(await addDistributor(acme)) };
}

test("[sales_reports-18] a brand that a sale names waits until the owner decides; brands and both reports are narrowed to all, approved, pending or rejected ones", async () => {
	const { acme, olga, mona, priya, budget_id, brand_id, customer } = await companyOf();
	const said = { proposed_brand: "Kestrel Rope", invoice_date: `${year}-01-01`, distributor: "" };
	const logged = await logSaleOf(priya, said);
	expect(logged.status).toBe("pending");
	await logSaleOf(customer, { ...said, invoice_number: "MS-2", proposed_brand: "", quantity: 1 });
	const refused = await mona.client.try("sales/moderate-sale", { sale_id: logged.sale_id, action: "approve" });
	expect([refused.status, refused.body.resultType]).toEqual([409, "sale_brand_not_approved"]);
	const { table_hash } = await mona.client.call("sales/get-sales-report", {});
	await mona.client.call("bulk-actions/update-selection", { table_hash: table_hash!, type: "all" });
	const bulk = await mona.client.call("sales/approve-sales", { table_hash: table_hash! });
	expect(JSON.stringify(bulk)).not.toContain(String(logged.sale_id));

	const brandsOn = async (status: string) =>
		(await openPage(olga, `/sales/brands?brand_status=${status}`)).table().rows.map(({ Name }) => Name);
	const namesOf = async (call: typeof spend | typeof earnings, brand_status: string, group_by: "user" | "brand") =>
		(
			await olga.client.call(call, {
				...{ brand_status, group_by, ...(call === spend ? { year } : { sale_earning_type: "supplier_rules_earning" }) },
			} as never)
		).table_rows.map(({ name }) => name);
	expect([
		await brandsOn("all"),
		await brandsOn("approved"),
		await brandsOn("pending"),
		await brandsOn("rejected"),
	]).toEqual([["Kestrel Rope", "Ratchet strap & Co"], ["Ratchet strap & Co"], ["Kestrel Rope"], []]);
	expect(await namesOf(earnings, "pending", "brand")).toEqual(["Kestrel Rope"]);
	expect(await namesOf(earnings, "pending", "user")).toEqual(["Priya Raman"]);
	expect(await namesOf(earnings, "all", "brand")).toHaveLength(2);
	await addPaidSale(acme, customer, { day: march });
	for (const status of ["pending", "rejected"]) expect(await namesOf(spend, status, "brand")).toEqual([]);
	expect(await namesOf(spend, "approved", "user")).toEqual(["Marta Kowalczyk"]);

	const spent = async (query: string) => (await openPage(olga, `/sales/monthly_spend${query}`)).table().headings;
	expect(await spent("")).toContain("Account");
	expect(await spent("?group_by=brand")).not.toContain("Account");
	const page = await openPage(olga, "/sales/monthly_spend");
	expect(page.part("select", ["name", "brand_status"]).texts("option")).toEqual(
		expect.arrayContaining(["All", "Approved", "Pending", "Rejected"]),
	);
	const [kestrel] = (await olga.client.call("sales/get-brands", { filters: { brand_status: "pending" } })).table_rows;
	const approving = { name: "Kestrel Rope", budget_id: String(budget_id), is_active: "1", status: "approved" };
	await sendForm(olga, `/sales/brands/${kestrel!.id}`, "sales/save-brand", approving);
	expect(await brandsOn("pending")).toEqual([]);
	expect(await namesOf(earnings, "pending", "brand")).toEqual([]);
	const paid = await mona.client.call("sales/moderate-sale", { sale_id: logged.sale_id, action: "approve" });
	expect(paid.status).toBe("approved");
	expect(await namesOf(spend, "approved", "brand")).toHaveLength(2);

	await olga.client.call("sales/save-brand", {
		brand_id,
		name: "Ratchet strap & Co",
		budget_id,
		is_active: 1,
		status: "rejected",
	});
	expect(await namesOf(spend, "rejected", "brand")).toEqual(["Ratchet strap & Co"]);
	expect(await namesOf(spend, "rejected", "user")).toEqual(["Marta Kowalczyk"]);
	expect(await namesOf(spend, "approved", "user")).toEqual(["Priya Raman"]);
	const gone = await priya.client.try("sales/log-sale", {
		...{ sku: "FB-RS50-9", quantity: 1, company_name: "Vale", invoice_number: "MS-9", invoice_date: `${year}-01-01` },
	});
	expect(gone.body.errors).toHaveProperty("sku");
	expect((await priya.client.try("sales/save-brand", { name: "Mine", budget_id, status: "approved" })).status).toBe(
		403,
	);
});

test("a brand that was rejected is not named again, and one that changes meanwhile is looked at anew", async () => {
	const { olga, priya, budget_id } = await companyOf();
	const net = await addSaleItem(olga, { budget_id, name: "Net", sku: "CN-1" });
	await olga.client.call("sales/save-brand", {
		brand_id: net.brand_id,
		name: "Net & Co",
		budget_id,
		is_active: 1,
		status: "rejected",
	});
	const refused = await priya.client.try("sales/log-sale", {
		...{ sku: "FB-RS50-9", quantity: 1, company_name: "Vale", invoice_number: "MS-9", invoice_date: `${year}-01-01` },
		proposed_brand: "Net & Co",
	});
	expect(refused.body.errors).toEqual({
		proposed_brand: ["This brand is not sold here. Leave the field empty, or name another brand."],
	});
});

test("[sales_reports-14] both reports take report type, group_by, account_type, sum_by, user_status, brand_status, customer_access and user_id, and answer pages of a table", async () => {
	const { acme, olga, priya, distributor, rep, customer } = await companyOf();
	const late = await acme.addMember({ role: "customer", first_name: "Deepa", last_name: "Nair", status: "suspended" });
	const seller = await acme.addMember({ role: "widia_sales_rep", first_name: "Sven", last_name: "Ahl" });
	await addPaidSale(acme, customer, { quantity: 3, day: march });
	await addPaidSale(acme, late, { quantity: 2, day: march });
	await addPaidSale(acme, seller, { quantity: 1, day: march });
	const usual = { group_by: "user", user_status: "all", brand_status: "all", customer_access: "all" };
	const reports = [
		[spend, { ...usual, year, sum_by: "dollar", report_type: "sales_monthly_spend_report" }],
		[
			earnings,
			{ ...usual, sale_earning_type: "supplier_rules_earning", report_type: "user_sales_points_earnings_report" },
		],
	] as const;
	for (const [call, whole] of reports) {
		const ask = (more: object) => olga.client.call(call, { ...whole, ...more } as never);
		const namesOf = async (more: object) => (await ask(more)).table_rows.map(({ name }) => name);
		expect(await namesOf({})).toEqual(["Marta Kowalczyk", "Deepa Nair", "Sven Ahl"]);
		const second = await ask({ page: 1, pageSize: 2 });
		expect([second.total_rows, second.total_pages, second.table_rows.map(({ name }) => name)]).toEqual([
			3,
			2,
			["Sven Ahl"],
		]);
		expect(await namesOf({ group_by: "brand" })).toEqual(["Ratchet strap & Co"]);
		expect(await namesOf({ account_type: "distributor" })).toEqual(["Marta Kowalczyk"]);
		expect(await namesOf({ account_type: "buying_group" })).toEqual(["Deepa Nair"]);
		expect(await namesOf({ account_type: "supplier" })).toEqual(["Sven Ahl"]);
		expect(await namesOf({ user_status: "inactive" })).toEqual(["Deepa Nair"]);
		expect(await namesOf({ user_status: "active" })).toEqual(["Marta Kowalczyk", "Sven Ahl"]);
		expect(await namesOf({ brand_status: "rejected" })).toEqual([]);
		expect(await namesOf({ brand_status: "approved" })).toHaveLength(3);
		expect(await namesOf({ customer_access: "authorized_only" })).toEqual(["Marta Kowalczyk", "Sven Ahl"]);
		expect(await namesOf({ user_id: late.id })).toEqual(["Deepa Nair"]);
		for (const wrong of [
			{ group_by: "month" },
			{ sum_by: "pounds" },
			{ brand_status: "new" },
			{ report_type: "orders_report" },
		])
			expect([wrong, (await olga.client.try(call, { ...whole, ...wrong } as never)).status]).toEqual([wrong, 400]);
		const own = await distributor.client.call(call, whole as never);
		expect(own.table_rows.map(({ name }) => name)).toEqual(["Marta Kowalczyk"]);
		expect((await rep.client.try(call, { ...whole, group_by: "brand" } as never)).status).toBe(403);
		expect((await priya.client.try(call, whole as never)).status).toBe(403);
	}
	const figures = async (sum_by: string) =>
		(
			await olga.client.call(earnings, {
				sum_by,
				user_id: customer.id,
				sale_earning_type: "supplier_rules_earning",
			} as never)
		).table_rows[0];
	expect(await figures("dollar")).toMatchObject({ sold_amount: 5_550, sold_quantity: null, points: 21 });
	expect(await figures("quantity")).toMatchObject({ sold_amount: null, sold_quantity: 3, points: 21 });
	const [dollars] = (await olga.client.call(spend, { filters: { year, sum_by: "dollar" } })).table_rows;
	expect(dollars).toMatchObject({ total: 5_550, total_quantity: 3 });
	const rules = "/sales/points_earnings?sale_earning_type=supplier_rules_earning";
	expect((await openPage(olga, `${rules}&sum_by=quantity`)).table().rows[0]).toMatchObject({
		Name: "Marta Kowalczyk",
		Pieces: "3",
	});
	const brands = await openPage(olga, `${rules}&group_by=brand`);
	expect(brands.table().rows).toEqual([
		expect.objectContaining({ Name: "Ratchet strap & Co", Sold: "$111.00", "In points": "42" }),
	]);
	expect(brands.links().some(({ text }) => text === "Ratchet strap & Co")).toBe(false);
});

test("[session-19] somebody of the supplier whose data access is full sees single customers; with roll_up sums alone, on screens and over HTTP", async () => {
	const { acme, olga, customer } = await companyOf();
	const first = { role: "widia_sales_rep_manager" as const, last_name: "Ahl" };
	const [full, rolled] = [
		await acme.addMember({ ...first, first_name: "Sven" }),
		await acme.addMember({ ...first, first_name: "Runa" }),
	];
	await acme
		.addMember({ role: "customer", first_name: "Lone", last_name: "Buyer", manager_id: rolled.id })
		.then((own) => addPaidSale(acme, own, { day: march }));
	await addPaidSale(acme, customer, { quantity: 2, day: march });
	const saved = await sendForm(olga, `/settings/roles/${rolled.id}`, "members/save-role", {
		...{ role: "widia_sales_rep_manager", supplier_data_access: "roll_up" },
	});
	expect(saved.location).toContain("/webapp/settings/roles");
	const accessOf = async (person: typeof full) =>
		(await person.client.call("session/init-user", {})).user.supplier_data_access;
	expect([await accessOf(full), await accessOf(rolled), await accessOf(customer), await accessOf(olga)]).toEqual([
		...["full", "roll_up", null, null],
	]);
	expect(
		(await openPage(olga, `/settings/roles/${rolled.id}`)).part("select", ["name", "supplier_data_access"]).html,
	).toMatch(/value="roll_up"[^>]*selected/);
	const rules = { sale_earning_type: "supplier_rules_earning" as const };
	const rowsOf = async (person: typeof full) => [
		(await person.client.call(spend, { filters: { year } })).table_rows.map(({ name, total }) => [name, total]),
		(await person.client.call(earnings, { filters: rules })).table_rows.map(({ name, points }) => [name, points]),
	];
	expect(await rowsOf(full)).toEqual([
		[
			["Marta Kowalczyk", 3_700],
			["Lone Buyer", 1_850],
		],
		[
			["Marta Kowalczyk", 14],
			["Lone Buyer", 7],
		],
	]);
	expect(await rowsOf(rolled)).toEqual([[["Ratchet strap & Co", 5_550]], [["Ratchet strap & Co", 21]]]);
	for (const call of [spend, earnings] as const)
		for (const filters of [{ group_by: "user" }, { user_id: customer.id }])
			expect((await rolled.client.try(call, filters as never)).status).toBe(403);
	const closed = [
		["sales-customers/get-customers-report", {}],
		["sales-customers/get-customer-tree", {}],
		["sales-customers/get-sales-person", { user_id: customer.id }],
	] as const;
	for (const [call, input] of closed) {
		expect([call, (await rolled.client.try(call, input as never)).status]).toEqual([call, 403]);
		expect([call, (await full.client.try(call, input as never)).status]).toEqual([call, 200]);
	}
	for (const path of ["/customers", "/customers/tree", `/customers/${customer.id}`])
		expect([path, (await openPage(rolled, path)).status]).toEqual([path, 403]);
	const days = `startDate=${year}-01-01&endDate=${year}-12-31`;
	for (const path of [
		"/sales/monthly_spend?half=1",
		"/sales/points_earnings?sale_earning_type=supplier_rules_earning",
		`/sales_dashboard?${days}`,
	]) {
		const page = await openPage(rolled, path);
		expect([path, page.status]).toEqual([path, 200]);
		for (const name of ["Marta", "Lone Buyer"]) expect([path, page.html.includes(name)]).toEqual([path, false]);
		expect(page.links().map(({ href }) => href)).not.toContain("/webapp/customers");
	}
	expect((await openPage(rolled, `/sales_dashboard?${days}`)).html).not.toContain("Search a User or Group by Name");
	const graph = { graph_data_type: "sales_sum_per_month" as const };
	const lines = await rolled.client.call("sales-dashboard/get-sales-graphs", graph);
	expect(lines.custom_config.line_charts_config).toEqual([
		expect.objectContaining({ id: "sum", label: "All together" }),
	]);
	const named = await full.client.call("sales-dashboard/get-sales-graphs", graph);
	expect(JSON.stringify(named.custom_config)).not.toContain("All together");
	const asked = await rolled.client.try("sales-dashboard/get-sales-graphs", {
		...graph,
		filters: { user_ids: [customer.id] },
	});
	expect(asked.status).toBe(403);
	expect((await openPage(full, "/sales/monthly_spend?half=1")).text).toContain("Marta Kowalczyk");
	expect((await openPage(full, "/customers")).text).toContain("Marta Kowalczyk");
});
