/** Makes what is sold, and logs sales of it, for tests, as an account owner and a sales person do. */
import { sql } from "drizzle-orm";
import { addBudget } from "#test/factories/budgets";
import { createTenant, newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { rowsOf } from "#workers/kernel/sql";
import type { EndpointInput } from "#workers/registry";

/** The switches of an account with sales that wait for approval. */
export const salesFlags = { sales_module_enabled: 1, pending_sales_enabled: 1 } as const;

/** Makes a category, a brand that the budget pays, and an item of 7 points and 18.50. */
export async function addSaleItem(
	owner: TestMember,
	{ budget_id, name = "Ratchet strap", sku = "FB-RS50-9" }: { budget_id: number; name?: string; sku?: string },
) {
	const { category_id } = await owner.client.call("sales/update-sale-category", {
		name: `${name}s`,
		description: `${name} of all sizes`,
		is_active: 1,
	});
	const { brand_id } = await owner.client.call("sales/save-brand", { name: `${name} & Co`, budget_id, is_active: 1 });
	const said = { sku, name, brand_id, category_id, unit_cost: 18.5, points: 7, is_active: 1 as const };
	const { item_id } = await owner.client.call("sales/save-product-item", said);
	return { sku, item_id, brand_id, category_id };
}

/** Logs a sale of two pieces unless told. */
export async function logSaleOf(person: TestMember, said: Partial<EndpointInput<"sales/log-sale">> = {}) {
	return await person.client.call("sales/log-sale", {
		...{ sku: "FB-RS50-9", quantity: 2, company_name: "Harbor & Vale", invoice_number: "MS-20418" },
		...{ invoice_date: "2026-01-05", distributor: "Meridian Supply", impact: "safety" },
		...said,
	});
}

/** Switches a rule on, as its page does once its dry run was seen. */
export async function switchRuleOn({ client }: TestMember, rule_id: number) {
	const { terms_seen } = (await client.call("sales/get-rule", { rule_id })).dry_run;
	return await client.try("sales/switch-rule", { rule_id, is_active: 1, terms_seen });
}

type ManySales = { many: readonly number[]; owner: TestMember; budget_id: number };

/** Adds so many categories, brands, items and sales, an hour apart from `start` on. */
export async function addManySales(tenant: TestTenant, { many, owner, budget_id }: ManySales, start: number) {
	const rows = rowsOf(many.map((at) => ({ id: newId(), name: `Thing ${at}`, at: start + at * 3_600_000 })));
	await tenant.database.write([
		sql`insert into sale_categories (account_id, id, name, parents_list_string, depth, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'name', value ->> 'name', 0, value ->> 'at' from ${rows}`,
		sql`insert into sale_brands (account_id, id, name, budget_id, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'name', ${budget_id}, value ->> 'at' from ${rows}`,
		sql`insert into sale_product_items (account_id, id, sku, name, brand_id, category_id, unit_cost_amount, points, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'name', value ->> 'name', value ->> 'id', value ->> 'id', 100, 5, value ->> 'at' from ${rows}`,
		sql`insert into sales (account_id, id, owner_id, item_id, brand_id, category_id, budget_id, quantity, unit_cost_amount,
				external_cost_amount, total_points_earned, company_name, invoice_number, external_created_at, created_at)
			select ${tenant.id}, value ->> 'id', ${owner.id}, value ->> 'id', value ->> 'id', value ->> 'id', ${budget_id}, 1, 100, 100, 5,
			'Harbor & Vale', value ->> 'name', value ->> 'at', value ->> 'at' from ${rows}`,
		sql`insert into sale_invoices (account_id, id, owner_id, distributor, invoice_number, file_url, file_name, created_at)
			select ${tenant.id}, value ->> 'id', ${owner.id}, '', value ->> 'name', '/files/' || (value ->> 'id'), 'invoice.pdf', value ->> 'at' from ${rows}`,
		sql`insert into sale_rules (account_id, id, name, applies_to, subject_id, tiers, starts_at, ends_at, cap_points, representatives_percent, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'name', 'brand', value ->> 'id', '[{"from_quantity":1,"points":1}]', 0, 0, 0, 0, value ->> 'at' from ${rows}`,
	]);
}

/** Keeps an invoice of this person, whose file nobody opens. */
export async function addInvoice(
	tenant: TestTenant,
	owner: TestMember,
	{ file_name, invoice_number, created_at = 0 }: { file_name: string; invoice_number: string; created_at?: number },
): Promise<number> {
	const id = newId();
	await tenant.database.write([
		sql`insert into sale_invoices (account_id, id, owner_id, distributor, invoice_number, file_url, file_name, created_at)
			values (${tenant.id}, ${id}, ${owner.id}, '', ${invoice_number}, ${`/files/${id}`}, ${file_name}, ${created_at})`,
	]);
	return id;
}

/** A company with an owner, a moderator, two sellers, and an item whose points a budget pays. */
export async function salesCompany(flags: Record<string, 0 | 1> = salesFlags, points = 500) {
	const acme = await createTenant({ flags, available: 1_000 });
	const olga = await acme.addMember({ role: "account_owner" });
	const mona = await acme.addMember({ first_name: "Mona", switches: { can_moderate_sales: 1 } });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const dan = await acme.addMember({ first_name: "Dan" });
	const budget_id = await addBudget(olga, { name: "Sales", points });
	return { acme, olga, mona, priya, dan, budget_id, ...(await addSaleItem(olga, { budget_id })) };
}

/** What somebody has. */
export async function pointsOf(tenant: TestTenant, { points_account_id }: TestMember): Promise<number> {
	const [row] = await tenant.database.read(
		sql<{
			balance: number;
		}>`select balance from ledger_accounts where account_id = ${tenant.id} and id = ${points_account_id}`,
	);
	return row!.balance;
}

/** Somebody's participant id. */
export async function numberOf(tenant: TestTenant, { id }: TestMember): Promise<string> {
	const [row] = await tenant.database.read(
		sql<{
			participant_id: string;
		}>`select participant_id from users where account_id = ${tenant.id} and id = ${id}`,
	);
	return row!.participant_id;
}
