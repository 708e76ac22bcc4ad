/** Tells a member that points of their wallet end soon. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";
import { noticeDays } from "#workers/kernel/expiry-notices";

export const pointsExpire = defineNotification({
	kind: "wallets/points-expire",
	label: "wallets:notifications.label",
	summary: "Points of a wallet end in 30, 7 or 1 days.",
	values: z.object({ points: z.int(), days_ahead: z.literal(noticeDays) }),
	mayBeSwitchedOff: true,
	mail: {
		subject: ({ days_ahead }) => `wallets:notifications.in${days_ahead}` as const,
		lines: (_values, { say }) => [say("wallets:notifications.line")],
		action: { label: "wallets:notifications.action", to: () => "/wallet" },
		reason: "wallets:notifications.reason",
	},
	bell: {
		icon: "bag",
		text: ({ days_ahead }, { say }) => say(`wallets:notifications.in${days_ahead}`),
		to: () => "/wallet",
	},
});
