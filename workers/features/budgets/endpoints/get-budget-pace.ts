/** The budgets that run out first at their pace, with the day; those that last come after them, the emptiest first. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { paceOf } from "../rules/budget-pace";
import { todayOf } from "../steps/today";
import { listPacedBudgets } from "../store/budgets";

/** Budgets that are looked at, and those that are shown. */
const maxBudgets = 500;
const shownBudgets = 6;

const day = z.string().nullable();

export const getBudgetPace = defineEndpoint({
	name: "budgets/get-budget-pace",
	path: "/api/budgets/api_get_budget_pace",
	summary:
		"The budgets that run out first, each with the day at its pace: what was spent since its cycle began, over the days since then.",
	access: ["account_owner"],
	flags: ["!hide_points_for_account"],
	input: z.object({}),
	output: z.object({
		budgets: z.array(
			z.object({
				id: z.int(),
				name: z.string(),
				owner: z.string(),
				points_remaining: z.int(),
				points_budgeted: z.int(),
				/** The day on which it runs out; null: not before its cycle ends. */
				runs_out_on: day,
				/** The last day of its cycle; null: it has none. */
				ends_on: day,
			}),
		),
		budget_count: z.int(),
	}),
	repetition: { kind: "read" },
	handler: async (scope) => {
		const { account, clock, read } = scope;
		const rows = await read(listPacedBudgets(account.id, todayOf(scope), maxBudgets));
		const budgets = rows.map(({ id, name, owner, points_remaining, points_budgeted, ...rest }) => ({
			id,
			name,
			owner,
			points_remaining,
			points_budgeted,
			...paceOf({ points_remaining, points_budgeted, ...rest }, clock.now(), account.time_zone),
		}));
		const urgency = (budget: (typeof budgets)[number]) => budget.runs_out_on ?? "9999";
		const share = (budget: (typeof budgets)[number]) => budget.points_remaining / budget.points_budgeted;
		budgets.sort((a, b) => urgency(a).localeCompare(urgency(b)) || share(a) - share(b));
		return { budgets: budgets.slice(0, shownBudgets), budget_count: rows.length };
	},
});
