/** A member's own orders, newest first, searched by what was ordered (getMemberOrders). @browser-safe */
import { roles } from "#workers/kernel/identity";
import { defineListFace } from "#workers/kernel/list-face";
import { orderStatuses } from "../rules/line-states";

export const memberOrdersFace = defineListFace({
	name: "orders/get-member-orders",
	address: "/store/orders",
	page_size: 10,
	columns: [
		{ id: "created_at", heading: "orders:columns.date", kind: "date", sort: "created_at" },
		{ id: "order_number", heading: "orders:columns.order", kind: "text" },
		{ id: "lines", heading: "orders:columns.items", kind: "text" },
		{ id: "total_points", heading: "orders:columns.totalPoints", kind: "points" },
		{ id: "line_statuses", heading: "orders:columns.status", kind: "status" },
	],
	filters: {
		searchString: { kind: "search", label: "orders:search.label" },
		status: { kind: "choice", label: "orders:columns.status", choices: orderStatuses, words: "orders:status" },
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "my_orders_report", roles: roles },
	isPersonal: false,
});
