/** Puts one or several budgets into a category, or takes them out of theirs. */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { readOwnBudget } from "../steps/own-budget";
import { updateCategory } from "../store/budgets";

/** More than a page of the list holds is never chosen. */
const maxBudgets = 100;

export const updateBudgetCategory = defineEndpoint({
	name: "budgets/update-budget-category",
	path: "/api/budgets/api_update_budget_category",
	summary: "Puts budgets into a category; an empty one takes them out of theirs.",
	access: ["account_owner"],
	input: z.object({ budget_ids: z.array(z.int()).min(1).max(maxBudgets), budget_category: text(100) }),
	output: z.object({ budget_count: z.int() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { budget_ids, budget_category }) => {
		const ids = [...new Set(budget_ids)];
		const budgets = await Promise.all(ids.map((id) => readOwnBudget(scope, id)));
		return scope.commit({
			statements: updateCategory(scope.account.id, ids, budget_category),
			answer: { budget_count: ids.length },
			audit: budgets.map(({ id, budget_category: before }) => ({
				subject_kind: "budget",
				subject_id: id,
				details: before === budget_category ? {} : { budget_category: { before, after: budget_category } },
			})),
		});
	},
});
