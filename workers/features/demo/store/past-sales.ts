/** The SQL that writes a demo tenant's sales of the past, what was sold, and who sells. */
import { sql } from "drizzle-orm";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { DemoSales, Seller, toDemoSales } from "../rules/sales";

type Made = ReturnType<typeof toDemoSales>;

/** Gives people their sales roles, and those under whom they sell as managers. */
export function setSellers(account_id: number, sellers: DemoSales["sellers"], people: readonly Seller[]): Statement[] {
	const idOf = new Map(people.map(({ id, email }) => [email, id]));
	const rows = sellers.flatMap(({ email, role, manager }) => {
		const id = idOf.get(email);
		return id === undefined ? [] : [{ id, role, manager_id: manager ? (idOf.get(manager) ?? null) : null }];
	});
	return rows.map(
		({ id, role, manager_id }) =>
			sql`update users set role = ${role}, manager_id = coalesce(${manager_id}, manager_id) where account_id = ${account_id} and id = ${id}`,
	);
}

/** Has these people approve sales. */
export function setSalesModerators(account_id: number, emails: readonly string[]): Statement {
	return sql`update users set switches = json_set(switches, '$.can_moderate_sales', 1)
		where account_id = ${account_id} and email in (select value from ${rowsOf(emails)})`;
}

/** Writes categories, brands and items. */
export function insertCatalogueOfSales(account_id: number, made: Made["catalogue"], created_at: number): Statement[] {
	return [
		sql`insert into sale_categories (account_id, id, name, parents_list_string, depth, created_at)
			select ${account_id}, value ->> 'id', value ->> 'name', value ->> 'name', 0, ${created_at} from ${rowsOf(made.categories)}`,
		sql`insert into sale_brands (account_id, id, name, budget_id, status, created_at)
			select ${account_id}, value ->> 'id', value ->> 'name', value ->> 'budget_id', value ->> 'status', ${created_at} from ${rowsOf(made.brands)}`,
		sql`insert into sale_product_items (account_id, id, sku, name, brand_id, category_id, unit_cost_amount, points, created_at)
			select ${account_id}, value ->> 'id', value ->> 'sku', value ->> 'name', value ->> 'brand_id', value ->> 'category_id',
			value ->> 'cents', value ->> 'points', ${created_at} from ${rowsOf(made.items)}`,
	];
}

/** Writes the sales. */
export function insertPastSales(account_id: number, sales: Made["sales"]): Statement {
	return sql`insert into sales (account_id, id, owner_id, item_id, brand_id, category_id, budget_id, quantity, unit_cost_amount,
			external_cost_amount, total_points_earned, company_name, distributor, invoice_number, external_created_at, created_at, status,
			approved_at, approved_by)
		select ${account_id}, value ->> 'id', value ->> 'owner_id', value ->> 'item_id', value ->> 'brand_id', value ->> 'category_id',
			value ->> 'budget_id', value ->> 'quantity', value ->> 'unit_cost_amount', value ->> 'external_cost_amount',
			value ->> 'total_points_earned', value ->> 'company_name', value ->> 'distributor', value ->> 'invoice_number',
			value ->> 'external_created_at', value ->> 'created_at', value ->> 'status', value ->> 'approved_at', value ->> 'approved_by'
		from ${rowsOf(sales)}`;
}
