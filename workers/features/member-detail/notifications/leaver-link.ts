/** Brings who has left the link by which they read what is still theirs. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const leaverLink = defineNotification({
	kind: "member-detail/leaver-link",
	summary: "Somebody who has left may still read what is theirs.",
	/** The days on which the link works, the day of sending among them. */
	values: z.object({ count: z.int() }),
	isForOutsiders: true,
	mayBeSwitchedOff: false,
	mail: {
		subject: "member-detail:notifications.leaverLink.subject",
		lines: (_values, { say }) => [say("member-detail:notifications.leaverLink.line")],
		action: { label: "member-detail:notifications.leaverLink.action", to: "link" },
		closing: ({ count }, { say }) => [say("member-detail:notifications.leaverLink.lasts", { count })],
		reason: "member-detail:notifications.leaverLink.reason",
	},
});
