/** Tells account owners that a photo waits for them. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const photoWaiting = defineNotification({
	kind: "photos/photo-waiting",
	label: "photos:notifications.waiting.label",
	told_to: ["account_owner"],
	summary: "A photo waits for a decision.",
	values: z.object({ request_id: z.int(), name: z.string(), photo: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "photos:notifications.waiting.subject",
		lines: (_values, { say }) => [say("photos:notifications.waiting.line")],
		action: { label: "photos:notifications.waiting.action", to: ({ request_id }) => `/moderation/${request_id}` },
		reason: "photos:notifications.waiting.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("photos:notifications.waiting.bell"),
		to: ({ request_id }) => `/moderation/${request_id}`,
	},
});
