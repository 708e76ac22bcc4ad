/** Tells somebody that a card came for them, in the sender's words. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const received = defineNotification({
	kind: "appreciations/received",
	label: "appreciations:notifications.received.label",
	summary: "Somebody was sent a card.",
	values: z.object({ appreciation_id: z.int(), sender: z.string(), message: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "appreciations:notifications.received.subject",
		lines: ({ message }, { say }) => [say("appreciations:notifications.received.line"), { quote: message }],
		action: { label: "appreciations:notifications.received.action", to: () => "/appreciations" },
		reason: "appreciations:notifications.received.reason",
	},
	bell: {
		icon: "mail",
		text: (_values, { say }) => say("appreciations:notifications.received.bell"),
		to: () => "/appreciations",
	},
});
