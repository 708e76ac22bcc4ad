/** Who accepted which version of the terms, and when; a report too. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { peopleFilters } from "#workers/kernel/people-filters";

export const acceptancesFace = defineListFace({
	name: "terms/get-acceptances",
	address: "/settings/terms/acceptances",
	title: "terms:acceptances.title",
	empty: { words: "terms:acceptances.empty" },
	headings: "terms:acceptances.columns",
	page_size: 20,
	columns: [
		{ id: "name", kind: "text", role: "lead" },
		{ id: "email", kind: "text" },
		{ id: "version", kind: "number" },
		{ id: "created_at", kind: "timestamp", sort: "created_at" },
	],
	filters: {
		version: {
			kind: "number",
			min: 1,
			max: 1_000_000,
			label: "terms:acceptances.columns.version",
			words: "terms:acceptances.ofVersion",
		},
		days: { kind: "days", of: "created_at" },
		...peopleFilters,
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "terms_acceptances_report", roles: ["account_owner"] },
});
