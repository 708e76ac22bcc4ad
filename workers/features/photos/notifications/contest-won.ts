/** Tells whoever took a photo that it won a place in a contest. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const contestWon = defineNotification({
	kind: "photos/contest-won",
	label: "photos:notifications.won.label",
	summary: "A photo won a place in a contest that is over.",
	/** `prize` is empty where the place wins none. */
	values: z.object({
		...{ contest_id: z.int(), contest: z.string(), photo: z.string() },
		...{ place: z.enum(["1", "2", "3"]), prize: z.string().default("") },
	}),
	mayBeSwitchedOff: true,
	mail: {
		subject: ({ place }) => `photos:notifications.won.places.${place}` as const,
		lines: ({ prize }, { say }) => [
			prize ? say("photos:notifications.won.prize") : undefined,
			say("photos:notifications.won.line"),
		],
		action: {
			label: "photos:notifications.won.action",
			to: ({ contest_id }) => `/photo_contest?contest=${contest_id}`,
		},
		reason: "photos:notifications.won.reason",
	},
	bell: {
		icon: "award",
		text: ({ place }, { say }) => say(`photos:notifications.won.places.${place}`),
		to: ({ contest_id }) => `/photo_contest?contest=${contest_id}`,
	},
});
