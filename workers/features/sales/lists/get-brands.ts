/** The brands of what is sold, by name, with the budget that pays; a report too. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { brandStatuses } from "../rules/brand-statuses";

export const saleBrandsFace = defineListFace({
	name: "sales/get-brands",
	address: "/sales/brands",
	title: "sales:brands.title",
	empty: { words: "sales:brands.empty" },
	headings: "sales:brands.columns",
	page_size: 20,
	columns: [
		{ id: "name", kind: "text", to: "/sales/brands/{id}", role: "lead", sort: "name" },
		{ id: "budget", kind: "text", role: "line" },
		{ id: "status", kind: "status", words: "sales:brands.statuses" },
		{ id: "state", kind: "status", words: "sales:active" },
		{ id: "created_at", kind: "date", role: "pair" },
	],
	filters: {
		brand_status: {
			kind: "choice",
			label: "sales:brands.columns.status",
			choices: ["all", ...brandStatuses],
			words: "sales:brands.statuses",
			areTabs: true,
		},
		searchString: { kind: "search", label: "sales:brands.search" },
	},
	default_sort: { id: "name", desc: false },
	report: { type: "sale_brands_report", roles: ["account_owner"] },
});
