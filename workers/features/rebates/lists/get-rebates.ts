/** Rebates, newest first: all that were sent for account owners and moderators, one's own for others; a report too. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { rebateStages, rebateStatuses } from "../rules/rebate";

export const rebatesFace = defineListFace({
	name: "rebates/get-rebates",
	address: "/rebates",
	title: "rebates:title",
	empty: { words: "rebates:empty", by: "tab" },
	headings: "rebates:columns",
	page_size: 10,
	columns: [
		{ id: "offer", kind: "text", to: "/rebates/{id}", role: "lead" },
		{ id: "owner_name", kind: "text", role: "line" },
		{ id: "status", kind: "status", words: "rebates:statuses" },
		{ id: "invoice_number", kind: "text", none: "rebates:noInvoice" },
		{ id: "invoice_line", kind: "text", isOnlyInReport: true },
		{ id: "distributor", kind: "text", isOnlyInReport: true },
		{ id: "invoice_date", kind: "date", form: "sales", isOnlyInReport: true },
		{ id: "amount", kind: "money", isInDollars: true, role: "pair" },
		{ id: "points", kind: "points", role: "figure" },
		{ id: "notes", kind: "text", isOnlyInReport: true },
		{ id: "changed_at", kind: "timestamp", role: "quiet" },
		{ id: "created_at", kind: "timestamp", sort: "created_at", isOnlyInReport: true },
	],
	filters: {
		stage: {
			kind: "choice",
			label: "rebates:columns.status",
			choices: rebateStages,
			words: "rebates:stages",
			areTabs: true,
		},
		status: {
			kind: "choice",
			label: "rebates:columns.status",
			choices: rebateStatuses,
			words: "rebates:statuses",
			any: "rebates:anyStatus",
		},
		days: { kind: "days", of: "created_at" },
		searchString: { kind: "search", label: "rebates:search" },
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "rebates_report", roles: ["account_owner", "moderator"] },
});
