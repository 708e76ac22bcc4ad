/** Brings what was ordered by email to its recipient: the code or link, with the buyer's words. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const egift = defineNotification({
	kind: "orders/egift",
	summary: "Somebody's e-gift is sent.",
	values: z.object({
		item: z.string(),
		quantity: z.int(),
		buyer: z.string(),
		/** The buyer's words; empty where there are none. */
		message: z.string(),
		voucher_code: z.string(),
	}),
	isForOutsiders: true,
	mayBeSwitchedOff: false,
	mail: {
		subject: "orders:notifications.egift.subject",
		lines: ({ message, voucher_code }, { say }) => [
			say("orders:notifications.egift.line"),
			message ? { quote: message } : undefined,
			say("orders:notifications.egift.code"),
			{ sum: voucher_code },
		],
		action: { label: "orders:notifications.egift.action", to: () => "/store" },
		reason: "orders:notifications.egift.reason",
	},
});
