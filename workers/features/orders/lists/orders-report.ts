/** The orders report: one row for each order line of the account, newest first. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { peopleFilters } from "#workers/kernel/people-filters";
import { lineStatuses } from "../rules/line-states";

export const ordersReportFace = defineListFace({
	name: "orders/orders-report",
	page_size: 10,
	columns: [
		{ id: "created_at", heading: "orders:columns.date", kind: "timestamp", sort: "created_at" },
		{ id: "order_number", heading: "orders:columns.order", kind: "text" },
		{ id: "member_name", heading: "orders:columns.member", kind: "text" },
		{ id: "participant_id", heading: "orders:columns.participantId", kind: "text" },
		{ id: "name", heading: "orders:columns.item", kind: "text" },
		{ id: "brand_name", heading: "orders:columns.brand", kind: "text" },
		{ id: "sku", heading: "orders:columns.sku", kind: "text" },
		{ id: "options", heading: "orders:columns.options", kind: "text" },
		{ id: "quantity", heading: "orders:columns.quantity", kind: "number" },
		{ id: "points", heading: "orders:columns.points", kind: "points" },
		{ id: "total_points", heading: "orders:columns.totalPoints", kind: "points" },
		{ id: "value", heading: "orders:columns.value", kind: "money" },
		{ id: "status_label", heading: "orders:columns.status", kind: "status" },
		{ id: "status_reason", heading: "orders:columns.reason", kind: "text" },
		{ id: "carrier", heading: "orders:columns.carrier", kind: "text" },
		{ id: "tracking_number", heading: "orders:columns.trackingNumber", kind: "text" },
		{ id: "city", heading: "orders:columns.city", kind: "text" },
		{ id: "country", heading: "orders:columns.country", kind: "text" },
	],
	filters: {
		days: { kind: "days", of: "created_at" },
		status: {
			kind: "choice",
			label: "orders:columns.status",
			choices: lineStatuses,
			words: "orders:lineStatus",
			any: "orders:management.anyStatus",
		},
		user_id: { kind: "reference", label: "orders:columns.member", to: "member", isByLink: true },
		...peopleFilters,
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "orders_report", roles: ["account_owner"] },
});
