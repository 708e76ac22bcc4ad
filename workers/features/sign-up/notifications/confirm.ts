/** Brings the link by which whoever signed up proves that the address is theirs. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const confirm = defineNotification({
	kind: "sign-up/confirm",
	summary: "Somebody signed up with this address.",
	values: z.object({}),
	isForOutsiders: true,
	mayBeSwitchedOff: false,
	mail: {
		subject: "sign-up:notifications.confirm.subject",
		lines: (_values, { say }) => [say("sign-up:notifications.confirm.line")],
		action: { label: "sign-up:notifications.confirm.action", to: "link" },
		closing: (_values, { say }) => [say("sign-up:notifications.confirm.lasts")],
		reason: "sign-up:notifications.confirm.reason",
	},
});
