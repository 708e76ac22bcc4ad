/** Tells somebody that what a customer said of them stands in the feed. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const approved = defineNotification({
	kind: "medallia/approved",
	label: "medallia:notifications.label",
	summary: "What a customer said of somebody was approved.",
	values: z.object({ activity_id: z.int(), score: z.int(), comment: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "medallia:notifications.subject",
		lines: ({ comment }, { say }) => [
			say("medallia:notifications.line"),
			...(comment === "" ? [] : [{ quote: comment }]),
		],
		action: { label: "medallia:notifications.action", to: ({ activity_id }) => `/activities/${activity_id}` },
		reason: "medallia:notifications.reason",
	},
	bell: {
		icon: "megaphone",
		text: (_values, { say }) => say("medallia:notifications.subject"),
		to: ({ activity_id }) => `/activities/${activity_id}`,
	},
});
