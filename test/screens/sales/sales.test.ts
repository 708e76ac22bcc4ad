/** Sales as owners, sales people and moderators meet them without scripts: what is sold, logging, looking, and approving those that are selected. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget } from "#test/factories/budgets";
import { addSaleItem, logSaleOf, salesFlags } from "#test/factories/sales";
import { runByHand, runOutbox } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";

const select = "bulk-actions/update-selection";

async function companyOf(flags: Record<string, 0 | 1> = salesFlags, points = 500) {
	const acme = await createTenant({ flags, available: 1_000 });
	const olga = await acme.addMember({ role: "account_owner" });
	const mona = await acme.addMember({ first_name: "Mona", switches: { can_moderate_sales: 1 } });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const dan = await acme.addMember({ first_name: "Dan" });
	const budget_id = await addBudget(olga, { name: "Sales", points });
	return { acme, olga, mona, priya, dan, budget_id, ...(await addSaleItem(olga, { budget_id })) };
}

async function pointsOf(tenant: TestTenant, { points_account_id }: TestMember): Promise<number> {
	const [row] = await tenant.database.read(
		sql<{
			balance: number;
		}>`select balance from ledger_accounts where account_id = ${tenant.id} and id = ${points_account_id}`,
	);
	return row!.balance;
}

test("[sales-01] [sales-03] the sale categories list is paged at 10, has the Filters toggle, and each row its fields; members do not see it", async () => {
	const { olga, priya, category_id } = await companyOf();
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
	const found = (filters: { id: string; value: string }[]) =>
		olga.client.call("sales/get-sale-categories-under-account", { filtered: filters });
	expect((await found([{ id: "is_active", value: "0" }])).table_rows.map(({ name }) => name)).toEqual(["Straps"]);
	const [below] = (await found([{ id: "searchString", value: "size 0" }])).table_rows;
	expect(below!.parents_list_string).toBe("Straps > Size 0");
	expect((await openPage(priya, "/sales/categories")).status).toBe(403);
});

test("[sales-12] a sale is logged by its form and waits; its owner sees it without a link, a moderator opens it, others do not see it", async () => {
	const { acme, mona, olga, priya, dan } = await companyOf();
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
		expect.objectContaining({ Company: "Harbor & Vale", Distributor: "No Data", Points: "168", Status: "Pending" }),
	]);
	const [found] = (await mona.client.call("sales/get-sales-report", {})).table_rows;
	const { id, ...sale } = found!;
	expect(sale).toMatchObject({
		...{ owner_name: "Priya Raman", owner_status: "active", status: "pending", impact: "safety", distributor: null },
		...{ system_brand_name: "Ratchet strap & Co", unit_cost_amount: 1_850, external_cost_amount: 44_400 },
	});
	const link = { text: "Harbor & Vale", href: `/webapp/sales/${id}` };
	expect((await openPage(mona, "/sales")).links()).toContainEqual(link);
	for (const person of [priya, olga]) expect((await openPage(person, "/sales")).links()).not.toContainEqual(link);
	const page = await openPage(mona, `/sales/${id}`);
	for (const words of ["$18.50", "$444.00", "Safety", "No Data", "Pending"]) expect(page.text).toContain(words);
	expect((await openPage(priya, `/sales/${id}`)).status).toBe(403);
	expect((await openPage(dan, "/sales")).text).not.toContain("Harbor & Vale");
	expect(await pointsOf(acme, priya)).toBe(0);
});

test("[sales-07] [sales-13] [sales-21] a moderator approves those that are selected: each is paid once from the brand's budget as far as it goes, and shown as Paid; the filter has both states", async () => {
	const { acme, olga, mona, priya, dan } = await companyOf(salesFlags, 30);
	await logSaleOf(priya);
	await logSaleOf(dan, { invoice_number: "MS-2", quantity: 4 });
	await logSaleOf(mona, { invoice_number: "MS-3", quantity: 1 });
	runByHand(mona.client);
	const { table_hash } = await mona.client.call("sales/get-sales-report", {});
	const none = await mona.client.try("sales/approve-sales", { table_hash: table_hash! });
	expect(none.body.resultType).toBe("nothing_selected");
	await mona.client.call(select, { table_hash: table_hash!, type: "all" });
	expect((await openPage(mona, "/sales/bulk/approve")).text).toContain("Yes, Approve");
	const begun = await mona.client.call("sales/approve-sales", { table_hash: table_hash! });
	await runOutbox(acme, "bulk-actions/run-bulk-action");
	await runOutbox(acme, "bulk-actions/run-bulk-action");
	expect([await pointsOf(acme, priya), await pointsOf(acme, dan), await pointsOf(acme, mona)]).toEqual([14, 0, 0]);
	const run = await openPage(mona, `/bulk_runs/${begun.bulk_run_id}`);
	expect(run.text).toContain("The budget of the brand cannot pay it");
	expect(run.text).toContain("Nobody approves their own sale");
	const statuses = async (status: string) => (await openPage(olga, `/sales?status=${status}`)).table().rows;
	expect((await statuses("approved")).map(({ Status }) => Status)).toEqual(["Paid"]);
	expect((await statuses("pending")).map(({ Status }) => Status)).toEqual(["Pending", "Pending"]);
	for (const person of [olga, priya]) {
		expect((await openPage(person, "/sales/bulk/approve")).status).toBe(403);
		const { table_hash: own } = await person.client.call("sales/get-sales-report", {});
		expect((await person.client.try("sales/approve-sales", { table_hash: own ?? "0".repeat(32) })).status).toBe(403);
	}
});

test("without approval a sale is paid at once, or refused when the budget cannot pay or its owner may not receive; without sales there is no screen", async () => {
	const { acme, olga, mona, priya, dan } = await companyOf({ sales_module_enabled: 1 }, 20);
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
	const said = { name: "Ratchet straps", is_active: 1 as const };
	expect((await olga.client.try("sales/update-sale-category", said)).body.resultType).toBe("sale_category_exists");
	const globex = await createTenant();
	const other = await globex.addMember();
	expect((await openPage(other, "/sales")).status).toBe(403);
	expect((await openPage(other, "/")).links()).not.toContainEqual({ text: "Sales", href: "/webapp/sales" });
});
