/** The SQL of points beside the ledger's own statements: sums that counters and indexes serve. */
import { sql } from "drizzle-orm";
import type { Step } from "#workers/kernel/graph-steps";
import type { MemberScope } from "#workers/kernel/scope";
import { type MonthEdge, monthParts, type WholeMonth } from "../rules/month-parts";
import type { FlowTotal } from "../rules/sum-flows";

/** Milliseconds in one period of `ledger_flows`. */
const periodMs = 900_000;

/** Points that moved to or from members under one kind in one month, as parts that add up. */
export type StepFlow = FlowTotal & { step: string };

/** What moved to and from members in each of these months, by kind. */
export async function readFlows({ account, read }: MemberScope, steps: readonly Step[]): Promise<StepFlow[]> {
	const { months, edges } = monthParts(steps);
	const periods = edges.map(({ from, to, ...edge }) => ({ ...edge, from: from / periodMs, to: to / periodMs }));
	const parts = await Promise.all([read(listMonths(account.id, months)), read(listEdges(account.id, periods))]);
	return parts.flat();
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
