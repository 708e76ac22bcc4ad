/** Tells the author of a review whether it is shown, with what was said of it. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";
import { pageOf, subjectKinds } from "../rules/subject";

export const reviewDecided = defineNotification({
	kind: "reviews/review-decided",
	label: "reviews:notifications.decided.label",
	summary: "A review was approved or rejected.",
	/** `item` is what the thing is called; those that were written before ideas were reviewed say no kind. */
	values: z.object({
		is_approved: z.literal([0, 1]),
		of: z.enum(subjectKinds).default("item"),
		item: z.string(),
		item_id: z.int(),
		notes: z.string(),
	}),
	mayBeSwitchedOff: true,
	mail: {
		subject: "reviews:notifications.decided.subject",
		lines: ({ is_approved, notes }, { say }) => [
			say(`reviews:notifications.decided.line.${is_approved === 1 ? "approved" : "denied"}`),
			notes ? { quote: notes } : undefined,
		],
		action: { label: "reviews:notifications.decided.action", to: ({ of, item_id }) => pageOf(of, item_id) },
		reason: "reviews:notifications.decided.reason",
	},
	bell: {
		icon: "award",
		text: ({ is_approved }, { say }) =>
			say(`reviews:notifications.decided.bell.${is_approved === 1 ? "approved" : "denied"}`),
		to: ({ of, item_id }) => pageOf(of, item_id),
	},
});
