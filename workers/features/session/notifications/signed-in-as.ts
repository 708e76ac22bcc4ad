/** Tells a member that an administrator signed in as them, and why. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const signedInAs = defineNotification({
	kind: "session/signed-in-as",
	label: "session:notifications.signedInAs.label",
	summary: "An administrator signed in as somebody.",
	values: z.object({ administrator: z.string(), reason: z.string() }),
	mayBeSwitchedOff: false,
	mail: {
		subject: "session:notifications.signedInAs.subject",
		lines: ({ reason }, { say }) => [
			say("session:notifications.signedInAs.line"),
			{ quote: reason },
			say("session:notifications.signedInAs.barred"),
		],
		action: { label: "session:notifications.signedInAs.action", to: () => "/profile/sign_ins" },
		reason: "session:notifications.signedInAs.reason",
	},
	bell: {
		icon: "lock",
		text: (_values, { say }) => say("session:notifications.signedInAs.bell"),
		to: () => "/profile/sign_ins",
	},
});
