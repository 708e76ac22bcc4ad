/** What a person was told, newest first. @browser-safe */
import { roles } from "#workers/kernel/identity";
import { defineListFace } from "#workers/kernel/list-face";

export const notificationsFace = defineListFace({
	name: "notifications/get-notifications",
	address: "/notifications",
	page_size: 20,
	columns: [
		{ id: "text", heading: "notifications:columns.text", kind: "text" },
		{ id: "created_at", heading: "notifications:columns.created_at", kind: "date", sort: "created_at" },
	],
	filters: {},
	default_sort: { id: "created_at", desc: true },
	report: { type: "notifications_report", roles: roles },
});
