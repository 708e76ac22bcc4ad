/** The surveys that are for the signed-in person, the newest first, with where they stand. @browser-safe */
import { roles } from "#workers/kernel/identity";
import { defineListFace } from "#workers/kernel/list-face";

export const mySurveysFace = defineListFace({
	name: "surveys/get-my-surveys",
	address: "/surveys",
	title: "surveys:title",
	empty: { words: "surveys:empty" },
	headings: "surveys:columns",
	page_size: 20,
	columns: [
		{ id: "name", kind: "text", role: "lead", to: "/surveys/{id}" },
		{ id: "state", kind: "status", words: "surveys:states" },
		{ id: "starts_at", kind: "date", sort: "starts_at" },
		{ id: "ends_at", kind: "date", role: "pair", none: "surveys:noEnd" },
	],
	filters: {},
	default_sort: { id: "starts_at", desc: true },
	report: { type: "my_surveys_report", roles: roles },
});
