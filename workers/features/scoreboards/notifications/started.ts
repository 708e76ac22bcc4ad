/** Tells whoever competes that a competition has started. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const started = defineNotification({
	kind: "scoreboards/started",
	label: "scoreboards:notifications.started.label",
	summary: "A scoreboard competition in which somebody competes has started.",
	values: z.object({ competition_id: z.int(), name: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "scoreboards:notifications.started.subject",
		lines: (_values, { say }) => [say("scoreboards:notifications.started.line")],
		action: {
			label: "scoreboards:notifications.started.action",
			to: ({ competition_id }) => `/scoreboards?competition=${competition_id}`,
		},
		reason: "scoreboards:notifications.started.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("scoreboards:notifications.started.subject"),
		to: ({ competition_id }) => `/scoreboards?competition=${competition_id}`,
	},
});
