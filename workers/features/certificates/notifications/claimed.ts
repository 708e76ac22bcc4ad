/** Tells somebody that the certificate they claimed is in their balance. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const claimed = defineNotification({
	kind: "certificates/claimed",
	label: "certificates:notifications.claimed.label",
	summary: "A certificate was claimed, and its points are in the balance.",
	values: z.object({ name: z.string(), points: z.int(), message: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: ({ points }) =>
			points > 0 ? "certificates:notifications.claimed.subject" : "certificates:notifications.claimed.subjectAlone",
		lines: ({ message, points }, { say }) => [
			say(points > 0 ? "certificates:notifications.claimed.line" : "certificates:notifications.claimed.lineAlone"),
			message ? { quote: message } : undefined,
		],
		action: { label: "certificates:notifications.claimed.action", to: () => "/points" },
		reason: "certificates:notifications.claimed.reason",
	},
	bell: {
		icon: "award",
		text: ({ points }, { say }) =>
			say(points > 0 ? "certificates:notifications.claimed.bell" : "certificates:notifications.claimed.subjectAlone"),
		to: () => "/points",
	},
});
