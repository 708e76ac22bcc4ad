/** Commitments: those made to me, those that I made, or for account owners all. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { commitmentStatuses } from "../rules/subtypes";

export const commitmentsFace = defineListFace({
	name: "recognition/get-commitments",
	address: "/recognitions/commitments",
	title: "recognition:commitments.title",
	empty: { words: "recognition:commitments.empty", by: "tab" },
	headings: "recognition:commitments.columns",
	page_size: 10,
	columns: [
		{ id: "message", kind: "text", to: "/recognitions/commitments/{id}", role: "lead" },
		{ id: "giver", kind: "person", image: "giver_image", hiddenOn: ["given_by_me"] },
		{ id: "recipient", kind: "person", image: "recipient_image", hiddenOn: ["for_me"] },
		{ id: "program", kind: "text", role: "line" },
		{ id: "due_date", kind: "date" },
		{ id: "status", kind: "status", words: "recognition:commitments.status" },
		{ id: "points", kind: "points", role: "figure", flags: ["!hide_points_for_account"] },
		{ id: "created_at", kind: "timestamp", sort: "created_at", role: "quiet" },
	],
	filters: {
		/** Left out: those made to me. */
		report_condition: {
			kind: "choice",
			label: "recognition:commitments.title",
			choices: ["for_me", "given_by_me", "all"],
			words: "recognition:commitments.tabs",
			areTabs: true,
			onlyFor: { all: ["account_owner"] },
		},
		status: {
			kind: "choice",
			label: "recognition:commitments.columns.status",
			choices: commitmentStatuses,
			words: "recognition:commitments.status",
			any: "recognition:submissions.anyStatus",
		},
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "commitments_report", roles: ["account_owner"], begins: { report_condition: "all" } },
});
