/** Tells the owners of an account that a buyer asks to send something back, and why. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";
import { orderValues, rowsOfLines } from "../rules/notified-order";

export const returnAsked = defineNotification({
	kind: "orders/return-asked",
	label: "orders:notifications.returnAsked.label",
	told_to: ["account_owner"],
	summary: "A buyer asks to send a line of an order back.",
	values: orderValues.extend({ buyer: z.string(), why: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "orders:notifications.returnAsked.subject",
		lines: ({ lines, why }, words) => [
			words.say("orders:notifications.returnAsked.line"),
			{ rows: rowsOfLines(lines, words) },
			{ quote: why },
		],
		action: {
			label: "orders:notifications.returnAsked.action",
			to: ({ order_id }) => `/recognitions/orders_management/${order_id}`,
		},
		reason: "orders:notifications.returnAsked.reason",
	},
	bell: {
		icon: "truck",
		text: (_values, { say }) => say("orders:notifications.returnAsked.bell"),
		to: ({ order_id }) => `/recognitions/orders_management/${order_id}`,
	},
});
