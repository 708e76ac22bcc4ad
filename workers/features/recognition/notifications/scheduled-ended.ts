/** Tells whoever chose a day for a recognition what became of it on that day: given, sent for an approval, or why neither. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";
import { scheduleReasons } from "../rules/schedule-statuses";

export const scheduledEnded = defineNotification({
	kind: "recognition/scheduled-ended",
	label: "recognition:notifications.scheduledEnded.label",
	summary: "The day of a recognition that somebody scheduled has come: it was given, or could not be.",
	values: z.object({
		scheduled_id: z.int(),
		/** The names of the first, and how many more. */
		recipients: z.string(),
		program: z.string(),
		outcome: z.enum(["given", "submitted", "not_given"]),
		/** Why it was not given; empty for all others. */
		reason: z.enum(scheduleReasons).or(z.literal("")),
		/** How many of its people could not receive it any more. */
		left_out: z.int(),
	}),
	mayBeSwitchedOff: true,
	mail: {
		subject: ({ outcome }) => `recognition:notifications.scheduledEnded.${outcome}.subject`,
		lines: ({ outcome, reason, left_out }, { say }) => [
			say(`recognition:notifications.scheduledEnded.${outcome}.line`),
			reason === "" ? undefined : say(`recognition:scheduled.reasons.${reason}`),
			left_out > 0 ? say("recognition:notifications.scheduledEnded.leftOut") : undefined,
			outcome === "not_given" ? say("recognition:notifications.scheduledEnded.back") : undefined,
		],
		action: {
			label: "recognition:notifications.scheduledEnded.action",
			to: ({ scheduled_id }) => `/recognitions/scheduled/${scheduled_id}`,
		},
		reason: "recognition:notifications.scheduledEnded.why",
	},
	bell: {
		icon: "award",
		text: ({ outcome }, { say }) => say(`recognition:notifications.scheduledEnded.${outcome}.bell`),
		to: ({ scheduled_id }) => `/recognitions/scheduled/${scheduled_id}`,
	},
});
