/** Who thanked and was thanked in the Gratitude Tree this year, and how often; a report too. @browser-safe */
import { roles } from "#workers/kernel/identity";
import { defineListFace } from "#workers/kernel/list-face";
import { peopleFilters } from "#workers/kernel/people-filters";

export const gratitudeTreeFace = defineListFace({
	name: "executive-summary/get-gratitude-tree-report",
	address: "/executive_summary/gratitude_tree",
	title: "executive-summary:title",
	empty: { words: "executive-summary:empty" },
	headings: "executive-summary:columns",
	page_size: 10,
	columns: [
		{ id: "name", kind: "person", image: "image_url", role: "lead", sort: "name" },
		{ id: "participant_id", kind: "text", role: "quiet" },
		{ id: "gratitude_tree_issued", kind: "number" },
		{ id: "gratitude_tree_received", kind: "number" },
	],
	filters: {
		searchString: { kind: "search", label: "executive-summary:search.label", hint: "executive-summary:search.hint" },
		/** One person alone. */
		user_id: { kind: "reference", label: "executive-summary:columns.name", to: "member", isByLink: true },
		...peopleFilters,
		manager_id: { ...peopleFilters.manager_id, onlyFor: roles },
	},
	default_sort: { id: "name", desc: false },
	report: { type: "gratitude_tree_report", roles: ["account_owner"], notWith: ["user_id"] },
	isPersonal: false,
});
