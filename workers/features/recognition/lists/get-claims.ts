/** Points that people asked programs for: one's own claims, or for account owners everybody's. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { claimStatuses } from "../rules/claim-statuses";

export const claimsFace = defineListFace({
	name: "recognition/get-claims",
	address: "/recognitions/claims",
	title: "recognition:claims.title",
	empty: { words: "recognition:claims.empty", by: "tab" },
	headings: "recognition:claims.columns",
	page_size: 10,
	columns: [
		{ id: "message", kind: "text", to: "/recognitions/claims/{id}", role: "lead" },
		{ id: "claimant", kind: "person", image: "claimant_image", hiddenOn: ["mine"] },
		{ id: "program", kind: "text", role: "line" },
		{ id: "created_at", kind: "timestamp", sort: "created_at" },
		{ id: "status", kind: "status", words: "recognition:claims.status" },
		{ id: "points", kind: "points", role: "figure", flags: ["!hide_points_for_account"] },
		{ id: "reason", kind: "text", role: "quiet" },
	],
	filters: {
		/** Left out: one's own. */
		report_condition: {
			kind: "choice",
			label: "recognition:claims.title",
			choices: ["mine", "all"],
			words: "recognition:claims.tabs",
			areTabs: true,
			onlyFor: { all: ["account_owner"] },
		},
		status: {
			kind: "choice",
			label: "recognition:claims.columns.status",
			choices: claimStatuses,
			words: "recognition:claims.status",
			any: "recognition:submissions.anyStatus",
		},
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "claims_report", roles: ["account_owner"], begins: { report_condition: "all" } },
});
