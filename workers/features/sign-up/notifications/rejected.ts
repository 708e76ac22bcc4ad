/** Tells whoever signed up that they were not let in, and why. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const rejected = defineNotification({
	kind: "sign-up/rejected",
	summary: "Somebody who signed up was not let in.",
	values: z.object({ notes: z.string(), again_on: z.string() }),
	isForOutsiders: true,
	mayBeSwitchedOff: false,
	mail: {
		subject: "sign-up:notifications.rejected.subject",
		lines: ({ notes }, { say }) => [say("sign-up:notifications.rejected.line"), notes ? { quote: notes } : undefined],
		action: { label: "sign-up:notifications.rejected.action", to: () => "/login" },
		closing: (_values, { say }) => [
			say("sign-up:notifications.rejected.ask"),
			say("sign-up:notifications.rejected.again"),
		],
		reason: "sign-up:notifications.rejected.reason",
	},
});
