/** Tells whoever was named in a published event of their kind words, whoever won. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const kindWords = defineNotification({
	kind: "nominations/kind-words",
	label: "nominations:notifications.kind-words.label",
	summary: "Kind words about somebody who was nominated are theirs to read.",
	values: z.object({ event_id: z.int(), name: z.string(), words_count: z.int(), is_winner: z.literal([0, 1]) }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "nominations:notifications.kind-words.subject",
		lines: ({ is_winner }, { say }) => [
			is_winner === 1 ? say("nominations:notifications.kind-words.won") : undefined,
			say("nominations:notifications.kind-words.line"),
		],
		action: {
			label: "nominations:notifications.kind-words.action",
			to: ({ event_id }) => `/employee_nominations/publications/${event_id}`,
		},
		reason: "nominations:notifications.kind-words.reason",
	},
	bell: {
		icon: "award",
		text: ({ is_winner }, { say }) => say(`nominations:notifications.kind-words.${is_winner === 1 ? "won" : "bell"}`),
		to: ({ event_id }) => `/employee_nominations/publications/${event_id}`,
	},
});
