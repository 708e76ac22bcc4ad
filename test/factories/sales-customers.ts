/** Makes distributors, their sales reps and customers, and what they sold, for tests. */
import { sql } from "drizzle-orm";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { rowsOf } from "#workers/kernel/sql";

/** A distributor with a sales rep, and a customer of the rep. */
export async function addDistributor(tenant: TestTenant, name = "") {
	const distributor = await tenant.addMember({ role: "distributor", first_name: `${name}Ines`, last_name: "Solberg" });
	const rep = await tenant.addMember({
		...{ role: "distributor_sales_rep" as const, first_name: `${name}Theo`, last_name: "Lindgren" },
		manager_id: distributor.id,
	});
	const customer = await tenant.addMember({
		...{ role: "customer" as const, first_name: `${name}Marta`, last_name: "Kowalczyk" },
		manager_id: rep.id,
	});
	return { distributor, rep, customer };
}

/** Logs a sale of so many pieces on an invoice, as paid, and gives its month to the day. */
export async function addPaidSale(
	tenant: TestTenant,
	owner: TestMember,
	{ quantity = 1, day = Date.parse("2026-01-05T00:00:00Z"), distributor = "", status = "approved" } = {},
) {
	const id = newId();
	await tenant.database.write([
		sql`insert into sales (account_id, id, owner_id, item_id, brand_id, category_id, budget_id, quantity, unit_cost_amount,
				external_cost_amount, total_points_earned, company_name, distributor, invoice_number, external_created_at, status, created_at, approved_at)
			select ${tenant.id}, ${id}, ${owner.id}, i.id, i.brand_id, i.category_id, b.budget_id, ${quantity}, i.unit_cost_amount,
			i.unit_cost_amount * ${quantity}, i.points * ${quantity}, 'Harbor & Vale', ${distributor}, 'N' || ${id}, ${day}, ${status}, ${day},
			iif(${status} = 'approved', ${day}, null)
			from sale_product_items i join sale_brands b on b.account_id = i.account_id and b.id = i.brand_id
			where i.account_id = ${tenant.id} order by i.id limit 1`,
	]);
	return id;
}

/** Makes these people customers, each with a paid sale of the first item. */
export async function makeManyCustomers(tenant: TestTenant, people: readonly number[], start: number) {
	const rows = rowsOf(people.map((user_id, at) => ({ id: newId(), user_id, at: start + at * 3_600_000 })));
	await tenant.database.write([
		sql`update users set settings = json_set(settings, '$.custom_role', 'customer')
			where account_id = ${tenant.id} and id in (select value from ${rowsOf(people)})`,
		sql`insert into sales (account_id, id, owner_id, item_id, brand_id, category_id, budget_id, quantity, unit_cost_amount,
				external_cost_amount, total_points_earned, company_name, distributor, invoice_number, external_created_at, status, created_at, approved_at)
			select ${tenant.id}, value ->> 'id', value ->> 'user_id', i.id, i.brand_id, i.category_id, b.budget_id, 1, i.unit_cost_amount,
			i.unit_cost_amount, i.points, 'Quayside Steel', 'Meridian Supply', 'C' || (value ->> 'id'), value ->> 'at', 'approved', value ->> 'at', value ->> 'at'
			from ${rows} cross join (select * from sale_product_items where account_id = ${tenant.id} order by id limit 1) i
			join sale_brands b on b.account_id = i.account_id and b.id = i.brand_id where b.account_id = ${tenant.id}`,
	]);
}
