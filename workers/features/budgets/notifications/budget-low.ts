/** Tells a budget's owner that less is left in it than they wanted to be told of. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const budgetLow = defineNotification({
	kind: "budgets/budget-low",
	label: "budgets:notifications.low.label",
	summary: "Little is left in a budget.",
	told_to: ["account_owner", "budget_owner"],
	values: z.object({ budget_id: z.int(), name: z.string(), points_left: z.int(), threshold: z.int() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "budgets:notifications.low.subject",
		lines: (_values, { say }) => [say("budgets:notifications.low.line")],
		action: { label: "budgets:notifications.action", to: ({ budget_id }) => `/budgets/${budget_id}` },
		reason: "budgets:notifications.reason",
	},
	bell: {
		icon: "bag",
		text: (_values, { say }) => say("budgets:notifications.low.subject"),
		to: ({ budget_id }) => `/budgets/${budget_id}`,
	},
});
