/**
 * Takes over the budgets of somebody who leaves: what is left in one goes back to the budget from which it was split off,
 * whose owner answers for it then, else to what is available.
 */
import { drainAccounts, tenantAccountId } from "#workers/features/points";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { type LeftBudget, listBudgetsOf, updateOwner, updateTakenBack } from "../store/split";

/** The statements, with what was in the budgets before them; `leaving` are all who leave in the same batch. */
export async function takeOverBudgets(
	scope: MemberScope,
	owner_id: number,
	reason: string,
	leaving: readonly number[] = [owner_id],
): Promise<{ budgets: number; points: number; statements: Statement[] }> {
	const { account, user } = scope;
	const [budgets, available] = await Promise.all([
		scope.read(listBudgetsOf(account.id, owner_id, leaving)),
		tenantAccountId(scope, "available").catch(() => undefined),
	]);
	const points = budgets.reduce((sum, { points_remaining }) => sum + points_remaining, 0);
	if (budgets.length === 0) return { budgets: 0, points: 0, statements: [] };
	const named = budgets.flatMap(({ id, parent_owner_id }) =>
		parent_owner_id === null ? [] : [{ id, owner_id: parent_owner_id }],
	);
	const back = byPlace(budgets, available).flatMap(({ parent_id, into_account_id, list }) => [
		...(parent_id === null ? [] : [updateTakenBack(account.id, parent_id, list.map(accountOf))]),
		...drainAccounts({
			account_id: account.id,
			...{ kind: "assignment" as const, into_account_id, actor_id: scope.actor?.id ?? user.id },
			accounts: list.map((budget) => ({
				...{ transaction_id: scope.newId(), ledger_account_id: accountOf(budget), budget_id: budget.id },
			})),
			...{ source: "budget", reason, now: scope.clock.now() },
		}),
	]);
	return {
		budgets: budgets.length,
		points,
		statements: [...updateOwner(account.id, owner_id, user.id, named), ...back],
	};
}

const accountOf = ({ ledger_account_id }: LeftBudget) => ledger_account_id;

/** The budgets by what takes back what is left in them; without anything funded there is nothing to take back. */
function byPlace(budgets: readonly LeftBudget[], available: number | undefined) {
	const places = new Map<number, { parent_id: number | null; into_account_id: number; list: LeftBudget[] }>();
	for (const budget of budgets) {
		const into_account_id = budget.parent_ledger_account_id ?? available;
		if (into_account_id === undefined) continue;
		const place = places.get(into_account_id) ?? { parent_id: budget.parent_id, into_account_id, list: [] };
		place.list.push(budget);
		places.set(into_account_id, place);
	}
	return [...places.values()];
}
