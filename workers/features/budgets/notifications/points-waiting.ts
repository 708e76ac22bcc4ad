/** Tells the other account owners that points of one of them wait for their confirmation. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const pointsWaiting = defineNotification({
	kind: "budgets/points-waiting",
	label: "budgets:notifications.pointsWaiting.label",
	told_to: ["account_owner"],
	summary: "Points that an account owner gives wait for another owner's confirmation.",
	values: z.object({ request_id: z.int(), name: z.string(), points: z.int(), reason: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "budgets:notifications.pointsWaiting.subject",
		lines: ({ reason }, { say }) => [say("budgets:notifications.pointsWaiting.line"), { quote: reason }],
		action: {
			label: "budgets:notifications.pointsWaiting.action",
			to: ({ request_id }) => `/moderation/${request_id}`,
		},
		reason: "budgets:notifications.pointsWaiting.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("budgets:notifications.pointsWaiting.bell"),
		to: ({ request_id }) => `/moderation/${request_id}`,
	},
});
