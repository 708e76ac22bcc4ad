/** What concerns those who helped with a sale: they decide nothing about it, and hear why it is refused or taken back; counts in their language. */
import { expect, test } from "vitest";
import { addBudget } from "#test/factories/budgets";
import {
	addSaleItem,
	logSaleOf,
	numberOf,
	pointsOf,
	salesCompany,
	salesFlags,
	switchRuleOn,
} from "#test/factories/sales";
import { readMail } from "#test/kit/mail";
import { runOutbox } from "#test/kit/outbox";
import { openPage } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const deciding = "sales/moderate-sale";

async function sharingCompany() {
	const company = await salesCompany();
	const { olga, brand_id } = company;
	const { rule_id } = await olga.client.call("sales/save-rule", {
		...{ name: "Shared", applies_to: "brand", brand_id, points: 50, representatives_percent: 40 },
		...{ starts_on: "2026-01-01", ends_on: "2199-12-31" },
	});
	await switchRuleOn(olga, rule_id);
	return company;
}

test("[sales-07] a moderator who helped with a sale and gets points of it decides nothing about it, alone or among others; another one does", async () => {
	const { acme, mona, priya } = await sharingCompany();
	const max = await acme.addMember({ first_name: "Max", switches: { can_moderate_sales: 1 } });
	const { sale_id } = await logSaleOf(priya, { sales_representatives: await numberOf(acme, mona) });
	const code = async (action: "approve" | "refuse" | "reverse") =>
		(await mona.client.try(deciding, { sale_id, action, reason: "Mine" })).body.resultType;
	expect([await code("approve"), await code("refuse")]).toEqual(["own_sale", "own_sale"]);
	expect((await openPage(mona, `/sales/${sale_id}`)).text).not.toContain("Approve this sale");
	const { table_hash = "" } = await mona.client.call("sales/get-sales-report", {});
	await mona.client.call("bulk-actions/update-selection", { table_hash, type: "rows", selected_ids: [sale_id] });
	const run = await mona.client.call("sales/approve-sales", { table_hash });
	expect(run.orderIds).toEqual([]);
	expect((await openPage(mona, `/bulk_runs/${run.bulk_run_id}`)).text).toContain(
		"Nobody approves a sale that pays them",
	);
	expect(await pointsOf(acme, mona)).toBe(0);
	expect((await openPage(max, `/sales/${sale_id}`)).text).toContain("Approve this sale");
	await max.client.call(deciding, { sale_id, action: "approve" });
	expect([await pointsOf(acme, priya), await pointsOf(acme, mona)]).toEqual([60, 40]);
	expect([await code("reverse"), await pointsOf(acme, mona)]).toEqual(["own_sale", 40]);
});
