/** Tells a member that points of theirs end soon. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";
import { noticeDays } from "#workers/kernel/expiry-notices";

export const pointsExpire = defineNotification({
	kind: "points-expiry/points-expire",
	label: "points-expiry:notifications.label",
	summary: "Points end in 30, 7 or 1 days.",
	values: z.object({ points: z.int(), days_ahead: z.literal(noticeDays) }),
	mayBeSwitchedOff: true,
	mail: {
		subject: subjectOf,
		lines: (_values, { say }) => [say("points-expiry:notifications.line")],
		action: { label: "points-expiry:notifications.action", to: () => "/points" },
		reason: "points-expiry:notifications.reason",
	},
	bell: {
		icon: "bag",
		text: (values, { say }) => say(subjectOf(values)),
		to: () => "/points",
	},
});

function subjectOf({ points, days_ahead }: { points: number; days_ahead: (typeof noticeDays)[number] }) {
	return points > 0
		? (`points-expiry:notifications.in${days_ahead}` as const)
		: (`points-expiry:notifications.someIn${days_ahead}` as const);
}
