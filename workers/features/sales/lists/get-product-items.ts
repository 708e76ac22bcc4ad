/** The items that are sold, by name, with price and points of one piece; a report too. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const saleItemsFace = defineListFace({
	name: "sales/get-product-items",
	address: "/sales/products",
	title: "sales:items.title",
	empty: { words: "sales:items.empty" },
	headings: "sales:items.columns",
	page_size: 20,
	columns: [
		{ id: "name", kind: "text", to: "/sales/products/{id}", role: "lead", sort: "name" },
		{ id: "sku", kind: "text", role: "quiet" },
		{ id: "brand", kind: "text", role: "line" },
		{ id: "category", kind: "text", isOnlyInReport: true },
		{ id: "unit_cost_amount", kind: "money", isInDollars: true, role: "pair" },
		{ id: "points", kind: "points", role: "figure" },
		{ id: "state", kind: "status", words: "sales:active" },
		{ id: "created_at", kind: "timestamp", isOnlyInReport: true },
	],
	filters: { searchString: { kind: "search", label: "sales:items.search" } },
	default_sort: { id: "name", desc: false },
	report: { type: "sale_items_report", roles: ["account_owner"] },
});
