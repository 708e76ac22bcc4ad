/**
 * Refuses a return that was asked for, with a reason that its buyer reads; invariant: at the moment of writing it waits
 * (`return_not_waiting`). The line stays with its buyer, and may still be refunded or come back.
 */
import { z } from "zod";
import { notify } from "#workers/features/notifications";
import { assertAll, assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { isReturnWaiting } from "../rules/line-states";
import { notifiedLines } from "../rules/notified-order";
import { orderManagers } from "../rules/order-managers";
import { orderNumber } from "../rules/order-number";
import { presentLine, readOrderAddress } from "../rules/present-order";
import { buyerOf } from "../steps/notify-buyer";
import { areOfDistributor } from "../store/managed-orders";
import { listStandingLines } from "../store/move-lines";
import { findOrderOfLine, linesOf } from "../store/orders";
import { isReturnAsked, updateReturnRefused } from "../store/returns";

export const refuseReturn = defineEndpoint({
	name: "orders/refuse-return",
	path: "/api/orders/api_refuse_return",
	summary: "Refuses a return that a buyer asked for, with the reason.",
	access: orderManagers,
	flags: ["orders_management_enabled"],
	isForbiddenWhileSignedInAsMember: true,
	input: z.object({ order_line_id: z.int().min(1), reason: z.string().trim().min(1).max(300) }),
	output: z.object({ order_line_id: z.int(), return_refused_at: z.int() }),
	errors: { return_not_waiting: {} },
	repetition: { kind: "natural" },
	handler: async (scope, { order_line_id, reason }) => {
		const { account, user, clock, read } = scope;
		const [[managed], [order]] = await Promise.all([
			read(listStandingLines(scope, [order_line_id], [])),
			read(findOrderOfLine(account.id, order_line_id)),
		]);
		if (!managed || !order) throw notFound("order");
		const line = linesOf(order).find(({ id }) => id === order_line_id)!;
		if (line.return_refused_at !== null && line.return_refusal === reason)
			return { order_line_id, return_refused_at: line.return_refused_at };
		if (!isReturnWaiting(line)) throw refuse("return_not_waiting");
		const now = clock.now();
		const told = notify(scope, "orders/return-refused", [buyerOf(order)], {
			order_id: order.id,
			order_number: orderNumber(account, order.number),
			lines: notifiedLines([presentLine(line, readOrderAddress(order.address), scope.translate)]),
			why: reason,
		});
		const isOfOthers = user.role === "distributor" && order.user_id !== user.id;
		return scope.commit({
			statements: [
				...(isOfOthers ? [assertAll({ return_not_waiting: areOfDistributor(scope, [order.id]) })] : []),
				assertThat("return_not_waiting", isReturnAsked(account.id, order_line_id)),
				...updateReturnRefused(account.id, { line_id: order_line_id, order_id: order.id }, reason, now),
				...told.statements,
			],
			answer: { order_line_id, return_refused_at: now },
			audit: { subject_kind: "order", subject_id: order.id, details: { line: order_line_id, reason } },
			follow: told.follow,
		});
	},
});
