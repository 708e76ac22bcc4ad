/** Tells account owners that an anniversary's points wait, since the program's budget cannot pay them. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const pointsWaiting = defineNotification({
	kind: "anniversaries/points-waiting",
	label: "anniversaries:notifications.waiting.label",
	summary: "An anniversary's points wait for a budget.",
	told_to: ["account_owner"],
	values: z.object({ card_id: z.int(), name: z.string(), points: z.int() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: ({ points }) => subjectOf(points),
		lines: (_values, { say }) => [say("anniversaries:notifications.waiting.line")],
		action: { label: "anniversaries:notifications.waiting.action", to: () => "/anniversaries?tab=waiting" },
		reason: "anniversaries:notifications.waiting.reason",
	},
	bell: {
		icon: "award",
		text: ({ points }, { say }) => say(subjectOf(points)),
		to: () => "/anniversaries?tab=waiting",
	},
});

function subjectOf(points: number) {
	return points > 0
		? "anniversaries:notifications.waiting.subject"
		: "anniversaries:notifications.waiting.subjectAlone";
}
