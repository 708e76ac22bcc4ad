/** All forms as account owners manage them; also a report. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { formStatuses } from "../rules/statuses";

export const managedFormsFace = defineListFace({
	name: "forms/get-managed-forms",
	address: "/forms/manage",
	title: "forms:manage.title",
	empty: { words: "forms:manage.empty" },
	headings: "forms:columns",
	page_size: 20,
	columns: [
		{ id: "name", kind: "text", role: "lead", to: "/forms/manage/{id}" },
		{ id: "status", kind: "status", words: "forms:status" },
		{ id: "created_at", kind: "timestamp", sort: "created_at", isOnlyInReport: true },
		{ id: "starts_at", kind: "date", role: "pair", none: "forms:noStart" },
		{ id: "ends_at", kind: "date", role: "pair", none: "forms:noEnd" },
		{ id: "sent_count", kind: "number", role: "pair" },
		{ id: "waiting_count", kind: "number", role: "pair" },
		{
			id: "submissions",
			kind: "link",
			to: "/forms/submissions?whose=handled&form_id={id}",
			says: "forms:manage.submissions",
		},
	],
	filters: {
		status: {
			kind: "choice",
			label: "forms:columns.status",
			choices: formStatuses,
			words: "forms:status",
			any: "forms:manage.any",
		},
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "forms_list", roles: ["account_owner"] },
});
