/** Begins the new cycle of budgets at midnight of the account's zone: what may not stay goes back, what belongs into it is put in. */

import { notify } from "#workers/features/notifications";
import { findAvailable, postTransactions, type Transaction, tenantAccountId } from "#workers/features/points";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { constraintFailure } from "#workers/kernel/errors";
import type { Scope } from "#workers/kernel/scope";
import { nextTurn, type Turn, turnOf } from "../rules/budget-cycle";
import { todayOf } from "../steps/today";
import { beginCycle, listTurning, nextTurnOfAll, noteTurn, type TurningBudget } from "../store/cycles";

/** So many budgets turn in one run; each is a batch of its own. */
const turnsAtOnce = 20;

export const turnCycles: ScheduledWork = {
	name: "budgets/turn-cycles",
	summary: "Begins the new cycles of budgets: carries over, gives back and fills.",
	triggers: ["budget_plans_turn", "budget_plans_turn_changed"],
	handler: async (scope) => {
		const now = scope.clock.now();
		const turning = await scope.read(listTurning(scope.account.id, { now, today: todayOf(scope) }, turnsAtOnce));
		for (const budget of turning) await turnBudget(scope, budget);
		return turning.length === turnsAtOnce ? now : nextTurnOfAll(scope.account.id);
	},
};

async function turnBudget(scope: Scope<null>, budget: TurningBudget): Promise<void> {
	const { account, clock } = scope;
	const turns_at = nextTurn(budget.cycle, clock.now(), account.time_zone);
	if (budget.turns_at === 0) return scope.remember([noteTurn(account.id, budget.budget_id, turns_at)]);
	const [[available], available_id] = await Promise.all([
		scope.read(findAvailable(account.id)),
		tenantAccountId(scope, "available"),
	]);
	// One that nobody can give from keeps what it has, and gets nothing.
	const turn: Turn =
		budget.is_open === 1
			? turnOf(budget, available?.balance ?? 0)
			: { kept: budget.points_remaining, returned: 0, filled: 0, missing: 0 };
	const told = isWorthTelling(turn)
		? notify(scope, "budgets/cycle-began", [budget], { budget_id: budget.budget_id, name: budget.name, ...turn })
		: { statements: [], follow: [] };
	try {
		await scope.commit({
			statements: [
				...beginCycle(account.id, budget, { points: turn.kept + turn.filled, turns_at }),
				...movementsOf(scope, budget, { ...turn, available_id }),
				...told.statements,
			],
			answer: {},
			audit: { subject_kind: "budget", subject_id: budget.budget_id, details: turn },
			follow: told.follow,
		});
	} catch (error) {
		// Somebody gave from it, or from what is available, at this moment: it is still due, and read anew in the next run.
		const { name } = constraintFailure(error) ?? {};
		if (name !== "internal_budget_moved" && name !== "ledger_accounts_balance_at_or_above_floor") throw error;
	}
}

const isWorthTelling = ({ returned, filled, missing }: Turn) => returned > 0 || filled > 0 || missing > 0;

/** What goes back to what is available, and what is put in from it. */
function movementsOf(
	scope: Scope<null>,
	{ budget_id, ledger_account_id, turns_at }: TurningBudget,
	{ returned, filled, available_id }: Turn & { available_id: number },
) {
	const { account, clock, translate } = scope;
	const movement = (what: "returned" | "filled", amount: number): Parameters<typeof postTransactions>[0][number] => {
		const transaction: Transaction = {
			...{ account_id: account.id, id: scope.newId(), kind: "assignment", actor_id: null, source: "budget", budget_id },
			idempotency_key: `budget-turn:${budget_id}:${turns_at}:${what}`,
			reason: translate(`budgets:owners.turn.${what}`),
			created_at: clock.now(),
		};
		const [debit_account_id, credit_account_id] =
			what === "returned" ? [ledger_account_id, available_id] : [available_id, ledger_account_id];
		return { ...transaction, entry: { debit_account_id, credit_account_id, amount } };
	};
	return postTransactions([
		...(returned > 0 ? [movement("returned", returned)] : []),
		...(filled > 0 ? [movement("filled", filled)] : []),
	]);
}
