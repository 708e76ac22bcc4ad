/** Tells the owners that emails come from their own domain, or no more. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const senderChanged = defineNotification({
	kind: "sender-domains/sender-changed",
	label: "sender-domains:notifications.changed.label",
	summary: "The domain of a client's emails became active, or failed.",
	values: z.object({ host: z.string(), state: z.enum(["active", "failed"]) }),
	mayBeSwitchedOff: true,
	told_to: ["account_owner"],
	mail: {
		subject: ({ state }) => `sender-domains:notifications.changed.${state}.subject` as const,
		lines: ({ state }, { say }) => [say(`sender-domains:notifications.changed.${state}.line`)],
		action: { label: "sender-domains:notifications.changed.action", to: () => "/settings/sender" },
		reason: "sender-domains:notifications.changed.reason",
	},
	bell: {
		icon: "mail",
		text: ({ state }, { say }) => say(`sender-domains:notifications.changed.${state}.subject`),
		to: () => "/settings/sender",
	},
});
