/** Confirms an order to its buyer: what was ordered, what it costs, where it goes. */
import { z } from "zod";
import { addressLines, writtenAddress } from "#workers/features/addresses";
import { defineNotification } from "#workers/kernel/define-notification";
import { orderValues, rowsOfLines } from "../rules/notified-order";

export const orderPlaced = defineNotification({
	kind: "orders/order-placed",
	label: "orders:notifications.orderPlaced.label",
	summary: "An order was placed.",
	values: orderValues.extend({
		total: z.int(),
		/** Where the courier goes, whom e-mails reach, and whether something is passed on. */
		courier_to: writtenAddress.nullable(),
		emails: z.array(z.string()),
		has_donation: z.boolean(),
	}),
	mayBeSwitchedOff: false,
	mail: {
		subject: "orders:notifications.orderPlaced.subject",
		lines: ({ lines, courier_to, emails, has_donation }, words) => [
			words.say("orders:notifications.orderPlaced.line"),
			{ rows: rowsOfLines(lines, words) },
			{ sum: words.say("orders:notifications.orderPlaced.total") },
			courier_to
				? [
						words.say("orders:notifications.orderPlaced.byCourier"),
						...addressLines(courier_to, words.language_code),
					].join("\n")
				: undefined,
			...emails.map((email) => words.say("orders:notifications.orderPlaced.byEmail", { email })),
			has_donation ? words.say("orders:notifications.orderPlaced.donation") : undefined,
		],
		action: { label: "orders:notifications.action", to: ({ order_id }) => `/store/orders/${order_id}` },
		reason: "orders:notifications.orderPlaced.reason",
	},
});
