/** The SQL of taking away sales that came as a file: what became of each since, and removing those to which nothing happened. */
import { sql } from "drizzle-orm";
import type { sales } from "#drizzle/sales";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";

/** A sale of a file; `payment_id` is the transaction that paid it, if one did. */
export type FiledSaleRow = RowOf<
	typeof sales,
	| "id"
	| "owner_id"
	| "status"
	| "invoice_number"
	| "external_cost_amount"
	| "external_created_at"
	| "created_at"
	| "approved_at"
	| "reversed_at"
> & { payment_id: number | null };

/** Sales by id, with what paid them. */
export function listFiledSales(account_id: number, ids: readonly number[]) {
	return sql<FiledSaleRow>`select s.id, s.owner_id, s.status, s.invoice_number, s.external_cost_amount, s.external_created_at,
			s.created_at, s.approved_at, s.reversed_at, t.id as payment_id
		from ${rowsOf(ids)} e cross join sales s on s.account_id = ${account_id} and s.id = e.value
		left join ledger_transactions t on t.account_id = s.account_id and t.idempotency_key = 'sale:' || s.id
		where s.account_id = ${account_id}`;
}

/** True while these sales are as they were read. */
export function areSalesSo(account_id: number, read: readonly FiledSaleRow[]): Statement {
	return sql`select count(*) = ${read.length} from ${rowsOf(read)} e cross join sales s on s.account_id = ${account_id} and s.id = e.value ->> 'id'
		where s.account_id = ${account_id} and s.status = e.value ->> 'status' and s.approved_at is e.value ->> 'approved_at' and s.reversed_at is null`;
}

/** Removes them. They are taken back first, so that the triggers of that take them out of sums and competitions, too. */
export function removeSales(account_id: number, ids: readonly number[], now: number): Statement[] {
	const these = sql`account_id = ${account_id} and id in (select value from ${rowsOf(ids)})`;
	return [
		sql`update sales set reversed_at = ${now} where ${these}`,
		sql`update sale_categories set sales_count = sales_count - (select count(*) from sales s where s.account_id = ${account_id}
				and s.category_id = sale_categories.id and s.id in (select value from ${rowsOf(ids)}))
			where account_id = ${account_id} and id in (select s.category_id from sales s where s.account_id = ${account_id}
				and s.id in (select value from ${rowsOf(ids)}))`,
		sql`delete from sales where ${these}`,
	];
}
