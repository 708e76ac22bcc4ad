/** What was sent by forms: one's own, and that of forms which one looks after; also a report. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { peopleFilters } from "#workers/kernel/people-filters";
import { submissionStatuses } from "../rules/statuses";

export const submissionsFace = defineListFace({
	name: "forms/get-submissions",
	address: "/forms/submissions",
	title: "forms:submissions.title",
	empty: { words: "forms:submissions.empty", by: "tab" },
	headings: "forms:columns",
	page_size: 20,
	columns: [
		{ id: "form", kind: "text", role: "lead", to: "/forms/submissions/{id}" },
		{ id: "status", kind: "status", words: "forms:submissionStatus" },
		{ id: "sender", kind: "person", image: "image_url", role: "line", hiddenOn: ["mine"] },
		{ id: "sent_at", kind: "timestamp", sort: "sent_at" },
		{ id: "handler", kind: "text", role: "pair", none: "forms:submissions.nobody" },
		{ id: "handled_at", kind: "timestamp", isOnlyInReport: true },
		{ id: "word", kind: "text", isOnlyInReport: true },
		{ id: "answers", kind: "text", isOnlyInReport: true },
	],
	filters: {
		whose: {
			kind: "choice",
			label: "forms:submissions.whose",
			choices: ["mine", "handled"],
			words: "forms:submissions.tabs",
			areTabs: true,
		},
		status: {
			kind: "choice",
			label: "forms:columns.status",
			choices: submissionStatuses,
			words: "forms:submissionStatus",
			any: "forms:submissions.any",
		},
		form_id: { kind: "reference", label: "forms:columns.form", to: "form", isByLink: true },
		days: { kind: "days", of: "sent_at" },
		...peopleFilters,
	},
	default_sort: { id: "sent_at", desc: true },
	report: { type: "form_submissions", roles: ["account_owner"], begins: { whose: "handled" } },
	isPersonal: false,
});
