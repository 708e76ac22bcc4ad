/** Asks a juror to judge, as each round begins. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const jury = defineNotification({
	kind: "nominations/jury",
	label: "nominations:notifications.jury.label",
	summary: "A round of an event begins, and its jury is asked.",
	values: z.object({ event_id: z.int(), name: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "nominations:notifications.jury.subject",
		lines: (_values, { say }) => [say("nominations:notifications.jury.line")],
		action: {
			label: "nominations:notifications.jury.action",
			to: ({ event_id }) => `/employee_nominations/moderation/${event_id}`,
		},
		reason: "nominations:notifications.jury.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("nominations:notifications.jury.subject"),
		to: ({ event_id }) => `/employee_nominations/moderation/${event_id}`,
	},
});
