/** Tells an account owner what another one decided on their points, or that nobody decided in time. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const pointsDecided = defineNotification({
	kind: "budgets/points-decided",
	label: "budgets:notifications.pointsDecided.label",
	told_to: ["account_owner"],
	summary: "Points that waited for a second owner were confirmed, refused, or given back.",
	values: z.object({
		is_approved: z.literal([0, 1]),
		points: z.int(),
		reason: z.string(),
		notes: z.string(),
		/** 0: they went to people. */
		budget_id: z.int(),
	}),
	mayBeSwitchedOff: true,
	mail: {
		subject: "budgets:notifications.pointsDecided.subject",
		lines: ({ is_approved, notes }, { say }) => [
			say(`budgets:notifications.pointsDecided.line.${is_approved === 1 ? "approved" : "denied"}`),
			notes ? { quote: notes } : undefined,
		],
		action: { label: "budgets:notifications.pointsDecided.action", to: ({ budget_id }) => placeOf(budget_id) },
		reason: "budgets:notifications.pointsDecided.reason",
	},
	bell: {
		icon: "award",
		text: ({ is_approved }, { say }) =>
			say(`budgets:notifications.pointsDecided.bell.${is_approved === 1 ? "approved" : "denied"}`),
		to: ({ budget_id }) => placeOf(budget_id),
	},
});

const placeOf = (budget_id: number) => (budget_id === 0 ? "/moderation" : `/budgets/${budget_id}`);
