/** What was submitted for an approval: one's own, or for account owners everybody's; where each stands, why and since when. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { submissionStatuses } from "../rules/submission-statuses";

export const submissionsFace = defineListFace({
	name: "recognition/get-submissions",
	address: "/recognitions/submissions",
	title: "recognition:submissions.title",
	empty: { words: "recognition:submissions.empty", by: "tab" },
	headings: "recognition:submissions.columns",
	page_size: 10,
	columns: [
		{ id: "recipients", kind: "text", to: "/recognitions/submissions/{id}", role: "lead" },
		{ id: "giver", kind: "person", image: "giver_image", hiddenOn: ["given_by_me"] },
		{ id: "program", kind: "text", role: "line" },
		{ id: "created_at", kind: "timestamp", sort: "created_at" },
		{ id: "status", kind: "status", words: "recognition:approval.status" },
		{ id: "points", kind: "points", role: "figure", flags: ["!hide_points_for_account"] },
		{ id: "reason", kind: "text", role: "quiet" },
	],
	filters: {
		/** Left out: one's own. */
		report_condition: {
			kind: "choice",
			label: "recognition:submissions.title",
			choices: ["given_by_me", "all"],
			words: "recognition:submissions.tabs",
			areTabs: true,
			onlyFor: { all: ["account_owner"] },
		},
		status: {
			kind: "choice",
			label: "recognition:submissions.columns.status",
			choices: submissionStatuses,
			words: "recognition:approval.status",
			any: "recognition:submissions.anyStatus",
		},
		program_id: {
			kind: "reference",
			label: "recognition:columns.program",
			to: "program",
			choices: "programs/get-programs",
			any: "recognition:list.anyProgram",
		},
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "submissions_report", roles: ["account_owner"], begins: { report_condition: "all" } },
});
