/** A member's own orders, newest first, searched by what was ordered (getMemberOrders). */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineTable } from "#workers/kernel/define-table";
import { orderLineOutput, orderStatuses, presentLine } from "../rules/present-order";
import { linesOf, linesOfOrder, type OrderRow } from "../store/orders";

const row = z.object({
	id: z.int(),
	created_at: z.int(),
	status: z.enum(orderStatuses),
	status_label: z.string(),
	product_type: z.string(),
	total_points: z.int(),
	line_count: z.int(),
	unit_count: z.int(),
	lines: z.array(orderLineOutput),
});

export const memberOrders = defineTable({
	name: "orders/get-member-orders",
	path: "/api/orders/api_get_member_orders",
	summary: "The orders of the signed-in user.",
	access: "signed_in",
	page_size: 10,
	row,
	columns: [
		{ id: "created_at", heading: "orders:columns.date", kind: "date", sort: "created_at" },
		{ id: "id", heading: "orders:columns.order", kind: "number" },
		{
			id: "items",
			heading: "orders:columns.items",
			kind: "text",
			value: ({ lines }) => lines.map(({ name }) => name).join(", "),
		},
		{ id: "total_points", heading: "orders:columns.totalPoints", kind: "points" },
		{ id: "status_label", heading: "orders:columns.status", kind: "status" },
	],
	filters: z.object({ searchString: z.string().trim().max(200).optional(), status: z.enum(orderStatuses).optional() }),
	version_of: "orders",
	// An order shows all its lines, at most those of a cart; of the usual one to three.
	joins: 3,
	sorts: { created_at: { key: sql`o.created_at`, id: sql`o.id` } },
	default_sort: { id: "created_at", desc: true },
	query: (scope, { searchString, status }) => {
		const found = [
			...(status ? [sql`o.status = ${status}`] : []),
			...(searchString ? [matches(scope.account.id, searchString)] : []),
		];
		return {
			select: sql`o.id, o.created_at, o.status, o.product_type, o.total_points, o.line_count, o.unit_count, ${linesOfOrder} as lines`,
			from: sql`orders o`,
			where: [sql`o.account_id = ${scope.account.id}`, sql`o.user_id = ${scope.user.id}`],
			found,
		};
	},
	present: (scope, found) => {
		const order = found as unknown as OrderRow;
		return {
			...order,
			status_label: scope.translate(`orders:status.${order.status}`),
			lines: linesOf(order).map((line) => presentLine(line, scope.translate)),
		};
	},
});

/** Orders whose number starts so, or with a line of this name, brand or code; walks only the member's own orders. */
function matches(account_id: number, searchString: string) {
	const term = searchString.toLowerCase();
	const number = /^\d+$/.test(term) ? `${term}%` : "";
	return sql`(cast(o.id as text) like ${number} or exists (select 1 from order_lines l
		where l.account_id = ${account_id} and l.order_id = o.id and instr(lower(l.name || ' ' || l.brand_name || ' ' || l.sku), ${term}) > 0))`;
}
