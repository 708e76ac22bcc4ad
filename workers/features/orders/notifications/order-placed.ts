/** Confirms an order to its buyer: what was ordered, what it costs, where it goes, and what is said of a donation. */
import { z } from "zod";
import { addressLines, writtenAddress } from "#workers/features/addresses";
import { defineNotification, type NotificationWords } from "#workers/kernel/define-notification";
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
		/** What it is given for, empty unless its giver said so; and whether they let the organization know who gives. */
		donation_dedication: z.string().default(""),
		donation_is_named: z.union([z.literal(0), z.literal(1)]).default(0),
	}),
	mayBeSwitchedOff: false,
	mail: {
		subject: "orders:notifications.orderPlaced.subject",
		lines: ({ lines, courier_to, emails, ...donation }, words) => [
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
			donation.has_donation ? linesOfDonation(donation, words).join("\n") : undefined,
		],
		action: { label: "orders:notifications.action", to: ({ order_id }) => `/store/orders/${order_id}` },
		reason: "orders:notifications.orderPlaced.reason",
	},
});

function linesOfDonation(
	{ donation_dedication: dedication, donation_is_named }: { donation_dedication: string; donation_is_named: 0 | 1 },
	{ say }: Pick<NotificationWords, "say">,
): string[] {
	return [
		say("orders:notifications.orderPlaced.donation"),
		...(dedication ? [say("orders:donationDedication", { dedication })] : []),
		say(donation_is_named === 1 ? "orders:notifications.orderPlaced.named" : "orders:donationUnnamed"),
	];
}
