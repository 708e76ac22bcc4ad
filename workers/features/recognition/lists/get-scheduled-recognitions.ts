/** What waits for its day, or waited: one's own, or for account owners everybody's; when each is given, and what became of it. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { scheduleStatuses } from "../rules/schedule-statuses";

export const scheduledRecognitionsFace = defineListFace({
	name: "recognition/get-scheduled-recognitions",
	address: "/recognitions/scheduled",
	title: "recognition:scheduled.title",
	empty: { words: "recognition:scheduled.empty", by: "tab" },
	headings: "recognition:scheduled.columns",
	page_size: 10,
	columns: [
		{ id: "recipients", kind: "text", to: "/recognitions/scheduled/{id}", role: "lead" },
		{ id: "giver", kind: "person", image: "giver_image", hiddenOn: ["given_by_me"] },
		{ id: "program", kind: "text", role: "line" },
		{ id: "give_on", kind: "date", role: "pair" },
		{ id: "created_at", kind: "timestamp", sort: "created_at", role: "hidden" },
		{ id: "status", kind: "status", words: "recognition:scheduled.status" },
		{ id: "points", kind: "points", role: "figure", flags: ["!hide_points_for_account"] },
	],
	filters: {
		/** Left out: one's own. */
		report_condition: {
			kind: "choice",
			label: "recognition:scheduled.title",
			choices: ["given_by_me", "all"],
			words: "recognition:scheduled.tabs",
			areTabs: true,
			onlyFor: { all: ["account_owner"] },
		},
		status: {
			kind: "choice",
			label: "recognition:scheduled.columns.status",
			choices: scheduleStatuses,
			words: "recognition:scheduled.status",
			any: "recognition:submissions.anyStatus",
		},
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "scheduled_recognitions_report", roles: ["account_owner"], begins: { report_condition: "all" } },
});
