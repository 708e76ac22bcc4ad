/** Writes to a buyer what happened to lines of an order; invariant: the email and the end of the message are one batch. */
import { defineJob } from "#workers/kernel/define-job";
import { notifyLinesMoved } from "../steps/notify-buyer";
import { moveOfOrder } from "../store/notify-move-job";
import { findOrder } from "../store/orders";

export const notifyMove = defineJob({
	name: "orders/notify-move",
	summary: "Tells a buyer that something of an order is under way, or that its points are back.",
	payload: moveOfOrder,
	handler: async (scope, move, run) => {
		const [order] = await scope.read(findOrder(scope.account.id, move.order_id));
		if (!order) return;
		const notice = await notifyLinesMoved(scope, run, order, move);
		await scope.commit({ statements: [...notice.statements, ...run.end()], answer: {}, follow: notice.follow });
	},
});
