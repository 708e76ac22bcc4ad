/** Asks somebody else for a decision that those who were asked did not make. */
import { defineNotification } from "#workers/kernel/define-notification";
import { askedLines, askedValues } from "../rules/told-of-submission";

export const approvalEscalated = defineNotification({
	kind: "recognition/approval-escalated",
	label: "recognition:notifications.approvalEscalated.label",
	summary: "Nobody decided on a recognition, and somebody else is asked.",
	values: askedValues,
	mayBeSwitchedOff: true,
	mail: {
		subject: "recognition:notifications.approvalEscalated.subject",
		lines: (values, { say }) => [say("recognition:notifications.approvalEscalated.line"), ...askedLines(values, say)],
		action: {
			label: "recognition:notifications.approvalAsked.action",
			to: ({ request_id }) => `/moderation/${request_id}`,
		},
		reason: "recognition:notifications.approvalAsked.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("recognition:notifications.approvalEscalated.bell"),
		to: ({ request_id }) => `/moderation/${request_id}`,
	},
});
