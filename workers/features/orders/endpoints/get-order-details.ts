/** One order with its lines, address and states: one's own, or any of the tenant for those who manage orders. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { mayOpenAnyOrder } from "../rules/order-managers";
import { orderAddress, orderLineOutput, orderStatuses, presentLine, readOrderAddress } from "../rules/present-order";
import { findOrder, linesOf } from "../store/orders";

export const getOrderDetails = defineEndpoint({
	name: "orders/get-order-details",
	path: "/api/orders/api_get_order_details",
	summary: "One order with its lines.",
	access: "signed_in",
	input: z.object({ order_id: z.int().min(1) }),
	output: z.object({
		order: z.object({
			id: z.int(),
			user_id: z.int(),
			member_name: z.string(),
			participant_id: z.string(),
			member_email: z.string(),
			status: z.enum(orderStatuses),
			status_label: z.string(),
			product_type: z.string(),
			total_points: z.int(),
			line_count: z.int(),
			unit_count: z.int(),
			address: orderAddress,
			created_at: z.int(),
			lines: z.array(orderLineOutput),
		}),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { order_id }) => {
		const [row] = await scope.read(findOrder(scope.account.id, order_id));
		const isVisible = row && (row.user_id === scope.user.id || mayOpenAnyOrder(scope.account, scope.user));
		if (!isVisible) throw notFound("order");
		return {
			order: {
				...row,
				status_label: scope.translate(`orders:status.${row.status}`),
				address: readOrderAddress(row.address),
				lines: linesOf(row).map((line) => presentLine(line, scope.translate)),
			},
		};
	},
});
