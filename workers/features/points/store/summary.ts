/** The SQL of points beside the ledger's own statements: sums that counters and indexes serve. */
import { sql } from "drizzle-orm";
import type { FlowTotal } from "../rules/sum-flows";

/** Milliseconds in one period of `ledger_flows`. */
const periodMs = 900_000;

/** What moved to and from members in [from, to), by kind; both are on quarters of an hour. */
export function listFlows(account_id: number, from: number, to: number) {
	return sql<FlowTotal>`select kind, sum(amount) as points from ledger_flows
		where account_id = ${account_id} and unit = 'points' and period >= ${Math.floor(from / periodMs)} and period < ${Math.floor(to / periodMs)}
		and kind in ('Issuance', 'Issuance [Direct Deposit]', 'Issuance [Point Purchase]', 'Issuance Reversed',
		'Issuance [Point Purchase Reversal]', 'Redemption', 'Redemption Reversed') group by kind`;
}

/** What is left in all active budgets, and what they were given this cycle. */
export function findBudgetLeft(account_id: number) {
	return sql<{
		points_remaining: number;
		points_budgeted: number;
	}>`select coalesce(sum(l.balance), 0) as points_remaining,
		coalesce(sum(b.points_budgeted), 0) as points_budgeted
		from budgets b join ledger_accounts l on l.account_id = b.account_id and l.id = b.ledger_account_id
		where b.account_id = ${account_id} and b.is_active = 1`;
}

/** How much a verification went through. */
export function findLedgerSize(account_id: number) {
	return sql<{ account_count: number; entry_count: number }>`select
		(select count(*) from ledger_accounts a where a.account_id = ${account_id}) as account_count,
		(select count(*) from ledger_entries e where e.account_id = ${account_id}) as entry_count`;
}

/** How many people can sign in, and how many have not joined yet, from the counters by status. */
export function findMemberCounts(account_id: number) {
	return sql<{ active: number; not_joined: number }>`select
		coalesce(sum(count) filter (where status = 'active'), 0) as active,
		coalesce(sum(count) filter (where status = 'invited'), 0) as not_joined
		from member_counts where account_id = ${account_id}`;
}
