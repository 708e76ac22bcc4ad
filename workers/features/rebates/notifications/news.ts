/** Tells somebody what became of their rebate: what is missing, that it was approved, paid, rejected or taken back. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const news = defineNotification({
	kind: "rebates/news",
	label: "rebates:notifications.news.label",
	summary: "A moderator took a step with a rebate of one's own.",
	values: z.object({
		...{ rebate_id: z.int(), offer: z.string(), invoice_number: z.string() },
		what: z.enum(["issue_found", "approved", "paid", "rejected", "reversed"]),
		points: z.int(),
		/** The moderator's words. */
		notes: z.string(),
	}),
	mayBeSwitchedOff: true,
	mail: {
		subject: ({ what }) => `rebates:notifications.news.${what}` as const,
		lines: ({ what, notes, points }, { say }) => [
			say(`rebates:notifications.news.lines.${what === "paid" && points === 0 ? "paidAlone" : what}`),
			notes === "" ? undefined : { quote: notes },
		],
		action: { label: "rebates:notifications.news.action", to: ({ rebate_id }) => `/rebates/${rebate_id}` },
		reason: "rebates:notifications.news.reason",
	},
	bell: {
		icon: "award",
		text: ({ what }, { say }) => say(`rebates:notifications.news.${what}`),
		points: ({ what, points }) => (what === "paid" ? points : 0),
		to: ({ rebate_id }) => `/rebates/${rebate_id}`,
	},
});
