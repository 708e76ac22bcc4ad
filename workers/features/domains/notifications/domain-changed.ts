/** Tells the owners that an own domain can be used, or no more. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const domainChanged = defineNotification({
	kind: "domains/domain-changed",
	label: "domains:notifications.changed.label",
	summary: "An own domain of the client became active, or failed.",
	values: z.object({ host: z.string(), state: z.enum(["active", "failed"]) }),
	mayBeSwitchedOff: true,
	told_to: ["account_owner"],
	mail: {
		subject: ({ state }) => `domains:notifications.changed.${state}.subject` as const,
		lines: ({ state }, { say }) => [say(`domains:notifications.changed.${state}.line`)],
		action: { label: "domains:notifications.changed.action", to: () => "/settings/domains" },
		reason: "domains:notifications.changed.reason",
	},
	bell: {
		icon: "globe",
		text: ({ state }, { say }) => say(`domains:notifications.changed.${state}.subject`),
		to: () => "/settings/domains",
	},
});
