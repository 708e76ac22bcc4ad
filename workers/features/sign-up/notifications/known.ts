/** Tells a member that somebody signed up with their address: they have a place already. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const known = defineNotification({
	kind: "sign-up/known",
	summary: "Somebody signed up with the address of a member.",
	values: z.object({}),
	mayBeSwitchedOff: false,
	mail: {
		subject: "sign-up:notifications.known.subject",
		lines: (_values, { say }) => [say("sign-up:notifications.known.line")],
		action: { label: "sign-up:notifications.known.action", to: () => "/login" },
		closing: (_values, { say }) => [say("sign-up:notifications.known.forgot")],
		reason: "sign-up:notifications.known.reason",
	},
});
