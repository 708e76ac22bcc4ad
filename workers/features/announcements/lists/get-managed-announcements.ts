/** All announcements as account owners manage them, with whom they reached; also a report. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { statuses } from "../rules/statuses";

export const managedAnnouncementsFace = defineListFace({
	name: "announcements/get-managed-announcements",
	address: "/announcements/manage",
	title: "announcements:manage.title",
	empty: { words: "announcements:manage.empty" },
	headings: "announcements:columns",
	page_size: 20,
	columns: [
		{ id: "title", kind: "text", role: "lead" },
		{ id: "status", kind: "status", words: "announcements:status" },
		{ id: "audience_name", kind: "text", role: "line" },
		{ id: "created_at", kind: "timestamp", sort: "created_at", isOnlyInReport: true },
		{ id: "starts_at", kind: "timestamp", isToTheMinute: true, none: "announcements:noStart" },
		{ id: "visible_until", kind: "date", role: "pair", none: "announcements:noEnd" },
		{ id: "delivered_count", kind: "number", role: "pair" },
		{ id: "read_count", kind: "number", role: "pair" },
		{ id: "confirmed_count", kind: "number", role: "pair" },
		{ id: "author_name", kind: "text", isOnlyInReport: true },
	],
	filters: {
		status: {
			kind: "choice",
			label: "announcements:columns.status",
			choices: statuses,
			words: "announcements:status",
			any: "announcements:manage.any",
		},
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "announcements_report", roles: ["account_owner"] },
});
