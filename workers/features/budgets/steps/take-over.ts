/** Takes over the budgets of somebody who leaves: what is left goes back to what is available, and another owner answers for them. */
import { drainAccounts, tenantAccountId } from "#workers/features/points";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { listBudgetsOf, updateOwner } from "../store/budgets";

/** The statements, with what was in the budgets before them. */
export async function takeOverBudgets(
	scope: MemberScope,
	owner_id: number,
	reason: string,
): Promise<{ budgets: number; points: number; statements: Statement[] }> {
	const { account, user } = scope;
	const [budgets, into_account_id] = await Promise.all([
		scope.read(listBudgetsOf(account.id, owner_id)),
		tenantAccountId(scope, "available").catch(() => undefined),
	]);
	const points = budgets.reduce((sum, { points_remaining }) => sum + points_remaining, 0);
	if (budgets.length === 0) return { budgets: 0, points: 0, statements: [] };
	const accounts = budgets.map(({ id, ledger_account_id }) => ({
		transaction_id: scope.newId(),
		ledger_account_id,
		budget_id: id,
	}));
	const drained =
		into_account_id === undefined
			? []
			: drainAccounts({
					account_id: account.id,
					...{ kind: "assignment", accounts, into_account_id, actor_id: scope.actor?.id ?? user.id },
					...{ source: "budget", reason, now: scope.clock.now() },
				});
	return { budgets: budgets.length, points, statements: [...updateOwner(account.id, owner_id, user.id), ...drained] };
}
