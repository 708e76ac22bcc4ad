/** Asks a colleague to sign somebody's card. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";
import { occasions } from "../rules/anniversary";

export const sign = defineNotification({
	kind: "anniversaries/sign",
	label: "anniversaries:notifications.sign.label",
	summary: "A colleague's card can be signed.",
	values: z.object({ card_id: z.int(), name: z.string(), kind: z.enum(occasions), years: z.int() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: ({ kind }) => `anniversaries:notifications.sign.${kind}` as const,
		lines: (_values, { say }) => [say("anniversaries:notifications.sign.line")],
		action: { label: "anniversaries:notifications.sign.action", to: ({ card_id }) => `/anniversaries/${card_id}` },
		reason: "anniversaries:notifications.sign.reason",
	},
	bell: {
		icon: "mail",
		text: ({ kind }, { say }) => say(`anniversaries:notifications.sign.${kind}`),
		to: ({ card_id }) => `/anniversaries/${card_id}`,
	},
});
