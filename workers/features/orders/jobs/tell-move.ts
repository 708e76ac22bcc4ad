/** Writes to a buyer what happened to lines of an order; invariant: the email and the end of the message are one batch. */
import { defineJob } from "#workers/kernel/define-job";
import { postMove } from "../store/emails";
import { findOrder } from "../store/orders";
import { moveOfOrder } from "../store/tell-move-job";

export const tellMove = defineJob({
	name: "orders/tell-move",
	summary: "Tells a buyer that something of an order is under way, or that its points are back.",
	payload: moveOfOrder,
	handler: async (scope, move, run) => {
		const [order] = await scope.read(findOrder(scope.account.id, move.order_id));
		if (!order) return;
		const email = await postMove(scope, run, order, move);
		await scope.commit({ statements: [...email.statements, ...run.end()], answer: {}, follow: email.follow });
	},
});
