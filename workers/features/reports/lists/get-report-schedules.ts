/** The schedules by which an account's reports are sent, the newest first. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const reportSchedulesFace = defineListFace({
	name: "reports/get-report-schedules",
	address: "/reports/schedules",
	title: "reports:schedules.title",
	empty: { words: "reports:schedules.empty" },
	headings: "reports:schedules.columns",
	page_size: 10,
	columns: [
		{ id: "report", kind: "text", role: "lead", to: "/reports/schedules/{id}" },
		{ id: "rhythm", kind: "text", role: "line" },
		{ id: "period", kind: "text", role: "quiet", words: "reports:schedules.periods" },
		{ id: "recipients", kind: "text", role: "pair" },
		{ id: "next_run_at", kind: "timestamp", isToTheMinute: true, role: "pair" },
		{ id: "state", kind: "text", words: "reports:schedules.states" },
	],
	filters: {
		report_type: { kind: "text", label: "reports:schedules.ofReport", isByLink: true },
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "report_schedules_report", roles: ["account_owner"] },
});
