/** Tells somebody that an idea is theirs too. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const team = defineNotification({
	kind: "ideas/team",
	label: "ideas:notifications.team.label",
	summary: "Somebody was added to the team of an idea.",
	values: z.object({ idea_id: z.int(), title: z.string(), name: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "ideas:notifications.team.subject",
		lines: (_values, { say }) => [say("ideas:notifications.team.line")],
		action: { label: "ideas:notifications.team.action", to: ({ idea_id }) => `/ideas/${idea_id}` },
		reason: "ideas:notifications.team.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("ideas:notifications.team.bell"),
		to: ({ idea_id }) => `/ideas/${idea_id}`,
	},
});
