/** Something of all of sales, whose texts carry a canary, for the full tenant. */
import { sql } from "drizzle-orm";
import { thisYear } from "#test/kit/days";
import type { TestMember, TestTenant } from "#test/kit/tenant";
import { addOffer, sendRebate } from "./rebates";
import { addInvoice, addSaleItem, logSaleOf } from "./sales";
import { addDistributor, addPaidSale } from "./sales-customers";

type People = { owner: TestMember; member: TestMember; budget_id: number; canary: string };

/** Adds what is sold, a sale, a customer, a rule, a level and an invoice; gives their ids. */
export async function addSales(tenant: TestTenant, { owner, member, budget_id, canary }: People) {
	const sold = await addSaleItem(owner, {
		...{ budget_id: budget_id, name: `${canary} strap`, sku: `${canary}-SKU` },
	});
	const { sale_id } = await logSaleOf(member, {
		...{
			sku: sold.sku,
			company_name: `${canary} company`,
			invoice_number: `${canary}-1`,
			distributor: `${canary} supply`,
		},
	});
	const refused = await logSaleOf(member, { sku: sold.sku, invoice_number: `${canary}-3` });
	await tenant.database.write([
		sql`update sales set reversed_at = created_at, reversal_reason = ${`${canary} counted twice`}
			where account_id = ${tenant.id} and id = ${refused.sale_id}`,
	]);
	const sold_to = await addDistributor(tenant, canary);
	await addPaidSale(tenant, sold_to.customer, {
		...{ distributor: `${canary} supply`, day: Date.UTC(thisYear(), 0, 1) },
	});
	const { rule_id: sale_rule } = await owner.client.call("sales/save-rule", {
		...{ name: `${canary} rule`, applies_to: "brand", brand_id: sold.brand_id, points: 9 },
		...{ starts_on: "2026-01-01", ends_on: "2199-12-31" },
	});
	const { sale_level_id: sale_level } = await owner.client.call("sales/save-sale-level", {
		...{ name: `${canary} sales level`, from_dollars: 100 },
	});
	const sale_invoice = await addInvoice(tenant, member, { file_name: `${canary}.pdf`, invoice_number: `${canary}-1` });
	const rebate_offer = await addOffer(owner, { brand_id: sold.brand_id, name: `${canary} offer` });
	const rebate = await sendRebate(member, {
		...{ offer_id: rebate_offer, distributor: `${canary} supply`, invoice_number: `${canary}-2` },
		invoice_line: `${canary} line`,
	});
	return {
		...{ rebate, rebate_offer },
		sale: sale_id,
		customer: sold_to.customer.id,
		dsr: sold_to.rep.id,
		brand: sold.brand_id,
		sale_category: sold.category_id,
		sale_item: sold.item_id,
		...{ sale_rule, rule: sale_rule, sale_level, sale_invoice },
	};
}
