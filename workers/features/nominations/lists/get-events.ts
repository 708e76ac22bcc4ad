/** The events in which people can be nominated. @browser-safe */
import { roles } from "#workers/kernel/identity";
import { defineListFace } from "#workers/kernel/list-face";

export const eventsFace = defineListFace({
	name: "nominations/get-events",
	address: "/employee_nominations/events",
	title: "nominations:events.title",
	empty: { words: "nominations:empty" },
	headings: "nominations:columns",
	page_size: 20,
	columns: [
		{ id: "name", kind: "text", role: "lead" },
		{ id: "nomination_count", kind: "number" },
		{ id: "closes_at", kind: "timestamp", role: "pair" },
	],
	filters: {},
	default_sort: { id: "created_at", desc: true },
	report: { type: "open_nominations_report", roles: roles },
});
