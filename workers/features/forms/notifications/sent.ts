/** Tells those who look after a form that somebody sent it. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const sent = defineNotification({
	kind: "forms/sent",
	label: "forms:notifications.sent.label",
	summary: "Somebody sent a form, and those who look after it are told.",
	values: z.object({ form_submission_id: z.int(), sender: z.string(), name: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "forms:notifications.sent.subject",
		lines: (_values, { say }) => [say("forms:notifications.sent.line")],
		action: {
			label: "forms:notifications.sent.action",
			to: ({ form_submission_id }) => `/forms/submissions/${form_submission_id}`,
		},
		reason: "forms:notifications.sent.reason",
	},
	bell: {
		icon: "mail",
		text: (_values, { say }) => say("forms:notifications.sent.subject"),
		to: ({ form_submission_id }) => `/forms/submissions/${form_submission_id}`,
	},
});
