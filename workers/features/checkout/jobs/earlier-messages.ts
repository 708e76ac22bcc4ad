/** The two messages that followed an order before `checkout/finish-order` did (decision 078); some may still be under way. */
import { z } from "zod";
import { removeSold } from "#workers/features/cart";
import { defineJob } from "#workers/kernel/define-job";
import { finishOrder } from "./finish-order";

const removeSoldLines = defineJob({
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
	handler: async (scope, { user_id, order }, run) => {
		await removeSold(scope, user_id, order);
		await scope.commit({ statements: run.end(), answer: {} });
	},
});

/** Both under the names that the messages carry. */
export const earlierMessages = [{ ...finishOrder, name: "orders/confirm-order" }, removeSoldLines] as const;
