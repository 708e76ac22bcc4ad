/** Tells account owners that somebody claims a square. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const squareWaiting = defineNotification({
	kind: "games/square-waiting",
	label: "games:notifications.waiting.label",
	told_to: ["account_owner"],
	summary: "A bingo square waits for a decision.",
	values: z.object({ request_id: z.int(), name: z.string(), task: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "games:notifications.waiting.subject",
		lines: (_values, { say }) => [say("games:notifications.waiting.line")],
		action: { label: "games:notifications.waiting.action", to: ({ request_id }) => `/moderation/${request_id}` },
		reason: "games:notifications.waiting.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("games:notifications.waiting.bell"),
		to: ({ request_id }) => `/moderation/${request_id}`,
	},
});
