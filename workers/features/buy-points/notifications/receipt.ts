/** Tells a buyer that their points are there, or were given back: the receipt. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";
import { products } from "../rules/purchase";

export const receipt = defineNotification({
	kind: "buy-points/receipt",
	label: "buy-points:notifications.receipt.label",
	summary: "Points were bought or given back.",
	values: z.object({
		purchase_id: z.int(),
		number: z.string(),
		product: z.enum(products),
		points: z.int(),
		news: z.enum(["credited", "refunded"]),
		price: z.string(),
		fee: z.string(),
		total: z.string(),
		card: z.string(),
	}),
	mayBeSwitchedOff: false,
	mail: {
		subject: ({ news }) => `buy-points:notifications.receipt.${news}.subject`,
		lines: ({ news, price, fee, total, card }, { say }) => [
			say(`buy-points:notifications.receipt.${news}.line`),
			{
				rows: [
					{ name: say("buy-points:notifications.receipt.price"), figure: price },
					{ name: say("buy-points:notifications.receipt.fee"), figure: fee },
					{ name: say("buy-points:notifications.receipt.total"), figure: total },
				],
			},
			card && say("buy-points:notifications.receipt.card"),
		],
		action: {
			label: "buy-points:notifications.receipt.action",
			to: ({ purchase_id }) => `/buy_points?purchase=${purchase_id}`,
		},
		reason: "buy-points:notifications.receipt.reason",
	},
	bell: {
		icon: "bag",
		text: ({ news }, { say }) => say(`buy-points:notifications.receipt.${news}.subject`),
		to: ({ purchase_id }) => `/buy_points?purchase=${purchase_id}`,
	},
});
