/** The SQL of cycles and of low budgets: which turn now, what a turn writes, and whose owners are to be told. */
import { type SQL, sql } from "drizzle-orm";
import { type Addressee, addresseeColumns } from "#workers/features/members";
import { assertThat } from "#workers/kernel/assertions";
import { never } from "#workers/kernel/due-work";
import type { Statement } from "#workers/kernel/sql";
import type { Cycle } from "../rules/budget-status";
import { type BudgetPlan, touchBudgets } from "./budgets";

/** A budget whose next cycle begins, with its owner. */
export type TurningBudget = Addressee & {
	budget_id: number;
	name: string;
	cycle: Cycle;
	is_open: 0 | 1;
	/** 0: nobody looked yet. */
	turns_at: number;
	ledger_account_id: number;
	points_remaining: number;
	cycle_points: number;
	rollover_percent: number;
};

/** Keeps a budget's plan; whose threshold is another one may be told anew. */
export function savePlan(account_id: number, budget_id: number, plan: BudgetPlan): Statement {
	return sql`insert into budget_plans (account_id, budget_id, cycle_points, rollover_percent, turns_at, low_threshold)
		values (${account_id}, ${budget_id}, ${plan.cycle_points}, ${plan.rollover_percent}, ${plan.turns_at}, ${plan.low_threshold})
		on conflict (account_id, budget_id) do update set cycle_points = excluded.cycle_points,
			rollover_percent = excluded.rollover_percent, turns_at = excluded.turns_at,
			low_told_at = iif(low_threshold is excluded.low_threshold, low_told_at, null), low_threshold = excluded.low_threshold`;
}

/** Budgets whose cycle turns, or of which nobody looked yet when it does; `today` is the account's day, by which one is open. */
export function listTurning(account_id: number, { now, today }: { now: number; today: string }, limit: number) {
	return sql<TurningBudget>`select b.id as budget_id, b.name, b.cycle, p.turns_at, b.ledger_account_id, p.cycle_points,
		p.rollover_percent, l.balance as points_remaining,
		(b.is_active = 1 and coalesce(b.to_date, '9999') >= ${today} and coalesce(b.from_date, '') <= ${today}) as is_open,
		${addresseeColumns("u")}
		from budget_plans p indexed by budget_plans_by_turn
		cross join budgets b on b.account_id = p.account_id and b.id = p.budget_id
		cross join ledger_accounts l on l.account_id = b.account_id and l.id = b.ledger_account_id
		cross join users u on u.account_id = b.account_id and u.id = b.owner_id
		where p.account_id = ${account_id} and p.turns_at <= ${now} order by p.turns_at limit ${limit}`;
}

/** When the next cycle of any budget begins. */
export const nextTurnOfAll = (account_id: number): SQL =>
	sql`coalesce((select p.turns_at from budget_plans p where p.account_id = ${account_id} and p.turns_at is not null
		order by p.turns_at limit 1), ${never})`;

/** Says when a budget's next cycle begins, where nobody said it yet. */
export function noteTurn(account_id: number, budget_id: number, turns_at: number | null): Statement {
	return sql`update budget_plans set turns_at = ${turns_at}
		where account_id = ${account_id} and budget_id = ${budget_id} and turns_at = 0`;
}

/** Begins a cycle with so many points, beside those that are held; refused when somebody moved points or turned it meanwhile: it is read and done again. */
export function beginCycle(
	account_id: number,
	budget: Pick<TurningBudget, "budget_id" | "ledger_account_id" | "points_remaining" | "turns_at">,
	{ points, turns_at }: { points: number; turns_at: number | null },
): Statement[] {
	const { budget_id, ledger_account_id, points_remaining } = budget;
	return [
		assertThat(
			"internal_budget_moved",
			sql`select count(*) = 1 from budget_plans p cross join ledger_accounts l
				on l.account_id = p.account_id and l.id = ${ledger_account_id}
				where p.account_id = ${account_id} and p.budget_id = ${budget_id} and p.turns_at = ${budget.turns_at}
				and l.balance = ${points_remaining}`,
		),
		sql`update budget_plans set turns_at = ${turns_at} where account_id = ${account_id} and budget_id = ${budget_id}`,
		sql`update budgets set points_budgeted = ${points} + points_in_approval where account_id = ${account_id} and id = ${budget_id}`,
		...touchBudgets(account_id),
	];
}

/** A budget that holds less than its owner wants to be told of, or more again. */
export type LowBudget = Addressee & {
	budget_id: number;
	name: string;
	points_remaining: number;
	low_threshold: number;
	low_told_at: number | null;
};

/** Budgets of which the owner is to be told, or that hold enough again. */
export function listLow(account_id: number, limit: number) {
	return sql<LowBudget>`select b.id as budget_id, b.name, l.balance as points_remaining, p.low_threshold, p.low_told_at,
		${addresseeColumns("u")}
		from budget_plans p indexed by budget_plans_with_threshold
		cross join budgets b on b.account_id = p.account_id and b.id = p.budget_id
		cross join ledger_accounts l on l.account_id = b.account_id and l.id = b.ledger_account_id
		cross join users u on u.account_id = b.account_id and u.id = b.owner_id
		where p.account_id = ${account_id} and p.low_threshold is not null
		and (b.is_active = 1 and l.balance < p.low_threshold) = (p.low_told_at is null)
		order by p.budget_id limit ${limit}`;
}

/** Notes of budgets that their owners were told, or that they may be told again. */
export function noteTold(account_id: number, ids: readonly number[], low_told_at: number | null): Statement {
	return sql`update budget_plans set low_told_at = ${low_told_at}
		where account_id = ${account_id} and budget_id in (select value from json_each(${JSON.stringify(ids)}))`;
}

/** When budgets are looked at next: never while no owner wants to be told. */
export const nextLook = (account_id: number, next: number): SQL =>
	sql`iif(exists (select 1 from budget_plans p where p.account_id = ${account_id} and p.low_threshold is not null), ${next}, ${never})`;
