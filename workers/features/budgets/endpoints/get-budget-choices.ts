/** The budgets among which somebody chooses, with what is left in each, and what is available beside them. */
import { z } from "zod";
import { findAvailable } from "#workers/features/points";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { listChoices } from "../store/budgets";

/** More budgets than these are not chosen from a list. */
const maxChoices = 500;

export const getBudgetChoices = defineEndpoint({
	name: "budgets/get-budget-choices",
	path: "/api/budgets/api_get_budget_choices",
	summary: "The budgets that somebody may move points between, by name, and what is available, for account owners.",
	access: ["account_owner", "budget_owner"],
	flags: ["!hide_points_for_account"],
	input: z.object({}),
	output: z.object({
		budgets: z.array(z.object({ id: z.int(), name: z.string(), points_remaining: z.int() })),
		/** Funded by the provider and in no budget yet; null for who does not look after it. */
		available_points: z.int().nullable(),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }) => {
		const isOwner = user.role === "account_owner";
		const [budgets, [available]] = await Promise.all([
			read(listChoices(account.id, isOwner ? null : user.id, maxChoices)),
			read(findAvailable(account.id)),
		]);
		return { budgets, available_points: isOwner ? (available?.balance ?? 0) : null };
	},
});
