/** The events whose winners were published. @browser-safe */
import { roles } from "#workers/kernel/identity";
import { defineListFace } from "#workers/kernel/list-face";

export const publicationsFace = defineListFace({
	name: "nominations/get-publications",
	address: "/employee_nominations/publications",
	title: "nominations:publications.title",
	empty: { words: "nominations:publications.empty" },
	headings: "nominations:columns",
	page_size: 20,
	columns: [
		{ id: "name", kind: "text", role: "lead" },
		{ id: "nomination_count", kind: "number" },
		{ id: "published_at", kind: "timestamp", sort: "published_at" },
	],
	filters: {},
	default_sort: { id: "published_at", desc: true },
	report: { type: "nomination_publications_report", roles: roles },
});
