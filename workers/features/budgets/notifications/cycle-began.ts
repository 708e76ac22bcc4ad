/** Tells a budget's owner that its new cycle began: what stayed, what went back, and what was put in. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

const points = z.int();

export const cycleBegan = defineNotification({
	kind: "budgets/cycle-began",
	label: "budgets:notifications.cycle.label",
	summary: "A new cycle of a budget began.",
	told_to: ["account_owner", "budget_owner"],
	values: z.object({
		...{ budget_id: z.int(), name: z.string() },
		...{ kept: points, returned: points, filled: points, missing: points },
	}),
	mayBeSwitchedOff: true,
	mail: {
		subject: "budgets:notifications.cycle.subject",
		lines: ({ kept, returned, filled, missing }, { say, figure }) => [
			say("budgets:notifications.cycle.line"),
			{
				rows: [
					{ name: say("budgets:notifications.cycle.kept"), figure: figure(kept) },
					{ name: say("budgets:notifications.cycle.filled"), figure: figure(filled) },
					{ name: say("budgets:notifications.cycle.returned"), figure: figure(returned) },
				],
			},
			missing > 0 ? say("budgets:notifications.cycle.missing") : undefined,
		],
		action: { label: "budgets:notifications.action", to: ({ budget_id }) => `/budgets/${budget_id}` },
		reason: "budgets:notifications.reason",
	},
	bell: {
		icon: "bag",
		text: ({ missing }, { say }) => say(`budgets:notifications.cycle.${missing > 0 ? "bellMissing" : "bell"}`),
		to: ({ budget_id }) => `/budgets/${budget_id}`,
	},
});
