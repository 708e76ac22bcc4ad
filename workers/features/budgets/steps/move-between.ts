/** One movement of points between two places, and what has to be written with it. */
import { postTransaction } from "#workers/features/points";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { touchBudgets, updateBudgeted } from "../store/budgets";
import { type PointsPlace, readPlace } from "./points-place";

/** Where from and where to; null is what is available. */
export type Movement = {
	transaction_id: number;
	from: PointsPlace;
	to: PointsPlace;
	points: number;
	reason: string;
	program_id?: number;
};

/** The ledger's transaction, what counts as budgeted on both sides, and the versions of what lists show. */
export function moveBetween(scope: MemberScope, movement: Movement): Statement[] {
	const { transaction_id, from, to, points, reason, program_id } = movement;
	const account_id = scope.account.id;
	return [
		...postTransaction(
			{
				account_id,
				id: transaction_id,
				kind: "assignment",
				idempotency_key: `budget-points:${transaction_id}`,
				actor_id: scope.actor?.id ?? scope.user.id,
				source: "budget",
				reason,
				program_id,
				budget_id: to.budget_id ?? from.budget_id,
				created_at: scope.clock.now(),
			},
			[{ debit_account_id: from.ledger_account_id, credit_account_id: to.ledger_account_id, amount: points }],
		),
		...(from.budget_id === null ? [] : [updateBudgeted(account_id, from.budget_id, -points)]),
		...(to.budget_id === null ? [] : [updateBudgeted(account_id, to.budget_id, points)]),
		...touchBudgets(account_id),
	];
}

/** Puts points from what is available into a budget: what lies in both before it, and what has to be written. */
export async function fillBudget(
	scope: MemberScope,
	{ budget_id, ...movement }: Omit<Movement, "from" | "to"> & { budget_id: number },
): Promise<{ available: number; points_before: number; statements: Statement[] }> {
	const [from, to] = await Promise.all([readPlace(scope, null), readPlace(scope, budget_id)]);
	return {
		available: from.points,
		points_before: to.points,
		statements: moveBetween(scope, { ...movement, from, to }),
	};
}
