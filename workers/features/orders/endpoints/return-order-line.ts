/**
 * Asks to send a line of one's own order back; invariant: at the moment of writing it has arrived by courier at most 30 days
 * ago and nobody asked before (`not_returnable`). The points come back once those who manage orders have the goods.
 */
import { z } from "zod";
import { findDistributorsOver, findOwners } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { notifiedLines } from "../rules/notified-order";
import { orderNumber } from "../rules/order-number";
import { presentLine, readOrderAddress } from "../rules/present-order";
import { earliestArrival, mayAskReturn } from "../rules/returns";
import { findOrderOfLine, linesOf } from "../store/orders";
import { isReturnable, updateReturnAsked } from "../store/returns";

export const returnOrderLine = defineEndpoint({
	name: "orders/return-order-line",
	path: "/api/orders/api_return_order_line",
	summary: "Asks to send a line of one's own order back, within 30 days of its arrival.",
	access: "signed_in",
	flags: ["orders_management_enabled"],
	isForbiddenWhileSignedInAsMember: true,
	input: z.object({ order_line_id: z.int().min(1), reason: z.string().trim().min(1).max(300) }),
	output: z.object({ order_line_id: z.int(), return_asked_at: z.int() }),
	errors: { not_returnable: {} },
	repetition: { kind: "natural" },
	handler: async (scope, { order_line_id, reason }) => {
		const { account, user, clock } = scope;
		const now = clock.now();
		const [[order], owners, distributors] = await Promise.all([
			scope.read(findOrderOfLine(account.id, order_line_id)),
			scope.read(findOwners(account.id)),
			scope.read(findDistributorsOver(account.id, user.id)),
		]);
		if (!order || order.user_id !== user.id) throw notFound("order");
		const line = linesOf(order).find(({ id }) => id === order_line_id)!;
		if (line.return_asked_at !== null) return { order_line_id, return_asked_at: line.return_asked_at };
		if (!mayAskReturn(line, now)) throw refuse("not_returnable");
		const told = notify(scope, "orders/return-asked", [...owners, ...distributors], {
			order_id: order.id,
			order_number: orderNumber(account, order.number),
			lines: notifiedLines([presentLine(line, readOrderAddress(order.address), scope.translate)]),
			buyer: order.member_name,
			why: reason,
		});
		return scope.commit({
			statements: [
				assertThat("not_returnable", isReturnable(account.id, user.id, order_line_id, earliestArrival(now))),
				...updateReturnAsked(account.id, { line_id: order_line_id, order_id: order.id }, reason, now),
				...told.statements,
			],
			answer: { order_line_id, return_asked_at: now },
			audit: { subject_kind: "order", subject_id: order.id, details: { line: order_line_id, reason } },
			follow: told.follow,
		});
	},
});
