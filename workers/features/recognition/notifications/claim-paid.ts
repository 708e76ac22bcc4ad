/** Tells who asked a program for points that they got them, and why they are fewer. */
import { defineNotification } from "#workers/kernel/define-notification";
import { claimDecidedValues } from "../rules/told-of-claim";

export const claimPaid = defineNotification({
	kind: "recognition/claim-paid",
	label: "recognition:notifications.claimPaid.label",
	summary: "Points that somebody asked a program for were given.",
	values: claimDecidedValues,
	mayBeSwitchedOff: true,
	mail: {
		subject: "recognition:notifications.claimPaid.subject",
		lines: ({ points, asked_points, reason }, { say }) => [
			say("recognition:notifications.claimPaid.line"),
			points < asked_points ? say("recognition:notifications.claimPaid.lowered") : undefined,
			reason ? { quote: reason } : undefined,
		],
		action: {
			label: "recognition:notifications.claimPaid.action",
			to: ({ claim_id }) => `/recognitions/claims/${claim_id}`,
		},
		reason: "recognition:notifications.claimPaid.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("recognition:notifications.claimPaid.bell"),
		to: ({ claim_id }) => `/recognitions/claims/${claim_id}`,
	},
});
