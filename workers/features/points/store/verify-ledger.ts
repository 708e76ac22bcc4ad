/** Recomputes a tenant's ledger from its lines and names every difference (gaps.md, "Ledger"). */
import { sql } from "drizzle-orm";

/** One thing that does not add up. */
export type LedgerFault = { fault: string; ledger_account_id: number | null; expected: number; found: number };

/** The statements whose rows are faults; no rows means that every balance equals its lines and the sum is 0. */
export function ledgerFaults(account_id: number) {
	return [
		sql<LedgerFault>`select 'balance differs from lines' as fault, a.id as ledger_account_id,
			coalesce(c.total, 0) - coalesce(d.total, 0) as expected, a.balance as found
			from ledger_accounts a
			left join (select e.credit_account_id as id, sum(e.amount) as total from ledger_entries e where e.account_id = ${account_id} group by e.credit_account_id) c on c.id = a.id
			left join (select e.debit_account_id as id, sum(e.amount) as total from ledger_entries e where e.account_id = ${account_id} group by e.debit_account_id) d on d.id = a.id
			where a.account_id = ${account_id} and a.balance <> coalesce(c.total, 0) - coalesce(d.total, 0)`,
		sql<LedgerFault>`select 'sum of all accounts is not 0' as fault, null as ledger_account_id, 0 as expected, sum(balance) as found
			from ledger_accounts where account_id = ${account_id} having sum(balance) <> 0`,
		sql<LedgerFault>`select 'balance below its floor' as fault, id as ledger_account_id, floor as expected, balance as found
			from ledger_accounts where account_id = ${account_id} and balance < floor`,
		sql<LedgerFault>`select 'statement differs from balance' as fault, a.id as ledger_account_id, a.balance as expected, coalesce(sum(s.amount), 0) as found
			from ledger_accounts a left join statement_lines s on s.account_id = a.account_id and s.ledger_account_id = a.id
			where a.account_id = ${account_id} and a.kind = 'member' group by a.id, a.balance having a.balance <> coalesce(sum(s.amount), 0)`,
		sql<LedgerFault>`select 'units differ' as fault, e.debit_account_id as ledger_account_id, 0 as expected, e.seq as found
			from ledger_entries e join ledger_accounts d on d.account_id = e.account_id and d.id = e.debit_account_id
			join ledger_accounts c on c.account_id = e.account_id and c.id = e.credit_account_id
			where e.account_id = ${account_id} and d.unit <> c.unit`,
		sql<LedgerFault>`select 'transaction without entries' as fault, null as ledger_account_id, 1 as expected, 0 as found
			from ledger_transactions t where t.account_id = ${account_id} and t.kind <> 'non_monetary'
			and not exists (select 1 from ledger_entries e where e.account_id = t.account_id and e.transaction_id = t.id)`,
		sql<LedgerFault>`select 'redemptions differ from orders' as fault, o.id as ledger_account_id, o.total_points as expected, sum(e.amount) as found
			from ledger_transactions t join ledger_entries e on e.account_id = t.account_id and e.transaction_id = t.id
			join orders o on o.account_id = t.account_id and o.id = t.order_id
			where t.account_id = ${account_id} and t.kind in ('Redemption', 'purchase') group by o.id, o.total_points having sum(e.amount) <> o.total_points`,
		sql<LedgerFault>`select 'redemption differs from its lines' as fault, p.transaction_id as ledger_account_id, p.points as expected, coalesce(sum(e.amount), 0) as found
			from (select l.transaction_id, sum(l.points * l.quantity) as points from order_lines l
				where l.account_id = ${account_id} and l.transaction_id is not null group by l.transaction_id) p
			left join ledger_entries e on e.account_id = ${account_id} and e.transaction_id = p.transaction_id
			group by p.transaction_id, p.points having coalesce(sum(e.amount), 0) <> p.points`,
		sql<LedgerFault>`select 'line and its points differ' as fault, l.id as ledger_account_id,
			(l.status in ('cancelled', 'refunded', 'returned')) as expected, (r.id is not null) as found
			from order_lines l left join ledger_transactions r on r.account_id = l.account_id and r.reverses_transaction_id = l.transaction_id
			where l.account_id = ${account_id} and l.transaction_id is not null
			and (l.status in ('cancelled', 'refunded', 'returned')) <> (r.id is not null)`,
	];
}
