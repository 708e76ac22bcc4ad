/** Tells moderators that an idea waits for them. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const waiting = defineNotification({
	kind: "ideas/waiting",
	label: "ideas:notifications.waiting.label",
	summary: "An idea waits for a decision.",
	values: z.object({ request_id: z.int(), name: z.string(), title: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "ideas:notifications.waiting.subject",
		lines: (_values, { say }) => [say("ideas:notifications.waiting.line")],
		action: { label: "ideas:notifications.waiting.action", to: ({ request_id }) => `/moderation/${request_id}` },
		reason: "ideas:notifications.waiting.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("ideas:notifications.waiting.bell"),
		to: ({ request_id }) => `/moderation/${request_id}`,
	},
});
