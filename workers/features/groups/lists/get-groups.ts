/** The groups of the account by name, with how many people are in each and how many programs name it; a report too. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const groupsFace = defineListFace({
	name: "groups/get-groups",
	address: "/groups",
	title: "groups:list.title",
	empty: { words: "groups:list.empty" },
	headings: "groups:list.columns",
	page_size: 20,
	columns: [
		{ id: "name", kind: "text", to: "/groups/{id}", role: "lead", sort: "name" },
		{ id: "description", kind: "text", role: "line" },
		{ id: "kind", kind: "text", words: "groups:kinds", role: "quiet" },
		{ id: "active_members_count", kind: "number", role: "figure" },
		{ id: "pending_members_count", kind: "number", role: "pair" },
		{ id: "use_count", kind: "number", role: "pair" },
		{ id: "created_at", kind: "timestamp", isOnlyInReport: true },
	],
	filters: {
		searchString: { kind: "search", label: "groups:list.search" },
		kind: {
			kind: "choice",
			label: "groups:list.columns.kind",
			choices: ["list", "rules"],
			words: "groups:kinds",
			any: "groups:list.anyKind",
		},
	},
	default_sort: { id: "name", desc: false },
	report: { type: "groups_report", roles: ["account_owner"] },
});
