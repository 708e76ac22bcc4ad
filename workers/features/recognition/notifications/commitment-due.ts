/** Reminds whoever made a commitment that its day is near, or that it is over and they have not said whether they kept it. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";
import { createFormat } from "#workers/kernel/format";

const stateOf = ({ is_over }: { is_over: 0 | 1 }) => (is_over === 1 ? "over" : "near");

export const commitmentDue = defineNotification({
	kind: "recognition/commitment-due",
	label: "recognition:notifications.commitmentDue.label",
	summary: "A commitment that somebody made is due, or its day is over.",
	values: z.object({
		commitment_id: z.int(),
		recipient: z.string(),
		message: z.string(),
		due_date: z.string(),
		is_over: z.literal([0, 1]),
	}),
	mayBeSwitchedOff: true,
	mail: {
		subject: (values) => `recognition:notifications.commitmentDue.${stateOf(values)}.subject`,
		lines: (values, { say, language_code }) => {
			const day = createFormat({ time_zone: "UTC", language_code }).date(values.due_date, "recognition");
			return [
				say(`recognition:notifications.commitmentDue.${stateOf(values)}.line`, { day }),
				{ quote: values.message },
				say("recognition:notifications.commitmentDue.then"),
			];
		},
		action: {
			label: "recognition:notifications.commitmentDue.action",
			to: ({ commitment_id }) => `/recognitions/commitments/${commitment_id}`,
		},
		reason: "recognition:notifications.commitmentDue.reason",
	},
	bell: {
		icon: "award",
		text: (values, { say }) => say(`recognition:notifications.commitmentDue.${stateOf(values)}.bell`),
		to: ({ commitment_id }) => `/recognitions/commitments/${commitment_id}`,
	},
});
