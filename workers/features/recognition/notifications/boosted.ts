/** Tells whoever was recognized, and whoever recognized them, that a colleague added points. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const boosted = defineNotification({
	kind: "recognition/boosted",
	label: "recognition:notifications.boosted.label",
	summary: "A colleague added points to a recognition.",
	values: z.object({
		recognition_id: z.int(),
		giver: z.string(),
		recipient: z.string(),
		by: z.string(),
		points: z.int(),
	}),
	mayBeSwitchedOff: true,
	mail: {
		subject: "recognition:notifications.boosted.subject",
		lines: (_values, { say }) => [say("recognition:notifications.boosted.line")],
		action: {
			label: "recognition:notifications.boosted.action",
			to: ({ recognition_id }) => `/recognitions/${recognition_id}`,
		},
		reason: "recognition:notifications.boosted.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("recognition:notifications.boosted.bell"),
		to: ({ recognition_id }) => `/recognitions/${recognition_id}`,
	},
});
