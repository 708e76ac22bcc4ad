/** What people earned by sales, by what it was for, paid and pending; a report too. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { customerAccesses, earningTypes, userStatuses } from "../rules/filters";
import { reportReaders } from "../rules/readers";

export const pointsEarningsFace = defineListFace({
	name: "sales-reports/get-user-sales-points-earnings-report",
	address: "/sales/points_earnings",
	title: "sales-reports:earnings.title",
	empty: { words: "sales-reports:earnings.empty" },
	headings: "sales-reports:earnings.columns",
	page_size: 10,
	columns: [
		{ id: "user_name", kind: "text", to: "/customers/{id}", role: "lead" },
		{ id: "participant_id", kind: "text", role: "quiet" },
		{ id: "company", kind: "text", role: "line" },
		{ id: "widia_role", kind: "text", words: "settings:roles.names", role: "line" },
		{ id: "user_country", kind: "text", role: "hidden" },
		{ id: "sale_earning_type", kind: "text", words: "sales-reports:earningTypes", isOnlyInReport: true },
		{ id: "user_state", kind: "status", words: "sales-reports:userStates" },
		{ id: "points_pending", kind: "points", role: "pair" },
		{ id: "points", kind: "points", role: "figure", sort: "points" },
	],
	filters: {
		sale_earning_type: {
			kind: "choice",
			label: "sales-reports:earnings.columns.sale_earning_type",
			choices: earningTypes,
			words: "sales-reports:earningTypes",
			areTabs: true,
		},
		searchString: { kind: "search", label: "sales-reports:earnings.search" },
		role: {
			kind: "choice",
			label: "sales-reports:earnings.columns.widia_role",
			choices: [
				"customer",
				"distributor",
				"distributor_sales_rep",
				"widia_sales_rep",
				"widia_sales_rep_manager",
				"member",
			],
			words: "settings:roles.names",
			any: "sales-reports:earnings.anyRole",
		},
		user_status: {
			kind: "choice",
			label: "sales-reports:userStatus",
			choices: userStatuses,
			words: "sales-reports:userStatuses",
			any: "sales-reports:userStatuses.all",
		},
		customer_access: {
			kind: "choice",
			label: "sales-reports:customerAccess",
			choices: customerAccesses,
			words: "sales-reports:customerAccesses",
			any: "sales-reports:customerAccesses.all",
		},
		/** One person alone. */
		user_id: { kind: "reference", label: "sales-reports:person", to: "member", isByLink: true },
	},
	default_sort: { id: "points", desc: true },
	report: { type: "user_sales_points_earnings_report", roles: reportReaders },
});
