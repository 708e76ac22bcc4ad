/** Tells a buyer that something of an order is under way, or that its points are back. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";
import { notifiedStatuses } from "../rules/line-states";
import { orderValues, rowsOfLines } from "../rules/notified-order";

export const linesMoved = defineNotification({
	kind: "orders/lines-moved",
	label: "orders:notifications.linesMoved.label",
	summary: "Lines of an order are under way, or their points are back.",
	values: orderValues.extend({
		status: z.enum(notifiedStatuses),
		points: z.int(),
		/** Why, where somebody said it. */
		why: z.string(),
		/** With whom the parcels are under way. */
		parcels: z.array(z.string()),
	}),
	mayBeSwitchedOff: false,
	mail: {
		subject: ({ status }) => `orders:notifications.linesMoved.${status}.subject`,
		lines: ({ status, lines, why, parcels }, words) => [
			words.say(`orders:notifications.linesMoved.${status}.line`),
			{ rows: rowsOfLines(lines, words) },
			...parcels.map((parcel) => words.say("orders:notifications.linesMoved.parcel", { parcel })),
			why && words.say("orders:notifications.linesMoved.why"),
			status === "shipped" ? undefined : words.say("orders:notifications.linesMoved.pointsBack"),
		],
		action: { label: "orders:notifications.action", to: ({ order_id }) => `/store/orders/${order_id}` },
		reason: "orders:notifications.orderPlaced.reason",
	},
	bell: {
		icon: "truck",
		text: ({ status }, { say }) => say(`orders:notifications.linesMoved.${status}.bell`),
		points: ({ status, points }) => (status === "shipped" ? 0 : points),
		to: ({ order_id }) => `/store/orders/${order_id}`,
	},
});
