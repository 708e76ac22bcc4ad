/** Brings the link that confirms another address, to that address. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const confirmEmailNotice = defineNotification({
	kind: "session/confirm-email",
	summary: "Somebody asked to sign in with this address.",
	values: z.object({}),
	mayBeSwitchedOff: false,
	mail: {
		subject: "session:notifications.confirmEmail.subject",
		lines: (_values, { say }) => [say("session:notifications.confirmEmail.line")],
		action: { label: "session:notifications.confirmEmail.action", to: "link" },
		closing: (_values, { say }) => [say("session:notifications.confirmEmail.lasts")],
		reason: "session:notifications.confirmEmail.reason",
	},
});
