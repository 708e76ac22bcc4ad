/** Somebody asks something: told to the person behind the help, who answers by answering the email. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const message = defineNotification({
	kind: "contact/message",
	told_to: ["account_owner"],
	summary: "Somebody wrote to the person behind the help.",
	values: z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() }),
	mayBeSwitchedOff: false,
	mail: {
		subject: "contact:notifications.message.subject",
		replyTo: ({ email }) => email,
		lines: ({ message: words }, { say }) => [
			say("contact:notifications.message.line"),
			{ quote: words },
			say("contact:notifications.message.answer"),
		],
		action: { label: "contact:notifications.message.action", to: () => "/faqs/new" },
		reason: "contact:notifications.message.reason",
	},
});
