/** What people wrote to one question, without names and in random order. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const surveyTextsFace = defineListFace({
	name: "surveys/get-survey-texts",
	page_size: 20,
	columns: [{ id: "text", kind: "text", heading: "surveys:columns.text" }],
	filters: {
		question_id: { kind: "reference", label: "surveys:columns.question", to: "survey_question", isByLink: true },
		search: { kind: "search", label: "surveys:results.searchTexts" },
	},
	default_sort: { id: "place", desc: false },
	isPersonal: false,
});
