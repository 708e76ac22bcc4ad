/** Warns somebody whose password was changed, who may not have done it. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const passwordChanged = defineNotification({
	kind: "session/password-changed",
	label: "session:notifications.passwordChanged.label",
	summary: "Somebody's password was changed.",
	values: z.object({}),
	mayBeSwitchedOff: false,
	mail: {
		subject: "session:notifications.passwordChanged.subject",
		lines: (_values, { say }) => [
			say("session:notifications.passwordChanged.line"),
			say("session:notifications.passwordChanged.notYou"),
		],
		action: { label: "session:notifications.passwordChanged.action", to: () => "/forgot_password" },
		reason: "session:notifications.passwordChanged.reason",
	},
	bell: {
		icon: "lock",
		text: (_values, { say }) => say("session:notifications.passwordChanged.bell"),
		to: () => "/forgot_password",
	},
});
