/** A test of the sender: an owner sends it to themself. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const test = defineNotification({
	kind: "sender-domains/test",
	told_to: ["account_owner"],
	summary: "An owner tries out from whom emails come.",
	values: z.object({}),
	mayBeSwitchedOff: false,
	mail: {
		subject: "sender-domains:notifications.test.subject",
		lines: (_values, { say }) => [say("sender-domains:notifications.test.line")],
		action: { label: "sender-domains:notifications.test.action", to: () => "/settings/sender" },
		reason: "sender-domains:notifications.test.reason",
	},
});
