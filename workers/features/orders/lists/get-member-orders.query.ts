/** A member's own orders, newest first, searched by what was ordered (getMemberOrders). */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { maxReviewsOf } from "#workers/features/account";
import { defineList } from "#workers/kernel/define-list";
import { orderStatuses } from "../rules/line-states";
import { orderNumber } from "../rules/order-number";
import {
	orderLineOutput,
	orderProductType,
	presentForBuyer,
	presentLine,
	readOrderAddress,
	statusWords,
} from "../rules/present-order";
import { holdsWords, linesOf, linesOfOrder, type OrderRow } from "../store/orders";
import { memberOrdersFace } from "./get-member-orders";

const row = z.object({
	id: z.int(),
	order_number: z.string(),
	created_at: z.int(),
	status: z.enum(orderStatuses),
	status_label: z.string(),
	/** The different states of its lines, in the words of the order's page. */
	line_statuses: z.array(statusWords),
	product_type: orderProductType,
	total_points: z.int(),
	line_count: z.int(),
	unit_count: z.int(),
	/** The most reviews of what the order brought, and how many there are. */
	max_reviews_count: z.int(),
	current_reviews_count: z.int(),
	lines: z.array(orderLineOutput),
});

export const memberOrders = defineList(memberOrdersFace, {
	path: "/api/orders/api_get_member_orders",
	summary: "The orders of the signed-in user.",
	access: "signed_in",
	row,
	version_of: "orders",
	// An order shows all its lines, at most those of a cart; of the usual one to three.
	joins: 3,
	sorts: { created_at: { key: sql`o.created_at`, id: sql`o.id` } },
	query: (scope, { searchString, status }) => {
		const found = [
			...(status ? [sql`o.status = ${status}`] : []),
			...(searchString ? [holdsWords(scope.account, searchString)] : []),
		];
		return {
			select: sql`o.id, o.number, o.created_at, o.status, o.product_type, o.total_points, o.line_count, o.unit_count, o.reviews_count, o.address,
				${linesOfOrder} as lines`,
			from: sql`orders o`,
			where: [sql`o.account_id = ${scope.account.id}`, sql`o.user_id = ${scope.user.id}`],
			found,
		};
	},
	present: (scope, found) => {
		const { number, address: json, reviews_count, ...order } = found as unknown as OrderRow & { reviews_count: number };
		const address = readOrderAddress(json);
		const lines = linesOf(order);
		return {
			...order,
			max_reviews_count: maxReviewsOf(scope.account),
			current_reviews_count: reviews_count,
			order_number: orderNumber(scope.account, number),
			status_label: scope.translate(`orders:status.${order.status}`),
			line_statuses: presentForBuyer(lines, scope.translate),
			lines: lines.map((line) => presentLine(line, address, scope.translate)),
		};
	},
});
