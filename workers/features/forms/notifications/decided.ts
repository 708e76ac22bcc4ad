/** Tells a sender what becomes of what they sent. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";
import { decisions } from "../rules/statuses";

export const decided = defineNotification({
	kind: "forms/decided",
	label: "forms:notifications.decided.label",
	summary: "What somebody sent by a form was taken up, done or declined.",
	values: z.object({ form_submission_id: z.int(), name: z.string(), status: z.enum(decisions), word: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "forms:notifications.decided.subject",
		lines: ({ status, word }, { say }) => [
			say(`forms:notifications.decided.${status}`),
			...(word === "" ? [] : [{ quote: word }]),
		],
		action: {
			label: "forms:notifications.decided.action",
			to: ({ form_submission_id }) => `/forms/submissions/${form_submission_id}`,
		},
		reason: "forms:notifications.decided.reason",
	},
	bell: {
		icon: "mail",
		text: ({ status }, { say }) => say(`forms:notifications.decided.${status}`),
		to: ({ form_submission_id }) => `/forms/submissions/${form_submission_id}`,
	},
});
