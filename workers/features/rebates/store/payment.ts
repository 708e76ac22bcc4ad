/** The SQL of paying a rebate: the ledger accounts between which its points move, and what it was paid by. */
import { sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";

/** Between what a rebate's points move, whether its owner may receive them, and what the budget has. */
export type PaymentRow = {
	points_account_id: number;
	budget_account_id: number;
	budget_balance: number;
	may_receive: 0 | 1;
};

/** What paying somebody from a budget needs. */
export function findPayment(account_id: number, { owner_id, budget_id }: { owner_id: number; budget_id: number }) {
	return sql<PaymentRow>`select p.id as points_account_id, l.id as budget_account_id, l.balance as budget_balance,
			u.is_eligible_to_receive_points = 1 and u.status not in ('suspended', 'terminated', 'erased') as may_receive
		from users u join ledger_accounts p on p.account_id = u.account_id and p.kind = 'member' and p.unit = 'points' and p.owner_id = u.id
		join ledger_accounts l on l.account_id = u.account_id and l.kind = 'budget' and l.unit = 'points' and l.owner_id = ${budget_id}
		where u.account_id = ${account_id} and u.id = ${owner_id}`;
}

/** True while a ledger account has so many points. */
export function hasPoints(account_id: number, id: number, points: number): Statement {
	return sql`select count(*) from ledger_accounts l where l.account_id = ${account_id} and l.id = ${id} and l.balance >= ${points}`;
}

/** The ledger's key of the payment, which is made once. */
export const paymentKey = (rebate_id: number) => `rebate:${rebate_id}`;

/** The transaction that paid a rebate; none of one without points. */
export function findPaid(account_id: number, rebate_id: number) {
	return sql<{ id: number }>`select t.id from ledger_transactions t
		where t.account_id = ${account_id} and t.idempotency_key = ${paymentKey(rebate_id)}`;
}
