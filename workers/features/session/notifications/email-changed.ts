/** Tells the former address that another one took its place. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const emailChanged = defineNotification({
	kind: "session/email-changed",
	label: "session:notifications.emailChanged.label",
	summary: "Somebody's address to sign in with was changed.",
	values: z.object({ email: z.string() }),
	mayBeSwitchedOff: false,
	mail: {
		subject: "session:notifications.emailChanged.subject",
		lines: (_values, { say }) => [
			say("session:notifications.emailChanged.line"),
			say("session:notifications.emailChanged.notYou"),
		],
		action: { label: "session:notifications.emailChanged.action", to: () => "/login" },
		reason: "session:notifications.emailChanged.reason",
	},
	bell: {
		icon: "lock",
		text: (_values, { say }) => say("session:notifications.emailChanged.bell"),
		to: () => "/profile",
	},
});
