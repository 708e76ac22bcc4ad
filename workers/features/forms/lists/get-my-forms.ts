/** The forms that the signed-in person can send now, the newest first, with where they stand. @browser-safe */
import { roles } from "#workers/kernel/identity";
import { defineListFace } from "#workers/kernel/list-face";

export const myFormsFace = defineListFace({
	name: "forms/get-my-forms",
	address: "/forms",
	title: "forms:title",
	empty: { words: "forms:empty" },
	headings: "forms:columns",
	page_size: 20,
	columns: [
		{ id: "name", kind: "text", role: "lead", to: "/forms/{id}" },
		{ id: "state", kind: "status", words: "forms:states" },
		{ id: "starts_at", kind: "date", sort: "starts_at" },
		{ id: "ends_at", kind: "date", role: "pair", none: "forms:noEnd" },
	],
	filters: {},
	default_sort: { id: "starts_at", desc: true },
	report: { type: "my_forms_report", roles: roles },
});
