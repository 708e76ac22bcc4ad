/** Tells those who manage the orders of a buyer that something is asked to be sent back, and why. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";
import { orderValues, rowsOfLines } from "../rules/notified-order";
import { orderManagers } from "../rules/order-managers";

export const returnAsked = defineNotification({
	kind: "orders/return-asked",
	label: "orders:notifications.returnAsked.label",
	told_to: orderManagers,
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
