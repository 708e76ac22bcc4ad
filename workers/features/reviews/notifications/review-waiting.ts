/** Tells account owners that a review waits for them. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const reviewWaiting = defineNotification({
	kind: "reviews/review-waiting",
	label: "reviews:notifications.waiting.label",
	told_to: ["account_owner"],
	summary: "A review waits for a decision.",
	values: z.object({ request_id: z.int(), name: z.string(), item: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "reviews:notifications.waiting.subject",
		lines: (_values, { say }) => [say("reviews:notifications.waiting.line")],
		action: { label: "reviews:notifications.waiting.action", to: ({ request_id }) => `/moderation/${request_id}` },
		reason: "reviews:notifications.waiting.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("reviews:notifications.waiting.bell"),
		to: ({ request_id }) => `/moderation/${request_id}`,
	},
});
