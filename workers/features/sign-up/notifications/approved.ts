/** Tells whoever signed up that they were let in. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const approved = defineNotification({
	kind: "sign-up/approved",
	summary: "Somebody who signed up was let in.",
	values: z.object({ notes: z.string() }),
	mayBeSwitchedOff: false,
	mail: {
		subject: "sign-up:notifications.approved.subject",
		lines: ({ notes }, { say }) => [say("sign-up:notifications.approved.line"), notes ? { quote: notes } : undefined],
		action: { label: "sign-up:notifications.approved.action", to: () => "/login" },
		reason: "sign-up:notifications.approved.reason",
	},
});
