/**
 * Splits a budget into several new ones, each with an owner and a part of its points; invariant: it is one batch, nothing is
 * made (`ledger_accounts_balance_at_or_above_floor`), and two budgets never share a name (`budgets_by_name`).
 */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { checkParts, splitInput } from "../steps/check-parts";
import { moveBetween } from "../steps/move-between";
import { readOwnBudget } from "../steps/own-budget";
import { insertBudget } from "../store/budgets";
import { isOwnedBy } from "../store/split";

const figures = z.object({ budget_id: z.int(), points_before: z.int(), points_after: z.int() });

export const splitBudget = defineEndpoint({
	name: "budgets/split-budget",
	path: "/api/budgets/api_split_budget",
	summary: "Splits a budget into several new ones, each with its owner and a part of the points that are left.",
	access: ["account_owner", "budget_owner"],
	flags: ["!hide_points_for_account"],
	input: splitInput,
	output: z.object({ budget: figures, parts: z.array(figures.extend({ transaction_id: z.int() })) }),
	errors: {
		points_not_available: { constraints: ["ledger_accounts_balance_at_or_above_floor"] },
		budget_name_taken: { constraints: ["budgets.account_id, budgets.name"] },
		budget_not_yours: {},
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, said) => {
		const { account, clock, newId } = scope;
		const budget = await readOwnBudget(scope, said.budget_id);
		const owners = await checkParts(scope, said, budget.points_remaining);
		const from = { budget_id: budget.id, ledger_account_id: budget.ledger_account_id, name: budget.name, points: 0 };
		const parts = said.parts.map((part, at) => ({
			...{ ...part, id: newId(), ledger_account_id: newId(), transaction_id: newId(), owner_id: owners[at]! },
		}));
		const { budget_category, from_date, to_date, is_active } = budget;
		const sum = parts.reduce((total, { points }) => total + points, 0);
		return scope.commit({
			statements: [
				assertThat("budget_not_yours", isOwnedBy(account.id, budget.id, budget.owner_id)),
				...parts.flatMap(({ id, ledger_account_id, transaction_id, name, owner_id, points }) => [
					...insertBudget(
						account.id,
						{
							...{ id, ledger_account_id, parent_id: budget.id, name, owner_id, budget_category },
							...{ cycle: "none", is_active, from_date, to_date },
						},
						clock.now(),
					),
					...moveBetween(scope, {
						...{ transaction_id, from, points, reason: said.reason },
						to: { budget_id: id, ledger_account_id, name, points: 0 },
					}),
				]),
			],
			answer: {
				budget: {
					budget_id: budget.id,
					points_before: budget.points_remaining,
					points_after: budget.points_remaining - sum,
				},
				parts: parts.map(({ id, transaction_id, points }) => ({
					...{ budget_id: id, transaction_id, points_before: 0, points_after: points },
				})),
			},
			audit: [
				{
					subject_kind: "budget",
					subject_id: budget.id,
					details: { points: sum, into: parts.map(({ name }) => name), reason: said.reason },
				},
				...parts.map(({ id, points, owner_id }) => ({
					subject_kind: "budget",
					subject_id: id,
					details: { points, from: budget.name, owner_id },
				})),
			],
		});
	},
});
