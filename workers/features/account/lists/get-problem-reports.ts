/** What people reported from the error page, the newest first: open, done or all; a report too. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const problemReportsFace = defineListFace({
	name: "account/get-problem-reports",
	address: "/settings/problems",
	empty: { words: "account:owners.problems.empty", by: "tab" },
	page_size: 20,
	columns: [
		{ id: "message", heading: "account:owners.problems.columns.message", kind: "text", role: "lead" },
		{ id: "name", heading: "account:owners.problems.columns.name", kind: "text" },
		{ id: "page", heading: "account:owners.problems.columns.page", kind: "text" },
		{ id: "error_id", heading: "account:owners.problems.columns.errorId", kind: "text" },
		{
			id: "created_at",
			heading: "account:owners.problems.columns.when",
			kind: "timestamp",
			sort: "created_at",
			isToTheMinute: true,
		},
		{
			id: "state_name",
			heading: "account:owners.problems.columns.state",
			kind: "text",
			isOnlyInReport: true,
		},
		{
			id: "change",
			heading: "account:owners.problems.columns.state",
			kind: "link",
			role: "action",
		},
	],
	filters: {
		state: {
			kind: "choice",
			label: "account:owners.problems.columns.state",
			choices: ["open", "done", "all"],
			words: "account:owners.problems.states",
			areTabs: true,
		},
		searchString: {
			kind: "search",
			label: "account:owners.problems.search.label",
			hint: "account:owners.problems.search.hint",
		},
		days: { kind: "days", of: "created_at" },
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "problem_reports_report", roles: ["account_owner"], begins: { state: "all" } },
});
