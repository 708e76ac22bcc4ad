/** Groups of what is sold: the categories at the root, each with all below it; sales are filtered by them. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const saleGroupsFace = defineListFace({
	name: "sales/get-sale-groups",
	headings: "sales:groups.columns",
	page_size: 50,
	columns: [
		{ id: "name", kind: "text", role: "lead", sort: "name" },
		{ id: "description", kind: "text", role: "line" },
	],
	filters: {},
	default_sort: { id: "name", desc: false },
});
