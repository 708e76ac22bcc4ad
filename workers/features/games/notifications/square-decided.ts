/** Tells whoever claimed a square whether it is marked, with what was said of it. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const squareDecided = defineNotification({
	kind: "games/square-decided",
	label: "games:notifications.decided.label",
	summary: "A bingo square that was claimed is marked, or was not accepted.",
	values: z.object({ is_done: z.literal([0, 1]), task: z.string(), game_id: z.int(), notes: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "games:notifications.decided.subject",
		lines: ({ is_done, notes }, { say }) => [
			say(`games:notifications.decided.line.${is_done === 1 ? "approved" : "denied"}`),
			notes ? { quote: notes } : undefined,
		],
		action: { label: "games:notifications.decided.action", to: ({ game_id }) => `/bingo?game=${game_id}` },
		reason: "games:notifications.decided.reason",
	},
	bell: {
		icon: "award",
		text: ({ is_done }, { say }) => say(`games:notifications.decided.bell.${is_done === 1 ? "approved" : "denied"}`),
		to: ({ game_id }) => `/bingo?game=${game_id}`,
	},
});
