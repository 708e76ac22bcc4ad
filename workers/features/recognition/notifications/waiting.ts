/** Tells somebody who has not joined that they were recognized; the link that it brings sets their password. */
import { defineNotification } from "#workers/kernel/define-notification";
import { reasonOf, recognitionValues } from "../rules/notified-recognition";

export const waiting = defineNotification({
	kind: "recognition/waiting",
	summary: "Somebody who has not joined was recognized.",
	values: recognitionValues,
	mayBeSwitchedOff: true,
	mail: {
		subject: "recognition:notifications.received.subject",
		lines: (values, words) => [
			words.say(
				values.points > 0
					? "recognition:notifications.waiting.lineWithPoints"
					: "recognition:notifications.waiting.line",
				{ reason: reasonOf(values, words) },
			),
			{ quote: values.message },
			words.say(
				values.points > 0
					? "recognition:notifications.waiting.joinWithPoints"
					: "recognition:notifications.waiting.join",
			),
		],
		action: { label: "recognition:notifications.waiting.action", to: "link" },
		closing: (_values, { say }) => [say("recognition:notifications.waiting.lasts")],
		reason: "recognition:notifications.received.reason",
	},
});
