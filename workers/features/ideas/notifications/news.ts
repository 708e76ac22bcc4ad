/** Tells the team what became of its idea: what was decided, suggested, written, highlighted or paid. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";
import { eventKinds } from "../rules/idea";

export const news = defineNotification({
	kind: "ideas/news",
	label: "ideas:notifications.news.label",
	summary: "Something happened to an idea of one's own.",
	values: z.object({
		...{ idea_id: z.int(), title: z.string(), what: z.enum(eventKinds), by: z.string() },
		/** The words to the team. */
		notes: z.string(),
		/** What this person got for it. */
		points: z.int(),
	}),
	mayBeSwitchedOff: true,
	mail: {
		subject: ({ what }) => `ideas:notifications.news.${what}` as const,
		lines: ({ notes, points }, { say }) => [
			say("ideas:notifications.news.line"),
			notes ? { quote: notes } : undefined,
			points > 0 ? say("ideas:notifications.news.points") : undefined,
		],
		action: { label: "ideas:notifications.news.action", to: ({ idea_id }) => `/ideas/${idea_id}` },
		reason: "ideas:notifications.news.reason",
	},
	bell: {
		icon: "award",
		text: ({ what }, { say }) => say(`ideas:notifications.news.${what}`),
		points: ({ points }) => points,
		to: ({ idea_id }) => `/ideas/${idea_id}`,
	},
});
