/** Reminds whoever decides that a recognition still waits. */
import { defineNotification } from "#workers/kernel/define-notification";
import { askedLines, askedValues } from "../rules/told-of-submission";

export const approvalReminded = defineNotification({
	kind: "recognition/approval-reminded",
	label: "recognition:notifications.approvalReminded.label",
	summary: "A recognition has waited for an approval for some days.",
	values: askedValues,
	mayBeSwitchedOff: true,
	mail: {
		subject: "recognition:notifications.approvalReminded.subject",
		lines: (values, { say }) => [say("recognition:notifications.approvalReminded.line"), ...askedLines(values, say)],
		action: {
			label: "recognition:notifications.approvalAsked.action",
			to: ({ request_id }) => `/moderation/${request_id}`,
		},
		reason: "recognition:notifications.approvalAsked.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("recognition:notifications.approvalReminded.bell"),
		to: ({ request_id }) => `/moderation/${request_id}`,
	},
});
