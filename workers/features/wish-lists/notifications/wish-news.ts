/** Tells a member what is new about something that they wish for. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";
import { newsKinds } from "../rules/news";

export const wishNews = defineNotification({
	kind: "wish-lists/wish-news",
	label: "wish-lists:notifications.label",
	summary: "Something that a member wishes for costs less, is on sale, is nearly gone, or is in reach.",
	values: z.object({
		...{ item_id: z.int(), item_name: z.string(), news: z.enum(newsKinds) },
		...{ points: z.int(), points_left: z.int(), quantity_left: z.int() },
		/** Which balance pays it. */
		product_type: z.enum(["standard_product", "wallet_product"]).default("standard_product"),
	}),
	mayBeSwitchedOff: true,
	mail: {
		subject: ({ news }) => `wish-lists:notifications.${news}.subject` as const,
		lines: ({ news, product_type, points_left }, { say }) => {
			if (news === "in_reach" && points_left === 0) return [say("wish-lists:notifications.in_reach.lineAlone")];
			return product_type === "standard_product" || news === "few_left"
				? [say(`wish-lists:notifications.${news}.line`)]
				: [say(`wish-lists:notifications.${news}.walletLine`)];
		},
		action: { label: "wish-lists:notifications.action", to: ({ item_id }) => `/store/item/${item_id}` },
		reason: "wish-lists:notifications.reason",
	},
	bell: {
		icon: "bag",
		text: ({ news }, { say }) => say(`wish-lists:notifications.${news}.subject`),
		to: ({ item_id }) => `/store/item/${item_id}`,
	},
});
