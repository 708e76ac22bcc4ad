/** The reports of sales as account owners, distributors and sales reps meet them without scripts. */
import { expect, test } from "vitest";
import { addBudget } from "#test/factories/budgets";
import { addGroup } from "#test/factories/programs";
import { addSaleItem, salesFlags } from "#test/factories/sales";
import { addDistributor, addPaidSale } from "#test/factories/sales-customers";
import { thisYear, today } from "#test/kit/days";
import { openPage } from "#test/kit/page";
import { createTenant, type TenantOptions, type TestMember } from "#test/kit/tenant";

const brandsOfEverybody = "Rows of brands are of everybody. Take the filters of people away, or choose rows of people.";
const spend = "sales-reports/get-sales-monthly-spend-report";
const earnings = "sales-reports/get-user-sales-points-earnings-report";

async function companyOf({ flags = {}, ...options }: TenantOptions = {}) {
	const acme = await createTenant({ flags: { ...salesFlags, ...flags }, available: 1_000, ...options });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const budget_id = await addBudget(olga, { name: "Sales", points: 500 });
	await addSaleItem(olga, { budget_id });
	return { acme, olga, priya, ...(await addDistributor(acme)) };
}

const year = thisYear();
const march = Date.UTC(year, 2, 31);

test("[sales_reports-04] [sales_reports-08] monthly spend sums paid sales by person or brand, in dollars or pieces, narrowed by people", async () => {
	const { acme, olga, priya, distributor, rep, customer } = await companyOf();
	const late = await acme.addMember({ role: "customer", first_name: "Deepa", last_name: "Nair", status: "suspended" });
	await addPaidSale(acme, customer, { quantity: 2, day: march });
	await addPaidSale(acme, customer, { quantity: 1, day: Date.UTC(year, 0, 31) });
	await addPaidSale(acme, customer, { quantity: 9, day: march, status: "pending" });
	await addPaidSale(acme, late, { quantity: 4, day: march });
	await addPaidSale(acme, rep, { quantity: 1, day: march });
	const rowsOf = async (input: object, person = olga) =>
		(await person.client.call(spend, { year, report_type: "sales_monthly_spend_report", ...input } as never))
			.table_rows;
	const namesOf = async (input: object, person = olga) => (await rowsOf(input, person)).map(({ name }) => name);
	const [first] = await rowsOf({ user_id: customer.id });
	expect(first).toMatchObject({
		...{ user_name: "Marta Kowalczyk", participant_id: customer.participant_id, user_country: "USA", brand_name: null },
		...{
			account_name: "Ines Solberg",
			total: 5_550,
			total_quantity: 3,
			dollars_03: 3_700,
			dollars_01: 1_850,
			quantity_03: 2,
			dollars_02: 0,
		},
	});
	const [brand, ...others] = await rowsOf({ group_by: "brand", sum_by: "quantity" });
	expect(brand).toMatchObject({
		brand_name: "Ratchet strap & Co",
		user_name: null,
		account_name: null,
		total_quantity: 8,
	});
	expect(others).toEqual([]);
	expect(await namesOf({})).toEqual(["Deepa Nair", "Marta Kowalczyk", "Theo Lindgren"]);
	expect(await namesOf({ user_status: "active" })).toEqual(["Marta Kowalczyk", "Theo Lindgren"]);
	expect(await namesOf({ user_status: "inactive" })).toEqual(["Deepa Nair"]);
	expect(await namesOf({ account_type: "distributor" })).toEqual(["Marta Kowalczyk", "Theo Lindgren"]);
	expect(await namesOf({ account_type: "buying_group" })).toEqual(["Deepa Nair"]);
	expect(await namesOf({ account_type: "supplier" })).toEqual([]);
	expect(await namesOf({ customer_access: "authorized_only" })).toEqual(["Marta Kowalczyk", "Theo Lindgren"]);
	expect(await namesOf({}, distributor)).toEqual(["Marta Kowalczyk", "Theo Lindgren"]);
	expect(await namesOf({}, rep)).toEqual(["Marta Kowalczyk", "Theo Lindgren"]);
	expect((await rep.client.try(spend, { filters: { group_by: "brand" } })).status).toBe(403);
	for (const narrowed of [
		{ user_status: "active" },
		{ account_type: "distributor" },
		{ customer_access: "authorized_only" },
		{ user_id: distributor.id },
	])
		expect(await olga.client.try(spend, { filters: { group_by: "brand", ...narrowed } } as never)).toMatchObject({
			status: 400,
			body: { errors: { group_by: [brandsOfEverybody] } },
		});
	expect((await openPage(olga, "/sales/monthly_spend?group_by=brand&user_status=active")).status).toBe(302);
	const brands = await openPage(olga, `/sales/monthly_spend?group_by=brand&year=${year}`);
	expect(brands.text).toContain("Ratchet strap & Co");
	expect(brands.text).not.toContain("User status");
	expect(await namesOf({ group_by: "brand", user_status: "all", customer_access: "all" })).toHaveLength(1);
	expect(await namesOf({ year: year - 1 })).toEqual([]);
	const page = await openPage(olga, "/sales/monthly_spend?half=1");
	expect(page.table().rows[1]).toMatchObject({
		Name: "Marta Kowalczyk",
		Total: "$55.50",
		Jan: "$18.50",
		Mar: "$37.00",
	});
	expect(page.table().headings).not.toContain("Jul");
	expect(page.links()).toContainEqual({ text: "Back to Reports", href: "/webapp/reports" });
	const pieces = await openPage(olga, "/sales/monthly_spend?half=1&sum_by=quantity");
	expect(pieces.table().rows[1]).toMatchObject({ Name: "Marta Kowalczyk", "Total pieces": "3" });
	for (const person of [priya, customer]) expect((await openPage(person, "/sales/monthly_spend")).status).toBe(403);
});

test("[sales_reports-16] [sales_reports-17] [sales_reports-19] monthly spend has pages of 25, or of 50 for a buying group; points earnings of 10; both are narrowed to customers who are authorized", async () => {
	const { acme, olga } = await companyOf();
	for (let at = 0; at < 51; at += 1)
		await addPaidSale(acme, await acme.addMember({ role: "customer", first_name: `C${at}` }), {
			day: march,
			distributor: "Meridian",
		});
	const rows = async (path: string) => (await openPage(olga, path)).table().rows.length;
	expect(await rows("/sales/monthly_spend")).toBe(25);
	expect(await rows("/sales/monthly_spend?account_type=buying_group")).toBe(50);
	expect(await rows("/sales/points_earnings")).toBe(10);
	const page = await openPage(olga, "/sales/points_earnings");
	expect(page.texts("option")).toEqual(expect.arrayContaining(["All", "Authorized only"]));
	const authorized = await olga.client.call(earnings, { filters: { customer_access: "authorized_only" } });
	expect(authorized.total_rows).toBe(0);
});

test("[sales_reports-05] [sales_reports-07] [sales_reports-12] [sales_reports-20] points earnings tell who earned what, by what it was for; sales reps and their managers begin with customers", async () => {
	const { acme, olga, priya, distributor, customer, rep } = await companyOf();
	const manager = await acme.addMember({ role: "widia_sales_rep_manager" });
	const seller = await acme.addMember({ role: "widia_sales_rep" });
	await addPaidSale(acme, customer, { quantity: 2 });
	await addPaidSale(acme, customer, { quantity: 3, status: "pending" });
	await addPaidSale(acme, rep, { quantity: 1, distributor: "Meridian Supply" });
	await addPaidSale(acme, rep, { quantity: 1 });
	const rules = "?sale_earning_type=supplier_rules_earning";
	const [row] = (await olga.client.call(earnings, { filters: { sale_earning_type: "supplier_rules_earning" } }))
		.table_rows;
	expect(row).toMatchObject({
		...{
			user_name: "Marta Kowalczyk",
			participant_id: customer.participant_id,
			company: "Ines Solberg",
			widia_role: "customer",
		},
		...{
			user_active: 1,
			user_country: "USA",
			sale_earning_type: "supplier_rules_earning",
			points: 14,
			points_pending: 21,
		},
	});
	const page = await openPage(olga, "/sales/points_earnings");
	expect(page.text).toContain("Distributor brand earning");
	expect(page.text).toContain("Earning from supplier rules");
	expect(page.table().rows).toEqual([expect.objectContaining({ Name: "Theo Lindgren", "In points": "7" })]);
	expect((await openPage(distributor, `/sales/points_earnings${rules}`)).table().rows).toHaveLength(2);
	for (const person of [manager, seller]) {
		const answer = await person.client.fetch("/webapp/sales/points_earnings", { redirect: "manual" });
		expect(answer.headers.get("location")).toBe("/webapp/sales/points_earnings?role=customer");
		expect((await openPage(person, `/sales/points_earnings${rules}&role=customer`)).table().rows).toEqual([
			expect.objectContaining({ Name: "Marta Kowalczyk", Pending: "21", "In points": "14" }),
		]);
	}
	expect((await openPage(priya, "/sales/points_earnings")).status).toBe(403);
});

test("[reports-02] [sales_reports-01] [sales_reports-02] [sales_reports-03] [sales_reports-13] the sales report has dates, Filters, a download and the way back; super-user accounts pick an account under their own words", async () => {
	for (const [label, settings] of [
		["Select Hotel", { sales_account_picker: "hotel" }],
		["Select Account", {}],
	] as const) {
		const { acme, olga, priya, customer } = await companyOf({ flags: { is_su_account: 1 }, settings });
		await addPaidSale(acme, priya, { day: Date.UTC(2026, 0, 5) });
		await addPaidSale(acme, customer, { day: Date.UTC(2026, 1, 5), distributor: "Nordlys" });
		const account_id = await addGroup(acme, "Harbor Hotel", [priya]);
		const page = await openPage(olga, "/sales");
		for (const words of [label, "Filters", "Download Report", "Harbor Hotel"]) expect(page.text).toContain(words);
		expect(page.links()).toContainEqual({ text: "Back to Reports", href: "/webapp/reports" });
		// On a phone's card who helped is named as such, whether anybody did or not.
		expect(page.html).toMatch(/class="as-pair" data-label="Sales representatives"/);
		const reports = await openPage(olga, "/reports");
		expect([reports.status, reports.texts("h1")]).toEqual([200, ["Reports"]]);
		expect(reports.text).toContain("Sales monthly spend");
		expect((await openPage(customer, "/reports")).text).not.toContain("Sales monthly spend");
		expect(page.html).toMatch(/type="date"[^>]*name="startDate"|name="startDate"[^>]*type="date"/);
		const ownersOf = async (input: object) =>
			(await olga.client.call("sales/get-sales-report", input as never)).table_rows.map(({ owner_id }) => owner_id);
		expect(await ownersOf({ account_id })).toEqual([priya.id]);
		expect(await ownersOf({ user_id: customer.id, force_clear_cache: 1 })).toEqual([customer.id]);
		expect(await ownersOf({ search_text: "nordl" })).toEqual([customer.id]);
		expect(await ownersOf({ filters: { startDate: "2026-02-01", endDate: "2026-02-10" } })).toEqual([customer.id]);
		expect((await priya.client.try("sales/get-sales-report", { filters: { user_id: customer.id } })).status).toBe(403);
		expect((await openPage(priya, "/sales")).text).not.toContain(label);
	}
	const { acme, olga, priya } = await companyOf();
	const account_id = await addGroup(acme, "Harbor Hotel", [priya]);
	expect((await openPage(olga, "/sales")).text).not.toContain("Select Account");
	expect((await olga.client.try("sales/get-sales-report", { filters: { account_id } })).status).toBe(403);
});

test("[sales_reports-06] [sales_reports-09] [sales_reports-10] [sales_reports-11] [sales_reports-15] an employee's detail has their five newest sales, but not on one's own, not where either is a customer, and not where the account hides them", async () => {
	const { acme, olga, distributor, rep, customer } = await companyOf();
	for (let at = 0; at < 11; at += 1) {
		await addPaidSale(acme, rep);
		await addPaidSale(acme, distributor);
	}
	await addPaidSale(acme, customer);
	const sectionsOf = async (person: TestMember, { id }: TestMember) =>
		(await openPage(person, `/customers/${id}`)).texts("h2").filter((title) => title !== "No customers here");
	const way = { text: "Sales", href: `/webapp/customers/${rep.id}` };
	expect((await openPage(olga, `/members/${rep.id}`)).links()).toContainEqual(way);
	const page = await openPage(distributor, `/customers/${rep.id}`);
	expect(page.texts("h2")).toEqual(["Customers", "Sales"]);
	expect(page.text.split("Harbor & Vale")).toHaveLength(1 + 5);
	expect(await sectionsOf(olga, distributor)).toEqual(["Sales"]);
	expect((await openPage(olga, "/sales")).table().rows).toHaveLength(10);
	expect(await sectionsOf(distributor, distributor)).toEqual([]);
	expect(await sectionsOf(distributor, customer)).toEqual(["Customer", "Sales rep"]);
	const asCustomer = await acme.addMember({ role: "distributor", settings: { custom_role: "customer" } });
	const own = await acme.addMember({ role: "distributor_sales_rep", manager_id: asCustomer.id });
	expect(await sectionsOf(asCustomer, own)).toEqual(["Customers"]);
	const hidden = await companyOf({ flags: { hide_sale_report_graphs_emp_detail_block: 1 } });
	await addPaidSale(hidden.acme, hidden.rep);
	expect(await sectionsOf(hidden.distributor, hidden.rep)).toEqual(["Customers"]);
});

test("on a phone's card each value beside a customer's name says what it is", async () => {
	const { acme, olga, customer } = await companyOf();
	await addPaidSale(acme, customer, { quantity: 2, day: Date.parse(today()) });
	for (const [path, heading] of [
		["/customers", "Sales rep"],
		["/sales/monthly_spend", "Account"],
	] as const) {
		const pairs = [...(await openPage(olga, path)).html.matchAll(/class="as-pair[^"]*" data-label="([^"]*)"/g)];
		expect([path, pairs.map(([, label]) => label)]).toEqual([path, expect.arrayContaining([heading])]);
	}
});

test("the head of a sales screen stands first, as on every screen; the ways to the screens beside it come under it", async () => {
	const { olga } = await companyOf({ flags: { rebates_enabled: 1 } });
	for (const path of [
		"/sales",
		"/sales/rules",
		"/sales/levels",
		"/customers",
		"/customers/tree",
		"/sales/monthly_spend",
	]) {
		const { html } = (await openPage(olga, path)).part("main", ["id", "main"]);
		const [head, ways] = [html.indexOf("<h1"), html.search(/<nav[^>]*class="tabs/)];
		expect([path, head > 0 && head < ways]).toEqual([path, true]);
		// What narrows the list is no part of that row, and looks otherwise.
		const rows = [...html.matchAll(/(<div class="section-tabs">)?<nav[^>]*class="tabs"/g)].map(([, ways]) =>
			Boolean(ways),
		);
		const hasOwnTabs = ["/sales", "/customers", "/sales/monthly_spend"].includes(path);
		expect([path, rows.slice(0, 2)]).toEqual([path, hasOwnTabs ? [true, false] : [true]]);
	}
});
