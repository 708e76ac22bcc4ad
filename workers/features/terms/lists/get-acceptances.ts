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
		/** Those of the newest version, or those of earlier ones. */
		custom_drop_down: {
			kind: "choice",
			label: "terms:acceptances.which",
			choices: ["newest", "earlier"],
			words: "terms:acceptances.versions",
			any: "terms:acceptances.anyVersion",
			isInTitleBar: true,
		},
		/** Who had accepted by the end of a day. */
		day: { kind: "single_day", of: "created_at" },
		days: { kind: "days", of: "created_at" },
		...peopleFilters,
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "terms_acceptances_report", roles: ["account_owner"] },
});
