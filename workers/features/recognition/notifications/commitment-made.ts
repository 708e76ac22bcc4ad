/** Tells a colleague that somebody made a commitment to them. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const commitmentMade = defineNotification({
	kind: "recognition/commitment-made",
	label: "recognition:notifications.commitmentMade.label",
	summary: "Somebody made a commitment to a colleague.",
	values: z.object({ giver: z.string(), program: z.string(), message: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "recognition:notifications.commitmentMade.subject",
		lines: ({ message }, { say }) => [say("recognition:notifications.commitmentMade.line"), { quote: message }],
		action: { label: "recognition:notifications.commitmentMade.action", to: () => "/recognitions/commitments" },
		reason: "recognition:notifications.commitmentMade.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("recognition:notifications.commitmentMade.bell"),
		to: () => "/recognitions/commitments",
	},
});
