/** The SQL of approving sales and of taking them back. */
import { sql } from "drizzle-orm";
import type { sales } from "#drizzle/sales";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import { shownStatus } from "./sales";

/** A sale that may be approved, with the accounts between which its points move. */
export type WaitingSaleRow = RowOf<
	typeof sales,
	| "id"
	| "owner_id"
	| "budget_id"
	| "total_points_earned"
	| "invoice_number"
	| "external_cost_amount"
	| "external_created_at"
> & {
	status: string;
	brand_status: string;
	owner_status: string;
	is_eligible: 0 | 1;
	points_account_id: number;
	budget_account_id: number;
	budget_balance: number;
	/** JSON: who helped and gets points, with the accounts that they go to. */
	helpers: string;
	may_helpers_receive: 0 | 1;
};

/** Those who helped with a sale `s` and get points of it. */
const helpersOfSale = sql`from sale_representatives r
	join users h on h.account_id = r.account_id and h.id = r.user_id
	join ledger_accounts a on a.account_id = r.account_id and a.kind = 'member' and a.unit = 'points' and a.owner_id = r.user_id
	where r.account_id = s.account_id and r.sale_id = s.id and r.points > 0`;

/** Sales by id with what approving them needs. */
export function listWaiting(account_id: number, ids: readonly number[]) {
	return sql<WaitingSaleRow>`select s.id, s.owner_id, s.budget_id, s.total_points_earned, s.invoice_number, s.external_cost_amount, s.external_created_at, ${shownStatus} as status, b.status as brand_status, u.status as owner_status,
			u.is_eligible_to_receive_points as is_eligible, p.id as points_account_id, l.id as budget_account_id, l.balance as budget_balance,
			(select json_group_array(json_object('user_id', r.user_id, 'points', r.points, 'points_account_id', a.id)) ${helpersOfSale}) as helpers,
			(select coalesce(min(h.is_eligible_to_receive_points = 1 and h.status not in ('suspended', 'terminated', 'erased')), 1)
				${helpersOfSale}) as may_helpers_receive
		from ${rowsOf(ids)} e cross join sales s on s.account_id = ${account_id} and s.id = e.value
		join sale_brands b on b.account_id = s.account_id and b.id = s.brand_id
		join users u on u.account_id = s.account_id and u.id = s.owner_id
		join ledger_accounts p on p.account_id = s.account_id and p.kind = 'member' and p.unit = 'points' and p.owner_id = s.owner_id
		join ledger_accounts l on l.account_id = s.account_id and l.kind = 'budget' and l.unit = 'points' and l.owner_id = s.budget_id
		where s.account_id = ${account_id}`;
}

/** True while all of these wait, and their brands are approved. */
export function areAllPending(account_id: number, ids: readonly number[]): Statement {
	return sql`select count(*) = ${ids.length} from ${rowsOf(ids)} e cross join sales s on s.account_id = ${account_id} and s.id = e.value
		join sale_brands b on b.account_id = s.account_id and b.id = s.brand_id
		where s.account_id = ${account_id} and s.status = 'pending' and s.reversed_at is null and b.status = 'approved'`;
}

/** Approves them; each has its points in the same batch. */
export function approveSaleRows(
	account_id: number,
	ids: readonly number[],
	approved_by: number,
	now: number,
): Statement {
	return sql`update sales set status = 'approved', approved_by = ${approved_by}, approved_at = ${now}
		where account_id = ${account_id} and id in (select value from ${rowsOf(ids)})`;
}

/** True while each of these ledger accounts of budgets has what it is to pay. */
export function canBudgetsPay(
	account_id: number,
	sums: readonly { ledger_account_id: number; points: number }[],
): Statement {
	return sql`select count(*) = ${sums.length} from ${rowsOf(sums)} e cross join ledger_accounts l
		on l.account_id = ${account_id} and l.id = e.value ->> 'ledger_account_id' where l.account_id = ${account_id} and l.balance >= e.value ->> 'points'`;
}

/** True while a sale is shown as this. */
export function isSaleStill(account_id: number, id: number, status: string): Statement {
	return sql`select count(*) from sales s where s.account_id = ${account_id} and s.id = ${id} and ${shownStatus} = ${status}`;
}

/** Takes a sale back, or refuses one that waits, and keeps why. */
export function reverseSaleRow(account_id: number, id: number, reason: string, now: number): Statement {
	return sql`update sales set reversed_at = ${now}, reversal_reason = ${reason} where account_id = ${account_id} and id = ${id}`;
}

/** The transactions that paid a sale, of its seller and of those who helped. */
export function listPayments(account_id: number, sale_id: number) {
	return sql<{
		id: number;
	}>`select t.id from ledger_transactions t where t.account_id = ${account_id} and t.idempotency_key = ${`sale:${sale_id}`}
		union all select t.id from sale_representatives r join ledger_transactions t on t.account_id = r.account_id
			and t.idempotency_key = 'sale:' || r.sale_id || ':' || r.user_id where r.account_id = ${account_id} and r.sale_id = ${sale_id}`;
}
