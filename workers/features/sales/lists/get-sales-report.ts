/** Sales, newest first: everybody's for account owners and sales moderators, one's own for others; a report too. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { impacts, saleStatuses } from "../rules/impacts";

export const salesReportFace = defineListFace({
	name: "sales/get-sales-report",
	address: "/sales",
	title: "sales:title",
	empty: { words: "sales:empty" },
	headings: "sales:columns",
	page_size: 10,
	columns: [
		{ id: "company_name", kind: "text", role: "lead" },
		{ id: "owner_name", kind: "text", role: "line" },
		{ id: "owner_status", kind: "text", isOnlyInReport: true },
		{ id: "item_name", kind: "text", role: "line" },
		{ id: "sku", kind: "text", isOnlyInReport: true },
		{ id: "system_brand_name", kind: "text", isOnlyInReport: true },
		{ id: "category", kind: "text", isOnlyInReport: true },
		{ id: "distributor", kind: "text", none: "sales:noData" },
		{ id: "sales_representatives", kind: "text", none: "sales:notApplicable" },
		{ id: "impact", kind: "text", words: "sales:impacts", isOnlyInReport: true },
		{ id: "external_created_at", kind: "date", form: "sales" },
		{ id: "quantity", kind: "number", isOnlyInReport: true },
		{ id: "unit_cost_amount", kind: "money", isInDollars: true, role: "hidden" },
		{ id: "external_cost_amount", kind: "money", isInDollars: true },
		{ id: "total_points_earned", kind: "points", role: "figure" },
		{ id: "invoice_number", kind: "text", isOnlyInReport: true },
		{ id: "status", kind: "status", words: "sales:status" },
		{ id: "reversal_reason", kind: "text", role: "line", isLeftOutWhenEmpty: true },
		{ id: "created_at", kind: "timestamp", sort: "created_at", isOnlyInReport: true },
	],
	filters: {
		status: {
			kind: "choice",
			label: "sales:columns.status",
			choices: ["all", ...saleStatuses],
			words: "sales:status",
			areTabs: true,
		},
		impact: {
			kind: "choice",
			label: "sales:columns.impact",
			choices: impacts,
			words: "sales:impacts",
			any: "sales:anyImpact",
		},
		group_id: {
			kind: "reference",
			label: "sales:groups.label",
			to: "sale_category",
			choices: "sales/get-sale-groups",
			any: "sales:groups.any",
		},
		days: { kind: "days", of: "created_at" },
		/** Sales whose invoice is of this month, YYYY-MM. */
		invoice_month: { kind: "text", label: "sales:columns.invoice_month", isByLink: true },
		searchString: { kind: "search", label: "sales:search" },
		/** Somebody's sales alone. */
		user_id: { kind: "reference", label: "sales:columns.owner_name", to: "member", isByLink: true },
		/** Sales of the people of one account, which is a group; for super-user accounts. */
		account_id: {
			kind: "reference",
			label: "sales:accountPicker.account",
			to: "group",
			choices: "groups/get-groups",
			any: "sales:accountPicker.all",
			onlyFor: ["account_owner"],
		},
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "sales_report", roles: ["account_owner"] },
});
