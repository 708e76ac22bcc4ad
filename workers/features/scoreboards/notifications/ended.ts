/** Tells whoever has a place in a competition that is over which it is, and what they won. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const ended = defineNotification({
	kind: "scoreboards/ended",
	label: "scoreboards:notifications.ended.label",
	summary: "A scoreboard competition is over, with the place of whoever is told.",
	/** `points` is 0 for who won none. */
	values: z.object({ competition_id: z.int(), name: z.string(), place: z.int(), points: z.int() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "scoreboards:notifications.ended.subject",
		lines: ({ points }, { say }) => [
			say("scoreboards:notifications.ended.line"),
			points > 0 ? say("scoreboards:notifications.ended.won") : undefined,
		],
		action: {
			label: "scoreboards:notifications.ended.action",
			to: ({ competition_id }) => `/scoreboards?competition=${competition_id}`,
		},
		reason: "scoreboards:notifications.ended.reason",
	},
	bell: {
		icon: "award",
		text: ({ points }, { say }) => say(`scoreboards:notifications.ended.bell.${points > 0 ? "won" : "place"}`),
		to: ({ competition_id }) => `/scoreboards?competition=${competition_id}`,
	},
});
