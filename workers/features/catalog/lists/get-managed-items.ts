/** All items of the store as account owners manage them, hidden and sold-out ones too; a report as well. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

/** How items stand, by which the list can be narrowed. */
export const itemStates = ["listed", "hidden"] as const;

/** From so many units down an item has few left, as its tile says. */
export const fewLeft = 10;

/** How much of an item is left. */
export const stockStates = ["in_stock", "few", "sold_out", "uncounted"] as const;

export const managedItemsFace = defineListFace({
	name: "catalog/get-managed-items",
	address: "/store/manage",
	title: "catalog:manage.items.title",
	empty: { words: "catalog:manage.items.empty" },
	headings: "catalog:manage.items.columns",
	page_size: 20,
	columns: [
		{ id: "name", kind: "text", to: "/store/manage/item/{id}", role: "lead", sort: "name" },
		{ id: "brand_name", kind: "text", role: "line" },
		{ id: "category", kind: "text", role: "line" },
		{ id: "state", kind: "status", words: "catalog:manage.items.states" },
		{ id: "points", kind: "points", role: "figure" },
		{ id: "quantity_left", kind: "number", role: "pair", none: "catalog:manage.items.uncounted" },
		{ id: "units_ordered", kind: "number", role: "pair" },
		{ id: "variant_count", kind: "number", isOnlyInReport: true },
		{ id: "created_at", kind: "timestamp", isOnlyInReport: true },
	],
	filters: {
		search: { kind: "search", label: "catalog:manage.items.search" },
		state: {
			kind: "choice",
			label: "catalog:manage.items.columns.state",
			choices: itemStates,
			words: "catalog:manage.items.states",
			any: "catalog:manage.items.anyState",
		},
		stock: {
			kind: "choice",
			label: "catalog:manage.items.columns.quantity_left",
			choices: stockStates,
			words: "catalog:manage.items.stock",
			any: "catalog:manage.items.anyStock",
		},
		category_id: { kind: "reference", label: "catalog:filters.category", to: "category", isByLink: true },
	},
	default_sort: { id: "name", desc: false },
	report: { type: "store_items_report", roles: ["account_owner"] },
});
