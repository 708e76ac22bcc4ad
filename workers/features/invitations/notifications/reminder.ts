/** Invites somebody again who has an account already: the way in, and nothing else. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const reminder = defineNotification({
	kind: "invitations/reminder",
	summary: "Somebody who has joined is shown the way in again.",
	values: z.object({}),
	mayBeSwitchedOff: false,
	mail: {
		subject: "invitations:notifications.reminder.subject",
		lines: (_values, { say }) => [say("invitations:notifications.reminder.line")],
		action: { label: "invitations:notifications.reminder.action", to: () => "/login" },
		reason: "invitations:notifications.reminder.reason",
	},
});
