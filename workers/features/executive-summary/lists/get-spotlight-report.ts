/** Who has how many spotlights this year, and how many of them they issued; a report too. @browser-safe */
import { roles } from "#workers/kernel/identity";
import { defineListFace } from "#workers/kernel/list-face";
import { peopleFilters } from "#workers/kernel/people-filters";

export const spotlightFace = defineListFace({
	name: "executive-summary/get-spotlight-report",
	address: "/executive_summary/spotlight",
	title: "executive-summary:title",
	empty: { words: "executive-summary:empty" },
	headings: "executive-summary:columns",
	page_size: 10,
	columns: [
		{ id: "name", kind: "person", image: "image_url", role: "lead", sort: "name" },
		{ id: "participant_id", kind: "text", role: "quiet" },
		{ id: "spotlights_allocated", kind: "number" },
		{ id: "spotlights_utilized", kind: "number" },
		{ id: "utilization_percent", kind: "number", role: "end" },
	],
	filters: {
		searchString: { kind: "search", label: "executive-summary:search.label", hint: "executive-summary:search.hint" },
		use: {
			kind: "choice",
			label: "executive-summary:use.label",
			choices: ["unused", "used_up"],
			words: "executive-summary:use",
			any: "executive-summary:use.any",
		},
		/** One person alone. */
		user_id: { kind: "reference", label: "executive-summary:columns.name", to: "member", isByLink: true },
		...peopleFilters,
		manager_id: { ...peopleFilters.manager_id, onlyFor: roles },
	},
	default_sort: { id: "name", desc: false },
	report: { type: "spotlight_report", roles: ["account_owner"], notWith: ["user_id"] },
	isPersonal: false,
});
