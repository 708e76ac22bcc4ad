/** Tells somebody that a colleague mentioned them in a comment. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const mentioned = defineNotification({
	kind: "activity/mentioned",
	label: "activity:notifications.mentioned.label",
	summary: "A colleague mentioned somebody in a comment.",
	values: z.object({ activity_id: z.int(), by: z.string(), text: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "activity:notifications.mentioned.subject",
		lines: ({ text }, { say }) => [say("activity:notifications.mentioned.line"), { quote: text }],
		action: {
			label: "activity:notifications.mentioned.action",
			to: ({ activity_id }) => `/activities/${activity_id}`,
		},
		reason: "activity:notifications.mentioned.reason",
	},
	bell: {
		icon: "mail",
		text: (_values, { say }) => say("activity:notifications.mentioned.bell"),
		to: ({ activity_id }) => `/activities/${activity_id}`,
	},
});
