/** Reminds people of an announcement that they have not confirmed. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const reminder = defineNotification({
	kind: "announcements/reminder",
	label: "announcements:notifications.reminder.label",
	summary: "Somebody has not confirmed yet that they read an announcement.",
	values: z.object({ announcement_id: z.int(), title: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "announcements:notifications.reminder.subject",
		lines: (_values, { say }) => [say("announcements:notifications.reminder.line")],
		action: {
			label: "announcements:notifications.reminder.action",
			to: ({ announcement_id }) => `/announcements/${announcement_id}`,
		},
		reason: "announcements:notifications.reminder.reason",
	},
	bell: {
		icon: "megaphone",
		text: (_values, { say }) => say("announcements:notifications.reminder.bell"),
		to: ({ announcement_id }) => `/announcements/${announcement_id}`,
	},
});
