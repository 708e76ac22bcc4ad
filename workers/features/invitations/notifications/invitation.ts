/** Invites somebody who has not joined; points that wait for them are its best argument. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const invitation = defineNotification({
	kind: "invitations/invitation",
	summary: "Somebody is invited to join.",
	values: z.object({ points: z.int() }),
	mayBeSwitchedOff: false,
	mail: {
		subject: "invitations:notifications.invitation.subject",
		lines: ({ points }, { say }) => [
			say(
				points > 0
					? "invitations:notifications.invitation.lineWithPoints"
					: "invitations:notifications.invitation.line",
			),
		],
		action: { label: "invitations:notifications.invitation.action", to: "link" },
		closing: (_values, { say }) => [say("invitations:notifications.invitation.lasts")],
		reason: "invitations:notifications.invitation.reason",
	},
});
