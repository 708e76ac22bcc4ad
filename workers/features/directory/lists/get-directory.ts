/** Everybody who is here, by name, with what the account picked of them. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const directoryFace = defineListFace({
	name: "directory/get-directory",
	address: "/directory",
	title: "directory:title",
	empty: { words: "directory:empty" },
	headings: "directory:fields",
	page_size: 12,
	columns: [{ id: "name", kind: "person", image: "image_url", role: "lead", sort: "name" }],
	filters: { search: { kind: "search", label: "directory:search.label", hint: "directory:search.hint" } },
	default_sort: { id: "name", desc: false },
});
