/** All comments of one thing in the feed, oldest first. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const commentsFace = defineListFace({
	name: "activity/get-comments",
	page_size: 50,
	columns: [],
	filters: { activity_id: { kind: "reference", label: "activity:feed.title", to: "activity", isByLink: true } },
	default_sort: { id: "created_at", desc: false },
});
