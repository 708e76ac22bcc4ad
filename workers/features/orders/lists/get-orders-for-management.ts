/** Orders management: every order of the account, by state, days, number or buyer; a report too. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { peopleFilters } from "#workers/kernel/people-filters";
import { orderStatuses, shownStatuses } from "../rules/line-states";

export const ordersForManagementFace = defineListFace({
	name: "orders/get-orders-for-management",
	address: "/recognitions/orders_management",
	title: "orders:management.title",
	empty: { words: "orders:management.empty" },
	page_size: 10,
	columns: [
		{ id: "member_name", heading: "orders:columns.member", kind: "text", role: "lead" },
		{ id: "participant_id", heading: "orders:columns.participantId", kind: "text", isOnlyInReport: true },
		{ id: "first_item", heading: "orders:columns.items", kind: "text", role: "line" },
		{ id: "line_count", heading: "orders:columns.lines", kind: "number", isOnlyInReport: true },
		{ id: "unit_count", heading: "orders:columns.quantity", kind: "number", isOnlyInReport: true },
		{ id: "order_number", heading: "orders:columns.order", kind: "text", role: "action" },
		{ id: "line_statuses", heading: "orders:columns.status", kind: "status" },
		{ id: "created_at", heading: "orders:columns.date", kind: "timestamp", sort: "created_at" },
		{ id: "total_points", heading: "orders:columns.totalPoints", kind: "points" },
		{ id: "value", heading: "orders:columns.value", kind: "money", isOnlyInReport: true },
		{ id: "city", heading: "orders:columns.city", kind: "text" },
		{ id: "country", heading: "orders:columns.country", kind: "text", isOnlyInReport: true },
	],
	filters: {
		searchString: { kind: "search", label: "orders:management.searchLabel", hint: "orders:management.searchHint" },
		status: {
			kind: "choice",
			label: "orders:columns.status",
			choices: orderStatuses,
			words: "orders:status",
			any: "orders:management.anyStatus",
		},
		line_status: {
			kind: "choice",
			label: "orders:management.lineStatus",
			choices: shownStatuses,
			words: "orders:lineStatus",
			any: "orders:management.anyStatus",
		},
		days: { kind: "days", of: "created_at" },
		user_id: { kind: "reference", label: "orders:columns.member", to: "member", suggests: "users" },
		...peopleFilters,
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "orders_management_report", roles: ["account_owner", "distributor"] },
});
