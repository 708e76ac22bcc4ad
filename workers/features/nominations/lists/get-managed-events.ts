/** All events, for those who look after them. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const managedEventsFace = defineListFace({
	name: "nominations/get-managed-events",
	address: "/employee_nominations/moderation",
	title: "nominations:moderation.title",
	empty: { words: "nominations:moderation.empty" },
	headings: "nominations:columns",
	page_size: 20,
	columns: [
		{ id: "name", kind: "text", role: "lead" },
		{ id: "status", kind: "status", words: "nominations:statuses" },
		{ id: "nomination_count", kind: "number" },
		{ id: "closes_at", kind: "timestamp", role: "pair" },
		{ id: "created_at", kind: "timestamp", role: "pair", sort: "created_at" },
	],
	filters: {},
	default_sort: { id: "created_at", desc: true },
	report: { type: "nomination_events_report", roles: ["account_owner", "nomination_moderator"] },
	isPersonal: false,
});
