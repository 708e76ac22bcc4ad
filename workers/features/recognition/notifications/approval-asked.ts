/** Tells whoever decides that a recognition waits for them. */
import { defineNotification } from "#workers/kernel/define-notification";
import { askedLines, askedValues } from "../rules/told-of-submission";

export const approvalAsked = defineNotification({
	kind: "recognition/approval-asked",
	label: "recognition:notifications.approvalAsked.label",
	summary: "Somebody has to approve a recognition.",
	values: askedValues,
	mayBeSwitchedOff: true,
	mail: {
		subject: "recognition:notifications.approvalAsked.subject",
		lines: (values, { say }) => [say("recognition:notifications.approvalAsked.line"), ...askedLines(values, say)],
		action: {
			label: "recognition:notifications.approvalAsked.action",
			to: ({ request_id }) => `/moderation/${request_id}`,
		},
		reason: "recognition:notifications.approvalAsked.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("recognition:notifications.approvalAsked.bell"),
		to: ({ request_id }) => `/moderation/${request_id}`,
	},
});
