/** What customers said, by state, the newest first. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { peopleFilters } from "#workers/kernel/people-filters";
import { itemStatuses } from "../rules/item";

export const medalliaFace = defineListFace({
	name: "medallia/get-items",
	address: "/medallia",
	title: "medallia:title",
	empty: { words: "medallia:empty", by: "tab" },
	headings: "medallia:columns",
	page_size: 10,
	columns: [
		{ id: "name", kind: "person", image: "image_url", role: "lead" },
		{ id: "score", kind: "number", role: "figure" },
		{ id: "comment", kind: "text", role: "line", none: "medallia:noComment" },
		{ id: "created_at", kind: "timestamp", sort: "created_at" },
		{ id: "source_id", kind: "text", role: "quiet" },
		{ id: "open", kind: "link", to: "/medallia/{id}", says: "medallia:open" },
	],
	filters: {
		status: {
			kind: "choice",
			label: "medallia:columns.status",
			choices: itemStatuses,
			words: "medallia:statuses",
			areTabs: true,
		},
		...peopleFilters,
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "medallia_report", roles: ["account_owner", "moderator"] },
});
