/** Tells whoever sold something, and those who helped, that it was refused or taken back, and why. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const closed = defineNotification({
	kind: "sales/closed",
	label: "sales:notifications.closed.label",
	summary: "A sale of one's own, or with which one helped, was refused or taken back.",
	values: z.object({
		what: z.enum(["refused", "reversed"]),
		invoice_number: z.string(),
		/** The moderator's words. */
		reason: z.string(),
	}),
	mayBeSwitchedOff: true,
	mail: {
		subject: ({ what }) => `sales:notifications.closed.${what}` as const,
		lines: ({ what, reason }, { say }) => [say(`sales:notifications.closed.lines.${what}`), { quote: reason }],
		action: { label: "sales:notifications.closed.action", to: () => "/sales" },
		reason: "sales:notifications.closed.reason",
	},
	bell: {
		icon: "award",
		text: ({ what }, { say }) => say(`sales:notifications.closed.${what}`),
		to: () => "/sales",
	},
});
