/** The store's listing: what is listed everywhere or under a category, by popularity, points or date, 28 a page. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

const points = { kind: "number", min: 0, max: 1_000_000_000_000 } as const;

export const itemsFace = defineListFace({
	name: "catalog/get-items",
	address: "/store",
	page_size: 28,
	columns: [
		{ id: "name", heading: "catalog:columns.name", kind: "text" },
		{ id: "brand_name", heading: "catalog:columns.brand", kind: "text" },
		{ id: "points", heading: "catalog:columns.points", kind: "points", sort: "points" },
		{ id: "quantity_left", heading: "catalog:columns.quantityLeft", kind: "number" },
	],
	filters: {
		search: { kind: "search", label: "catalog:filters.search" },
		searchString: { kind: "search", isByLink: true },
		brand: { kind: "text", label: "catalog:filters.brand", any: "catalog:filters.allBrands" },
		min_points: { ...points, label: "catalog:filters.least", words: "catalog:filters.from" },
		max_points: { ...points, label: "catalog:filters.most", words: "catalog:filters.upTo" },
		/** 1: only what the person's balance covers. */
		affordable: { kind: "flag", label: "catalog:filters.affordable" },
		product_type: { kind: "text", isByLink: true },
		category_id: { kind: "reference", label: "catalog:filters.category", to: "category", isByLink: true },
	},
	default_sort: { id: "popularity", desc: true },
	orders: [
		{ id: "popularity", desc: true, label: "catalog:sort.popular" },
		{ id: "created_at", desc: true, label: "catalog:sort.newest" },
		{ id: "points", desc: false, label: "catalog:sort.lowest" },
		{ id: "points", desc: true, label: "catalog:sort.highest" },
	],
});
