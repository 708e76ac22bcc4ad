/** Tells for whom a commitment was that it was not kept. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const commitmentLetGo = defineNotification({
	kind: "recognition/commitment-let-go",
	label: "recognition:notifications.commitmentLetGo.label",
	summary: "A commitment was not kept.",
	values: z.object({ commitment_id: z.int(), giver: z.string(), program: z.string(), message: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "recognition:notifications.commitmentLetGo.subject",
		lines: ({ message }, { say }) => [say("recognition:notifications.commitmentLetGo.line"), { quote: message }],
		action: {
			label: "recognition:notifications.commitmentLetGo.action",
			to: ({ commitment_id }) => `/recognitions/commitments/${commitment_id}`,
		},
		reason: "recognition:notifications.commitmentLetGo.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("recognition:notifications.commitmentLetGo.bell"),
		to: ({ commitment_id }) => `/recognitions/commitments/${commitment_id}`,
	},
});
