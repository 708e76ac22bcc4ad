/** Everyone who was thanked in one post, in the order in which they were thanked. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const recipientsFace = defineListFace({
	name: "recognition/get-recipients",
	page_size: 50,
	columns: [],
	filters: { activity_id: { kind: "reference", label: "activity:feed.title", to: "activity", isByLink: true } },
	default_sort: { id: "place", desc: false },
});
