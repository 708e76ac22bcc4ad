/** Tells whoever took a photo whether it is shown, with what was said of it. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const photoDecided = defineNotification({
	kind: "photos/photo-decided",
	label: "photos:notifications.decided.label",
	summary: "A photo was approved or taken down.",
	values: z.object({ is_approved: z.literal([0, 1]), photo: z.string(), photo_id: z.int(), notes: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "photos:notifications.decided.subject",
		lines: ({ is_approved, notes }, { say }) => [
			say(`photos:notifications.decided.line.${is_approved === 1 ? "approved" : "denied"}`),
			notes ? { quote: notes } : undefined,
		],
		action: { label: "photos:notifications.decided.action", to: ({ photo_id }) => `/photos/${photo_id}` },
		reason: "photos:notifications.decided.reason",
	},
	bell: {
		icon: "award",
		text: ({ is_approved }, { say }) =>
			say(`photos:notifications.decided.bell.${is_approved === 1 ? "approved" : "denied"}`),
		to: ({ photo_id }) => `/photos/${photo_id}`,
	},
});
