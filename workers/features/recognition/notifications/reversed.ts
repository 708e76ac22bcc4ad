/** Tells both sides that a recognition was taken back, and why. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const reversed = defineNotification({
	kind: "recognition/reversed",
	label: "recognition:notifications.reversed.label",
	summary: "A recognition was taken back.",
	values: z.object({
		recognition_id: z.int(),
		giver: z.string(),
		recipient: z.string(),
		program: z.string(),
		reason: z.string(),
	}),
	mayBeSwitchedOff: true,
	mail: {
		subject: "recognition:notifications.reversed.subject",
		lines: ({ reason }, { say }) => [
			say("recognition:notifications.reversed.line"),
			{ quote: reason },
			say("recognition:notifications.reversed.after"),
		],
		action: {
			label: "recognition:notifications.reversed.action",
			to: ({ recognition_id }) => `/recognitions/${recognition_id}`,
		},
		reason: "recognition:notifications.reversed.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("recognition:notifications.reversed.bell"),
		to: ({ recognition_id }) => `/recognitions/${recognition_id}`,
	},
});
