/** Takes what an order sold out of its buyer's cart; invariant: the cart does it once per order, whoever asks and how often. */
import { z } from "zod";
import { defineJob } from "#workers/kernel/define-job";
import { removeSold } from "../store";

export const removeSoldLines = defineJob({
	name: "cart/remove-sold",
	summary: "Removes ordered lines from the cart.",
	payload: z.object({
		user_id: z.int(),
		order: z.object({
			order_id: z.int(),
			ordered_at: z.int(),
			lines: z.array(z.object({ item_id: z.int(), quantity: z.int() })),
		}),
	}),
	handler: (scope, { user_id, order }) => removeSold(scope, user_id, order),
});
