/** What an order leaves to do for its buyer; invariant: the cart gives up what was sold once per order, whoever asks and how often. */
import { z } from "zod";
import { refreshRecommendations } from "#workers/features/catalog";
import { defineJob } from "#workers/kernel/define-job";
import { removeSold } from "../store";

export const removeSoldLines = defineJob({
	name: "cart/remove-sold",
	summary: "Removes ordered lines from the cart, and chooses anew what is recommended.",
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
		const recommended = refreshRecommendations(scope.account.id, user_id, scope.clock.now());
		await scope.commit({ statements: [recommended, ...run.end()], answer: {} });
	},
});
