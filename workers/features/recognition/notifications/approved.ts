/** Tells the giver that their recognition was approved, with the points that it has now, and why they are fewer. */
import { defineNotification } from "#workers/kernel/define-notification";
import { decidedValues } from "../rules/told-of-submission";

export const approved = defineNotification({
	kind: "recognition/approved",
	label: "recognition:notifications.approved.label",
	summary: "A recognition that waited for an approval was issued.",
	values: decidedValues,
	mayBeSwitchedOff: true,
	mail: {
		subject: "recognition:notifications.approved.subject",
		lines: ({ points, asked_points, reason }, { say }) => [
			say("recognition:notifications.approved.line"),
			points < asked_points ? say("recognition:notifications.approved.lowered") : undefined,
			reason ? { quote: reason } : undefined,
		],
		action: {
			label: "recognition:notifications.approved.action",
			to: ({ submission_id }) => `/recognitions/submissions/${submission_id}`,
		},
		reason: "recognition:notifications.approved.reason",
	},
	bell: {
		icon: "award",
		text: ({ points, asked_points }, { say }) =>
			say(
				points < asked_points
					? "recognition:notifications.approved.bellLowered"
					: "recognition:notifications.approved.bell",
			),
		to: ({ submission_id }) => `/recognitions/submissions/${submission_id}`,
	},
});
