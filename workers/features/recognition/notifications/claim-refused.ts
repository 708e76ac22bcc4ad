/** Tells who asked a program for points that they get none, and why. */
import { defineNotification } from "#workers/kernel/define-notification";
import { claimDecidedValues } from "../rules/told-of-claim";

export const claimRefused = defineNotification({
	kind: "recognition/claim-refused",
	label: "recognition:notifications.claimRefused.label",
	summary: "Points that somebody asked a program for were refused.",
	values: claimDecidedValues,
	mayBeSwitchedOff: true,
	mail: {
		subject: "recognition:notifications.claimRefused.subject",
		lines: ({ reason }, { say }) => [
			say("recognition:notifications.claimRefused.line"),
			reason ? { quote: reason } : undefined,
		],
		action: {
			label: "recognition:notifications.claimRefused.action",
			to: ({ claim_id }) => `/recognitions/claims/${claim_id}`,
		},
		reason: "recognition:notifications.claimRefused.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("recognition:notifications.claimRefused.bell"),
		to: ({ claim_id }) => `/recognitions/claims/${claim_id}`,
	},
});
