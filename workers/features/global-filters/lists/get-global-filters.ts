/** The global filters that a person may use, the newest first. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const globalFiltersFace = defineListFace({
	name: "global-filters/get-global-filters",
	address: "/global_filters",
	title: "global-filters:title",
	empty: { words: "global-filters:empty" },
	headings: "global-filters:columns",
	page_size: 20,
	columns: [
		{ id: "name", kind: "text", role: "lead" },
		{ id: "description", kind: "text", role: "line" },
		{ id: "owner_name", kind: "text", role: "quiet" },
		{ id: "state", kind: "text", words: "global-filters:states" },
		{ id: "last_used", kind: "timestamp", role: "pair", none: "global-filters:neverUsed" },
		{ id: "change", kind: "link", to: "/global_filters/{id}", says: "global-filters:changing", role: "action" },
	],
	filters: { searchString: { kind: "search", label: "global-filters:search" } },
	default_sort: { id: "created_at", desc: true },
	report: { type: "global_filters_report", roles: ["account_owner"] },
});
