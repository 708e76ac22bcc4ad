/** Tells the present address that another one was asked for, with the link that stops it. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const emailChangeRequested = defineNotification({
	kind: "session/email-change-requested",
	label: "session:notifications.emailChangeRequested.label",
	summary: "Somebody asked for another address to sign in with.",
	values: z.object({ email: z.string() }),
	mayBeSwitchedOff: false,
	mail: {
		subject: "session:notifications.emailChangeRequested.subject",
		lines: (_values, { say }) => [
			say("session:notifications.emailChangeRequested.line"),
			say("session:notifications.emailChangeRequested.notYou"),
		],
		action: { label: "session:notifications.emailChangeRequested.action", to: "link" },
		closing: (_values, { say }) => [say("session:notifications.emailChangeRequested.lasts")],
		reason: "session:notifications.emailChangeRequested.reason",
	},
	bell: {
		icon: "lock",
		text: (_values, { say }) => say("session:notifications.emailChangeRequested.bell"),
		to: () => "/profile",
	},
});
