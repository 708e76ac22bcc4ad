/** Tells whoever decides that somebody asks a program for points. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const claimAsked = defineNotification({
	kind: "recognition/claim-asked",
	label: "recognition:notifications.claimAsked.label",
	summary: "Somebody asks a program for points, and whoever is told decides.",
	values: z.object({
		/** The request in the inbox. */
		request_id: z.int(),
		claimant: z.string(),
		program: z.string(),
		message: z.string(),
		points: z.int(),
	}),
	mayBeSwitchedOff: true,
	mail: {
		subject: "recognition:notifications.claimAsked.subject",
		lines: ({ message }, { say }) => [say("recognition:notifications.claimAsked.line"), { quote: message }],
		action: {
			label: "recognition:notifications.claimAsked.action",
			to: ({ request_id }) => `/moderation/${request_id}`,
		},
		reason: "recognition:notifications.claimAsked.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("recognition:notifications.claimAsked.bell"),
		to: ({ request_id }) => `/moderation/${request_id}`,
	},
});
