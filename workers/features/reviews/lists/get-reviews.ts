/** The approved reviews of an item, the newest first. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const reviewsFace = defineListFace({
	name: "reviews/get-reviews",
	page_size: 10,
	columns: [],
	filters: { item_id: { kind: "reference", label: "reviews:title", to: "item", isByLink: true } },
	default_sort: { id: "created_at", desc: true },
});
