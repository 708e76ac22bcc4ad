/**
 * What an order leaves to be done for its buyer; invariant: the email and the end of the message are one batch, so it is
 * written once, and the cart gives up what was sold once per order, whoever asks and how often.
 */
import { z } from "zod";
import { removeSold } from "#workers/features/cart";
import { refreshRecommendations } from "#workers/features/catalog";
import { findOrder, linesOf, notifyOrderPlaced } from "#workers/features/orders";
import { removeWishesFor } from "#workers/features/wish-lists";
import { defineJob } from "#workers/kernel/define-job";
import { toSold } from "../rules/sold-order";

export const finishOrder = defineJob({
	name: "checkout/finish-order",
	summary: "Confirms an order by email, empties cart and wish lists of it, and chooses anew what is recommended.",
	payload: z.object({ order_id: z.int() }),
	handler: async (scope, { order_id }, run) => {
		const [order] = await scope.read(findOrder(scope.account.id, order_id));
		if (!order) return;
		await removeSold(scope, order.user_id, toSold(order));
		const notice = await notifyOrderPlaced(scope, run, order);
		const items = linesOf(order).map(({ item_id }) => item_id);
		const recommended = refreshRecommendations(scope.account.id, order.user_id, scope.clock.now());
		await scope.commit({
			statements: [
				...notice.statements,
				recommended,
				removeWishesFor(scope.account.id, order.user_id, items),
				...run.end(),
			],
			answer: {},
			follow: notice.follow,
		});
	},
});
