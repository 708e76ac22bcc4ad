/** That pages of sales which were read once follow the people who move after it: to another distributor, state, role or group. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget } from "#test/factories/budgets";
import { addGroup } from "#test/factories/programs";
import { addSaleItem, salesFlags } from "#test/factories/sales";
import { addDistributor, addPaidSale } from "#test/factories/sales-customers";
import { createTenant, type TestMember } from "#test/kit/tenant";

const spend = "sales-reports/get-sales-monthly-spend-report";
const earnings = "sales-reports/get-user-sales-points-earnings-report";
const year = 2026;

async function companyOf(flags = {}) {
	const acme = await createTenant({ flags: { ...salesFlags, ...flags }, available: 1_000 });
	const olga = await acme.addMember({ role: "account_owner" });
	await addSaleItem(olga, { budget_id: await addBudget(olga, { name: "Sales", points: 500 }) });
	return { acme, olga, first: await addDistributor(acme), second: await addDistributor(acme, "Other ") };
}

/** Who stands in the reports of spend and of earnings for somebody. */
async function seenBy(person: TestMember, asked: object = {}) {
	const spent = await person.client.call(spend, { filters: { year, ...asked } } as never);
	const earned = await person.client.call(earnings, {
		filters: { sale_earning_type: "supplier_rules_earning", ...asked },
	} as never);
	return [spent, earned].map(({ table_rows, total_rows }) => ({
		names: table_rows.map(({ name }) => name),
		total_rows,
	}));
}

const both = (...names: string[]) => [1, 2].map(() => ({ names, total_rows: names.length }));

test("[sales_reports-04] a customer who goes to another distributor leaves what the first one sees at once", async () => {
	const { acme, olga, first, second } = await companyOf();
	await addPaidSale(acme, first.customer);
	expect(await seenBy(first.distributor)).toEqual(both("Marta Kowalczyk"));
	expect(await seenBy(second.distributor)).toEqual(both());
	await olga.client.call("sales-customers/assign-customers-to-sales-rep", {
		...{ customer_id: first.customer.id, dsr_id: second.rep.id },
	});
	expect(await seenBy(first.distributor)).toEqual(both());
	expect(await seenBy(first.rep)).toEqual(both());
	expect(await seenBy(second.distributor)).toEqual(both("Marta Kowalczyk"));
});

test("a sales rep who goes to another distributor leaves what the first one sees at once, and a customer the filter that no longer holds", async () => {
	const { acme, olga, first, second } = await companyOf();
	await addPaidSale(acme, first.rep);
	await addPaidSale(acme, second.customer);
	expect(await seenBy(first.distributor)).toEqual(both("Theo Lindgren"));
	expect(await seenBy(olga, { user_status: "active", account_type: "distributor" })).toEqual(
		both("Other Marta Kowalczyk", "Theo Lindgren"),
	);
	await acme.database.write([
		sql`update users set manager_id = ${second.distributor.id} where account_id = ${acme.id} and id = ${first.rep.id}`,
		sql`update users set status = 'suspended' where account_id = ${acme.id} and id = ${second.customer.id}`,
	]);
	expect(await seenBy(first.distributor)).toEqual(both());
	expect(await seenBy(olga, { user_status: "active", account_type: "distributor" })).toEqual(both("Theo Lindgren"));
});

test("the sales of a group are those of who is in it now", async () => {
	const { acme, olga, first } = await companyOf({ is_su_account: 1 });
	await addPaidSale(acme, first.rep);
	const account_id = await addGroup(acme, "Harbor Hotel", [first.rep]);
	const salesOf = async () => {
		const { table_rows, total_rows } = await olga.client.call("sales/get-sales-report", { filters: { account_id } });
		return [table_rows.length, total_rows];
	};
	expect(await salesOf()).toEqual([1, 1]);
	await olga.client.call("groups/remove-group-members", { group_id: account_id, user_ids: [first.rep.id] });
	expect(await salesOf()).toEqual([0, 0]);
});
