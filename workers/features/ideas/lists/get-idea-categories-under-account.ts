/** The categories of ideas, for the account owners who set what ideas earn. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const ideaCategoriesFace = defineListFace({
	name: "ideas/get-idea-categories-under-account",
	address: "/ideas/categories",
	title: "ideas:categories.title",
	empty: { words: "ideas:categories.empty" },
	headings: "ideas:categories.columns",
	page_size: 10,
	columns: [
		{ id: "name", kind: "text", role: "lead" },
		{ id: "is_active", kind: "status", words: "ideas:categories.states" },
		{ id: "description", kind: "text", role: "line" },
		{ id: "points_on_approval", kind: "points", role: "figure" },
		{ id: "points_on_highlighting", kind: "points", role: "pair" },
		{ id: "created_at", kind: "timestamp", sort: "created_at" },
		{ id: "view", kind: "link", to: "/ideas/categories?category={id}", says: "ideas:categories.view", role: "action" },
	],
	filters: {},
	default_sort: { id: "created_at", desc: true },
	report: { type: "idea_categories_report", roles: ["account_owner"] },
	isPersonal: false,
});
