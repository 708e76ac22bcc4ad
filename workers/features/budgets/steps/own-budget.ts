/** The budgets that a person may look into and draw on: the account owner all, a budget owner those that they own. */
import { notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { type BudgetPlan, type BudgetRow, type Family, findBudget } from "../store/budgets";

/** A budget by id. Throws not found for one that is not there or not theirs. */
export async function readOwnBudget(scope: MemberScope, id: number): Promise<BudgetRow & BudgetPlan & Family> {
	const [budget] = await scope.read(findBudget(scope.account.id, id));
	const isSeen = budget && (scope.user.role === "account_owner" || budget.owner_id === scope.user.id);
	if (!isSeen) throw notFound("budget");
	return budget;
}
