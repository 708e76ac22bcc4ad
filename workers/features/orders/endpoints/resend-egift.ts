/**
 * Sends the email with an e-gift's code once more; invariant: at the moment of writing it went out, is not taken back, and
 * was sent again at most twice before (`not_resendable`, `order_lines_resent_count`).
 */
import { z } from "zod";
import { assertAll, assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { maxResends, mayResend } from "../rules/egifts";
import { mayManageOrders } from "../rules/order-managers";
import { isResendable, updateResent } from "../store/egifts";
import { areOfDistributor, isManagedBy } from "../store/managed-orders";
import { findOrderOfLine, linesOf } from "../store/orders";

export const resendEgift = defineEndpoint({
	name: "orders/resend-egift",
	path: "/api/orders/api_resend_egift",
	summary:
		"Sends an e-gift to its recipient once more, at most three times: by its buyer, or by those who manage orders.",
	access: "signed_in",
	isForbiddenWhileSignedInAsMember: true,
	input: z.object({ order_line_id: z.int().min(1) }),
	output: z.object({ order_line_id: z.int(), resent_count: z.int().min(1).max(maxResends) }),
	errors: { not_resendable: { constraints: ["order_lines_resent_count"], details: { max: maxResends } } },
	repetition: { kind: "key" },
	handler: async (scope, { order_line_id }) => {
		const { account, user, clock } = scope;
		const [order] = await scope.read(findOrderOfLine(account.id, order_line_id));
		const isMine = order?.user_id === user.id;
		const [managed] = order && !isMine ? await scope.read(isManagedBy(scope, order.id)) : [];
		if (!order || !(isMine || (managed?.is === 1 && mayManageOrders(account, user)))) throw notFound("order");
		const line = linesOf(order).find(({ id }) => id === order_line_id)!;
		if (!mayResend(line)) throw refuse("not_resendable", { max: maxResends });
		const isOfOthers = user.role === "distributor" && !isMine;
		return scope.commit({
			statements: [
				...(isOfOthers ? [assertAll({ not_resendable: areOfDistributor(scope, [order.id]) })] : []),
				assertThat("not_resendable", isResendable(account.id, order_line_id)),
				updateResent(account.id, order_line_id, clock.now()),
			],
			answer: { order_line_id, resent_count: line.resent_count + 1 },
			audit: { subject_kind: "order", subject_id: order.id, details: { line: order_line_id } },
			follow: [{ job: "orders/send-egift", payload: { order_id: order.id, line_ids: [order_line_id] } }],
		});
	},
});
