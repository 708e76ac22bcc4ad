/** All surveys as account owners manage them; also a report. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { surveyStatuses } from "../rules/statuses";

export const managedSurveysFace = defineListFace({
	name: "surveys/get-managed-surveys",
	address: "/surveys/manage",
	title: "surveys:manage.title",
	empty: { words: "surveys:manage.empty" },
	headings: "surveys:columns",
	page_size: 20,
	columns: [
		{ id: "name", kind: "text", role: "lead", to: "/surveys/manage/{id}" },
		{ id: "status", kind: "status", words: "surveys:status" },
		{ id: "created_at", kind: "timestamp", sort: "created_at", isOnlyInReport: true },
		{ id: "starts_at", kind: "date", role: "pair", none: "surveys:noStart" },
		{ id: "ends_at", kind: "date", role: "pair", none: "surveys:noEnd" },
		{ id: "started_count", kind: "number", role: "pair" },
		{ id: "sent_count", kind: "number", role: "pair" },
		{ id: "paid_count", kind: "number", isOnlyInReport: true },
		{ id: "results", kind: "link", to: "/surveys/manage/{id}?part=results", says: "surveys:manage.results" },
	],
	filters: {
		status: {
			kind: "choice",
			label: "surveys:columns.status",
			choices: surveyStatuses,
			words: "surveys:status",
			any: "surveys:manage.any",
		},
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "surveys_list", roles: ["account_owner"] },
});
