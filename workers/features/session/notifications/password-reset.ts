/** Brings the link that sets another password, to whoever asked for it. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const passwordReset = defineNotification({
	kind: "session/password-reset",
	summary: "Somebody asked for a new password.",
	values: z.object({}),
	mayBeSwitchedOff: false,
	mail: {
		subject: "session:notifications.passwordReset.subject",
		lines: (_values, { say }) => [say("session:notifications.passwordReset.line")],
		action: { label: "session:notifications.passwordReset.action", to: "link" },
		closing: (_values, { say }) => [say("session:notifications.passwordReset.lasts")],
		reason: "session:notifications.passwordReset.reason",
	},
});
