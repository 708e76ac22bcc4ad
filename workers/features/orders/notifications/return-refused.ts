/** Tells a buyer that the return that they asked for is refused, and why. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";
import { orderValues, rowsOfLines } from "../rules/notified-order";

export const returnRefused = defineNotification({
	kind: "orders/return-refused",
	label: "orders:notifications.returnRefused.label",
	summary: "A return that a buyer asked for is refused.",
	values: orderValues.extend({ why: z.string() }),
	mayBeSwitchedOff: false,
	mail: {
		subject: "orders:notifications.returnRefused.subject",
		lines: ({ lines, why }, words) => [
			words.say("orders:notifications.returnRefused.line"),
			{ rows: rowsOfLines(lines, words) },
			{ quote: why },
		],
		action: { label: "orders:notifications.action", to: ({ order_id }) => `/store/orders/${order_id}` },
		reason: "orders:notifications.orderPlaced.reason",
	},
	bell: {
		icon: "truck",
		text: (_values, { say }) => say("orders:notifications.returnRefused.bell"),
		to: ({ order_id }) => `/store/orders/${order_id}`,
	},
});
