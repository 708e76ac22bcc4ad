/** The categories of what is sold, by their names from the root; a report too. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const saleCategoriesFace = defineListFace({
	name: "sales/get-sale-categories-under-account",
	address: "/sales/categories",
	title: "sales:categories.title",
	empty: { words: "sales:categories.empty" },
	headings: "sales:categories.columns",
	page_size: 10,
	columns: [
		{ id: "name", kind: "text", to: "/sales/categories/{id}", role: "lead" },
		{ id: "parents_list_string", kind: "text", role: "line", sort: "parents_list_string" },
		{ id: "description", kind: "text", role: "line" },
		{ id: "sales_count", kind: "number", role: "figure" },
		{ id: "state", kind: "status", words: "sales:active" },
		{ id: "created_at", kind: "date", role: "pair" },
	],
	filters: {
		searchString: { kind: "search", label: "sales:categories.search" },
		is_active: {
			kind: "choice",
			label: "sales:categories.columns.state",
			choices: ["1", "0"],
			words: "sales:active",
			any: "sales:anyState",
		},
		user_id: { kind: "reference", label: "sales:categories.soldBy", to: "member", suggests: "users" },
	},
	default_sort: { id: "parents_list_string", desc: false },
	report: { type: "sale_categories_report", roles: ["account_owner"] },
});
