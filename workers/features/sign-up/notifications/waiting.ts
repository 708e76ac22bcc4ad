/** Tells whoever lets people in that somebody signed up and waits. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const waiting = defineNotification({
	kind: "sign-up/waiting",
	label: "sign-up:notifications.waiting.label",
	told_to: ["account_owner"],
	summary: "Somebody signed up and waits to be let in.",
	values: z.object({ request_id: z.int(), name: z.string(), email: z.string(), message: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "sign-up:notifications.waiting.subject",
		lines: ({ message }, { say }) => [
			say("sign-up:notifications.waiting.line"),
			message ? { quote: message } : undefined,
		],
		action: { label: "sign-up:notifications.waiting.action", to: ({ request_id }) => `/moderation/${request_id}` },
		reason: "sign-up:notifications.waiting.reason",
	},
	bell: {
		icon: "lock",
		text: (_values, { say }) => say("sign-up:notifications.waiting.bell"),
		to: ({ request_id }) => `/moderation/${request_id}`,
	},
});
