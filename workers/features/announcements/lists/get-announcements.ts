/** What the signed-in person was told by the company and still holds, newest first. @browser-safe */
import { roles } from "#workers/kernel/identity";
import { defineListFace } from "#workers/kernel/list-face";

/** How a reader stands to an announcement. */
export const readingStates = ["unread", "to_confirm", "read", "confirmed"] as const;

export const announcementsFace = defineListFace({
	name: "announcements/get-announcements",
	address: "/announcements",
	title: "announcements:title",
	empty: { words: "announcements:empty", by: "role" },
	headings: "announcements:columns",
	page_size: 20,
	columns: [
		{ id: "title", kind: "text", role: "lead" },
		{ id: "reading", kind: "status", words: "announcements:reading" },
		{ id: "author_name", kind: "text", role: "line" },
		{ id: "starts_at", kind: "timestamp", sort: "starts_at", isToTheMinute: true },
		{ id: "visible_until", kind: "date", role: "pair", none: "announcements:noEnd" },
	],
	filters: {},
	default_sort: { id: "starts_at", desc: true },
	report: { type: "my_announcements_report", roles: roles },
	isPersonal: false,
});
