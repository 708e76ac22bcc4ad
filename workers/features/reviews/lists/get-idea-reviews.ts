/** The approved reviews of an idea, the newest first. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const ideaReviewsFace = defineListFace({
	name: "reviews/get-idea-reviews",
	page_size: 10,
	columns: [],
	filters: { idea_id: { kind: "reference", label: "reviews:title", to: "idea", isByLink: true } },
	default_sort: { id: "created_at", desc: true },
});
