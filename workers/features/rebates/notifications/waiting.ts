/** Tells account owners and moderators that a rebate waits for a decision. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const waiting = defineNotification({
	kind: "rebates/waiting",
	label: "rebates:notifications.waiting.label",
	told_to: ["account_owner", "moderator"],
	summary: "A rebate waits for a decision.",
	values: z.object({ request_id: z.int(), name: z.string(), offer: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "rebates:notifications.waiting.subject",
		lines: (_values, { say }) => [say("rebates:notifications.waiting.line")],
		action: { label: "rebates:notifications.waiting.action", to: ({ request_id }) => `/moderation/${request_id}` },
		reason: "rebates:notifications.waiting.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("rebates:notifications.waiting.bell"),
		to: ({ request_id }) => `/moderation/${request_id}`,
	},
});
