/** An account's badges as its owners keep them, in their order, those that are switched off too. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const managedBadgesFace = defineListFace({
	name: "badges/get-managed-badges",
	address: "/programs/badges",
	title: "badges:title",
	empty: { words: "badges:empty" },
	headings: "badges:columns",
	page_size: 25,
	columns: [
		{ id: "name", kind: "text", role: "lead" },
		{ id: "is_active", kind: "status", words: "badges:states" },
		{ id: "position", kind: "number", sort: "position" },
		{ id: "missing_count", kind: "number" },
		{ id: "change", kind: "link", to: "/programs/badges/{id}", says: "badges:change", role: "action" },
	],
	filters: {
		state: {
			kind: "choice",
			label: "badges:columns.is_active",
			choices: ["active", "inactive"],
			words: "badges:states",
			any: "badges:anyState",
		},
	},
	default_sort: { id: "position", desc: false },
});
