/** The SQL of sales: logging one, reading one, and approving many. */
import { type SQL, sql } from "drizzle-orm";
import type { saleProductItems, sales } from "#drizzle/sales";
import { personName } from "#workers/features/members";
import type { RowOf, Statement } from "#workers/kernel/sql";
import type { BrandStatus } from "../rules/brand-statuses";

/** A sale to be written. */
export type NewSale = Omit<
	typeof sales.$inferSelect,
	"account_id" | "status" | "approved_at" | "approved_by" | "reversed_at" | "reversal_reason"
>;

/** An item that can be sold, with the budget of its brand. */
export type SoldItemRow = RowOf<
	typeof saleProductItems,
	"id" | "name" | "brand_id" | "category_id" | "unit_cost_amount" | "points"
> & { budget_id: number; budget_account_id: number };

/** True in SQL where an item `i` is offered, with its brand `b` and its category `c`. */
export const offered = sql`i.is_active = 1 and b.is_active = 1 and b.status = 'approved' and c.is_active = 1`;

/** Joins an item `i` to what decides whether it is offered. */
export const offeredSources = sql`join sale_brands b on b.account_id = i.account_id and b.id = i.brand_id
	join sale_categories c on c.account_id = i.account_id and c.id = i.category_id`;

/** What a sale takes of an item `i` and the ledger account `l` of its brand's budget. */
export const offeredColumns = sql`i.id, i.name, i.brand_id, i.category_id, i.unit_cost_amount, i.points, b.budget_id, l.id as budget_account_id`;

/** An item that is offered, by its SKU. */
export function findOfferedBySku(account_id: number, sku: string) {
	return sql<SoldItemRow>`select ${offeredColumns} from sale_product_items i ${offeredSources} join ledger_accounts l on l.account_id = i.account_id and l.kind = 'budget'
			and l.unit = 'points' and l.owner_id = b.budget_id where i.account_id = ${account_id} and i.sku = ${sku} and ${offered}`;
}

/** True while an item is offered with what was read of it. */
export function isOfferedSo(account_id: number, item: SoldItemRow): Statement {
	return sql`select count(*) from sale_product_items i ${offeredSources} where i.account_id = ${account_id} and i.id = ${item.id} and ${offered}
		and i.points = ${item.points} and i.unit_cost_amount = ${item.unit_cost_amount} and i.brand_id = ${item.brand_id}
		and i.category_id = ${item.category_id} and b.budget_id = ${item.budget_id}`;
}

/** A brand by its name, with its budget's ledger account. */
export function findBrandNamed(account_id: number, name: string) {
	return sql<NamedBrandRow>`select b.id, b.is_active, b.status, b.budget_id, l.id as budget_account_id from sale_brands b
		join ledger_accounts l on l.account_id = b.account_id and l.kind = 'budget' and l.unit = 'points' and l.owner_id = b.budget_id
		where b.account_id = ${account_id} and b.name = ${name}`;
}

/** A brand that somebody named. */
export type NamedBrandRow = {
	id: number;
	is_active: 0 | 1;
	status: BrandStatus;
	budget_id: number;
	budget_account_id: number;
};

/** True while a brand is as it was read. */
export function isBrandSo(account_id: number, brand: NamedBrandRow): Statement {
	return sql`select count(*) from sale_brands where account_id = ${account_id} and id = ${brand.id} and status = ${brand.status}
		and is_active = ${brand.is_active} and budget_id = ${brand.budget_id}`;
}

/** Writes a sale that waits for approval. */
export function insertSale(account_id: number, sale: NewSale): Statement {
	return sql`insert into sales (account_id, id, owner_id, item_id, brand_id, category_id, budget_id, quantity, unit_cost_amount,
			external_cost_amount, total_points_earned, company_name, distributor, impact, invoice_number, external_created_at, created_at, rule_id)
		values (${account_id}, ${sale.id}, ${sale.owner_id}, ${sale.item_id}, ${sale.brand_id}, ${sale.category_id}, ${sale.budget_id},
		${sale.quantity}, ${sale.unit_cost_amount}, ${sale.external_cost_amount}, ${sale.total_points_earned}, ${sale.company_name},
		${sale.distributor}, ${sale.impact}, ${sale.invoice_number}, ${sale.external_created_at}, ${sale.created_at}, ${sale.rule_id})`;
}

/** The names of those who helped with a sale `s`; null where nobody did. */
const representatives = sql`(select group_concat(${personName("h")}, ', ') from sale_representatives r
	join users h on h.account_id = r.account_id and h.id = r.user_id where r.account_id = s.account_id and r.sale_id = s.id)`;

/** What a sale `s` is shown as. */
export const shownStatus: SQL = sql`iif(s.reversed_at is null, s.status, iif(s.status = 'approved', 'reversed', 'refused'))`;

/** What a sale `s` shows, with its owner `u`, item `i`, brand `b` and category `c`. */
export const saleColumns: SQL = sql`s.id, s.owner_id, ${personName("u")} as owner_name, u.status as owner_status, ${shownStatus} as status, s.company_name, s.impact,
	nullif(s.distributor, '') as distributor, b.name as system_brand_name, i.name as item_name, i.sku, c.parents_list_string as category,
	s.quantity, s.unit_cost_amount, s.external_cost_amount, s.total_points_earned, s.invoice_number, s.external_created_at, s.created_at, s.approved_at,
	s.reversed_at, nullif(s.reversal_reason, '') as reversal_reason, ${representatives} as sales_representatives`;

/** Joins a sale `s` to what it names. */
export const saleSources: SQL = sql`join users u on u.account_id = s.account_id and u.id = s.owner_id
	join sale_product_items i on i.account_id = s.account_id and i.id = s.item_id
	join sale_brands b on b.account_id = s.account_id and b.id = s.brand_id
	join sale_categories c on c.account_id = s.account_id and c.id = s.category_id`;

/** A sale as it is shown. */
export type ShownSaleRow = RowOf<
	typeof sales,
	| "id"
	| "owner_id"
	| "company_name"
	| "quantity"
	| "unit_cost_amount"
	| "external_cost_amount"
	| "total_points_earned"
	| "invoice_number"
	| "external_created_at"
	| "created_at"
	| "approved_at"
	| "reversed_at"
> & {
	/** None of a sale that was neither refused nor taken back. */
	reversal_reason: string | null;
	sales_representatives: string | null;
	owner_name: string;
	owner_status: string;
	status: string;
	impact: string;
	distributor: string | null;
	system_brand_name: string;
	item_name: string;
	sku: string;
	category: string;
};

/** A sale by id. */
export function findSale(account_id: number, id: number) {
	return sql<ShownSaleRow>`select ${saleColumns} from sales s ${saleSources} where s.account_id = ${account_id} and s.id = ${id}`;
}

/** What a sale is called: its invoice. */
export function saleName(account_id: number, id: number | SQL) {
	return sql<{
		name: string;
	}>`select invoice_number as name from sales where account_id = ${account_id} and id = ${id}`;
}

/** An item by its SKU, offered or not. */
export function findItemBySku(account_id: number, sku: string) {
	return sql<{ id: number }>`select id from sale_product_items where account_id = ${account_id} and sku = ${sku}`;
}
