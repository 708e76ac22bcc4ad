/** Makes a company that sells through distributors, with their reps and customers and sales of half a year, for tests. */
import { addBudget } from "#test/factories/budgets";
import { addSaleItem, logSaleOf, salesFlags } from "#test/factories/sales";
import { runByHand, runOutbox } from "#test/kit/outbox";
import { createTenant, type TenantOptions, type TestMember } from "#test/kit/tenant";

/** The days of the sales, as filters. */
export const halfYear = { startDate: "2026-01-01 00:00:00", endDate: "2026-06-30 00:00:00" };

/** Olga owns the account; Dora's rep Rex looks after Cleo and Carl, Eve's customer is Zed. Straps earn 7 points, nets as well. */
export async function makeSalesCompany(options: Pick<TenantOptions, "settings" | "flags" | "country"> = {}) {
	const acme = await createTenant({ ...options, flags: { ...salesFlags, ...options.flags }, available: 5_000 });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", switches: { can_moderate_sales: 1 } });
	const dora = await acme.addMember({ role: "distributor", first_name: "Dora", last_name: "Meridian" });
	const rex = await acme.addMember({ role: "distributor_sales_rep", first_name: "Rex", manager_id: dora.id });
	const customer = (first_name: string, manager: TestMember, title = "Buyer") =>
		acme.addMember({ role: "customer", first_name, last_name: "Vale", manager_id: manager.id, title });
	const [cleo, carl] = [await customer("Cleo", rex), await customer("Carl", rex, "Foreman")];
	const eve = await acme.addMember({ role: "distributor", first_name: "Eve", last_name: "Northway" });
	const zed = await customer("Zed", eve);
	const budget_id = await addBudget(olga, { name: "Sales", points: 5_000 });
	const strap = await addSaleItem(olga, { budget_id });
	const net = await addSaleItem(olga, { budget_id, name: "Cargo net", sku: "cn-200" });
	const log = (person: TestMember, invoice_number: string, more: object) =>
		logSaleOf(person, { invoice_number, ...more });
	await log(cleo, "MS-1", { quantity: 10, invoice_date: "2026-01-05" });
	await log(cleo, "MS-2", { quantity: 4, invoice_date: "2026-03-31", sku: "cn-200" });
	await log(carl, "MS-3", { quantity: 6, invoice_date: "2026-03-01" });
	await log(zed, "MS-4", { quantity: 100, invoice_date: "2026-02-10", distributor: "Northway" });
	await log(dora, "MS-5", { quantity: 1, invoice_date: "2026-04-10" });
	const approve = async () => {
		runByHand(olga.client);
		const { table_hash } = await olga.client.call("sales/get-sales-report", {});
		await olga.client.call("bulk-actions/update-selection", { table_hash: table_hash!, type: "all" });
		await olga.client.call("sales/approve-sales", { table_hash: table_hash! });
		for (let at = 0; at < 3; at += 1) await runOutbox(acme, "bulk-actions/run-bulk-action");
	};
	return { acme, olga, dora, rex, cleo, carl, eve, zed, strap, net, budget_id, log, approve };
}
