/** Brings the link that sets somebody's first password. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const activation = defineNotification({
	kind: "session/activation",
	summary: "Somebody may set their first password.",
	values: z.object({}),
	mayBeSwitchedOff: false,
	mail: {
		subject: "session:notifications.activation.subject",
		lines: (_values, { say }) => [say("session:notifications.activation.line")],
		action: { label: "session:notifications.activation.action", to: "link" },
		closing: (_values, { say }) => [say("session:notifications.activation.lasts")],
		reason: "session:notifications.activation.reason",
	},
});
