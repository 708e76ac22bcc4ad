/** The SQL of points beside the ledger's own statements: sums that counters and indexes serve. */
import { type SQL, sql } from "drizzle-orm";
import type { Step } from "#workers/kernel/graph-steps";
import { amongActive } from "#workers/kernel/people-sets";
import type { MemberScope } from "#workers/kernel/scope";
import { type MonthEdge, monthParts, type WholeMonth } from "../rules/month-parts";
import type { FlowTotal } from "../rules/sum-flows";

/** Milliseconds in one period of `ledger_flows`. */
const periodMs = 900_000;

/** Points that moved to or from members under one kind in one month, as parts that add up. */
export type StepFlow = FlowTotal & { step: string };

/**
 * What moved to and from members in each of these months, by kind. Of the people of the reader's global filter it is summed
 * from their lines, of everybody it is read from counters.
 */
export async function readFlows(scope: MemberScope, steps: readonly Step[]): Promise<StepFlow[]> {
	const { account, read } = scope;
	const among = amongActive(scope, sql`a.owner_id`);
	if (among.length > 0) return read(listFlowsOf(account.id, steps, among));
	const { months, edges } = monthParts(steps);
	const periods = edges.map(({ from, to, ...edge }) => ({ ...edge, from: from / periodMs, to: to / periodMs }));
	const parts = await Promise.all([read(listMonths(account.id, months)), read(listEdges(account.id, periods))]);
	return parts.flat();
}

/** Along the entries of each person's account since the first moment; what goes out is told like what comes in, without a sign. */
function listFlowsOf(account_id: number, steps: readonly Step[], among: readonly SQL[]) {
	const [from, to] = [Math.min(...steps.map(({ start }) => start)), Math.max(...steps.map(({ end }) => end))];
	const side = (column: SQL) => sql`select e.value ->> 'key' as step, t.kind, l.amount
		from ledger_accounts a cross join ledger_entries l on l.account_id = a.account_id and ${column} = a.id
			and l.created_at >= ${from} and l.created_at < ${to}
		cross join ledger_transactions t on t.account_id = l.account_id and t.id = l.transaction_id
		cross join json_each(${JSON.stringify(steps)}) e
		where a.account_id = ${account_id} and a.kind = 'member' and a.unit = 'points' and ${sql.join([...among], sql` and `)}
			and l.created_at >= e.value ->> 'start' and l.created_at < e.value ->> 'end'`;
	return sql<StepFlow>`select step, kind, sum(amount) as points from (
		${side(sql`l.credit_account_id`)} union all ${side(sql`l.debit_account_id`)}) group by step, kind`;
}

function listMonths(account_id: number, months: readonly WholeMonth[]) {
	return sql<StepFlow>`select e.value ->> 'step' as step, m.kind, m.amount as points
		from json_each(${JSON.stringify(months)}) e cross join ledger_months m
		where m.account_id = ${account_id} and m.unit = 'points' and m.month = e.value ->> 'month'`;
}

function listEdges(account_id: number, edges: readonly MonthEdge[]) {
	return sql<StepFlow>`select e.value ->> 'step' as step, f.kind, f.amount * (e.value ->> 'sign') as points
		from json_each(${JSON.stringify(edges)}) e cross join ledger_flows f
		where f.account_id = ${account_id} and f.unit = 'points'
		and f.period >= (e.value ->> 'from') and f.period < (e.value ->> 'to')`;
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
