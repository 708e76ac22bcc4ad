/** The store's listing: what is listed everywhere or under a category, by popularity, points or date, 28 a page. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

const points = { kind: "number", min: 0, max: 1_000_000_000_000, isByLink: true } as const;

export const itemsFace = defineListFace({
	name: "catalog/get-items",
	page_size: 28,
	columns: [
		{ id: "name", heading: "catalog:columns.name", kind: "text" },
		{ id: "brand_name", heading: "catalog:columns.brand", kind: "text" },
		{ id: "points", heading: "catalog:columns.points", kind: "points", sort: "points" },
		{ id: "quantity_left", heading: "catalog:columns.quantityLeft", kind: "number" },
	],
	filters: {
		category_id: { kind: "reference", label: "catalog:filters.category", to: "category", isByLink: true },
		brand: { kind: "text", isByLink: true },
		search: { kind: "search" },
		searchString: { kind: "search" },
		min_points: points,
		max_points: points,
		/** 1: only what the person's balance covers. */
		affordable: { kind: "flag", isByLink: true },
	},
	default_sort: { id: "popularity", desc: true },
});
