/** What asks questions and is managed by its owners: surveys and forms, each with the calls that write it. */

/** Calls of the two kinds take and answer the same, but for the name of the id. */
export const managedCalls = {
	surveys: {
		id: "survey_id",
		save: "surveys/save-survey",
		changeStatus: "surveys/update-survey-status",
		remove: "surveys/delete-survey",
		saveQuestion: "surveys/save-question",
		moveQuestion: "surveys/move-question",
		removeQuestion: "surveys/remove-question",
	},
	forms: {
		id: "form_id",
		save: "forms/save-form",
		changeStatus: "forms/update-form-status",
		remove: "forms/delete-form",
		saveQuestion: "forms/save-question",
		moveQuestion: "forms/move-question",
		removeQuestion: "forms/remove-question",
	},
} as const;

/** The kinds; also the name of their texts, and of the part of addresses. */
export type Managed = keyof typeof managedCalls;
