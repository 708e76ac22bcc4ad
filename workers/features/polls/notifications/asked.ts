/** Tells whoever is in a group that is asked that a poll is open for them. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const asked = defineNotification({
	kind: "polls/asked",
	label: "polls:notifications.asked.label",
	summary: "A poll is open for a group in which the person is.",
	values: z.object({ poll_id: z.int(), author: z.string(), question: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "polls:notifications.asked.subject",
		lines: ({ question }, { say }) => [say("polls:notifications.asked.line"), { quote: question }],
		action: { label: "polls:notifications.asked.action", to: ({ poll_id }) => `/polls/${poll_id}` },
		reason: "polls:notifications.asked.reason",
	},
	bell: {
		icon: "megaphone",
		text: (_values, { say }) => say("polls:notifications.asked.bell"),
		to: ({ poll_id }) => `/polls/${poll_id}`,
	},
});
