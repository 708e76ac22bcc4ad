/** Tells somebody that they were recognized, in the giver's words. */
import { defineNotification } from "#workers/kernel/define-notification";
import { reasonOf, recognitionValues } from "../rules/notified-recognition";

export const received = defineNotification({
	kind: "recognition/received",
	label: "recognition:notifications.received.label",
	summary: "Somebody was recognized.",
	values: recognitionValues,
	mayBeSwitchedOff: true,
	mail: {
		subject: "recognition:notifications.received.subject",
		lines: (values, words) => [
			words.say(
				values.points > 0
					? "recognition:notifications.received.lineWithPoints"
					: "recognition:notifications.received.line",
				{ reason: reasonOf(values, words) },
			),
			{ quote: values.message },
		],
		action: {
			label: "recognition:notifications.received.action",
			to: ({ recognition_id }) => `/recognitions/${recognition_id}`,
		},
		reason: "recognition:notifications.received.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("recognition:notifications.received.bell"),
		points: ({ points }) => points,
		to: ({ recognition_id }) => `/recognitions/${recognition_id}`,
	},
});
