/** Tells the giver that their recognition was not approved, and why. */
import { defineNotification } from "#workers/kernel/define-notification";
import { decidedValues } from "../rules/told-of-submission";

export const denied = defineNotification({
	kind: "recognition/denied",
	label: "recognition:notifications.denied.label",
	summary: "A recognition that waited for an approval was denied.",
	values: decidedValues,
	mayBeSwitchedOff: true,
	mail: {
		subject: "recognition:notifications.denied.subject",
		lines: ({ reason }, { say }) => [
			say("recognition:notifications.denied.line"),
			{ quote: reason },
			say("recognition:notifications.denied.again"),
		],
		action: {
			label: "recognition:notifications.denied.action",
			to: ({ submission_id }) => `/recognitions/submissions/${submission_id}`,
		},
		reason: "recognition:notifications.denied.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("recognition:notifications.denied.bell"),
		to: ({ submission_id }) => `/recognitions/submissions/${submission_id}`,
	},
});
