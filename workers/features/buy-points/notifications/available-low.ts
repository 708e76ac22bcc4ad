/** Tells account owners that the account has fewer points available than they wanted to be told of. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const availableLow = defineNotification({
	kind: "buy-points/available-low",
	label: "buy-points:notifications.low.label",
	summary: "The account has few points available.",
	told_to: ["account_owner"],
	values: z.object({ points_left: z.int(), threshold: z.int() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "buy-points:notifications.low.subject",
		lines: (_values, { say }) => [say("buy-points:notifications.low.line")],
		action: { label: "buy-points:notifications.low.action", to: () => "/settings/buy_points" },
		reason: "buy-points:notifications.low.reason",
	},
	bell: {
		icon: "bag",
		text: (_values, { say }) => say("buy-points:notifications.low.subject"),
		to: () => "/settings/buy_points",
	},
});
