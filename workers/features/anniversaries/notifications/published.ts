/** Tells somebody that their card is there. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";
import { occasions } from "../rules/anniversary";

export const published = defineNotification({
	kind: "anniversaries/published",
	label: "anniversaries:notifications.published.label",
	summary: "Somebody's anniversary card is there.",
	values: z.object({
		...{ card_id: z.int(), kind: z.enum(occasions), years: z.int() },
		...{ signature_count: z.int(), points: z.int() },
	}),
	mayBeSwitchedOff: true,
	mail: {
		subject: ({ kind }) => `anniversaries:notifications.published.${kind}` as const,
		lines: ({ points }, { say }) => [
			say("anniversaries:notifications.published.line"),
			points > 0 ? say("anniversaries:notifications.published.points") : undefined,
		],
		action: { label: "anniversaries:notifications.published.action", to: ({ card_id }) => `/anniversaries/${card_id}` },
		reason: "anniversaries:notifications.published.reason",
	},
	bell: {
		icon: "award",
		text: ({ kind }, { say }) => say(`anniversaries:notifications.published.${kind}`),
		points: ({ points }) => points,
		to: ({ card_id }) => `/anniversaries/${card_id}`,
	},
});
