/**
 * Writes a question in one language; invariant: once the survey opened only words change, since people answered what
 * they read (`survey_frozen`).
 */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound, refuse } from "#workers/kernel/errors";
import { maxQuestions } from "../rules/limits";
import { questionFields } from "../rules/question-fields";
import { composeQuestion, isSameStructure } from "../rules/write-question";
import { questionProblems } from "../steps/check-question";
import { getSurveyRow } from "../steps/own-survey";
import { listQuestions, saveQuestion, touchSurvey } from "../store/questions";
import { isUnchanged } from "../store/surveys";

const input = z.object({ survey_id: z.int(), ...questionFields });

export const saveQuestionEndpoint = defineEndpoint({
	name: "surveys/save-question",
	path: "/api/surveys/api_save_question",
	summary:
		"Adds or changes a question of a survey in one language: its kind, words, choices, where answers lead, and where they are saved.",
	access: ["account_owner"],
	flags: ["surveys_enabled"],
	input,
	output: z.object({ question_id: z.int() }),
	errors: { survey_frozen: {}, survey_changed: {}, too_many_questions: { details: { max: maxQuestions } } },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, said) => {
		const { account, clock, newId, read } = scope;
		const [survey, questions] = await Promise.all([
			getSurveyRow(scope, said.survey_id),
			read(listQuestions(account.id, said.survey_id)),
		]);
		const known = questions.find(({ id }) => id === said.question_id);
		if (said.question_id !== undefined && !known) throw notFound("survey_question");
		if (!known && questions.length >= maxQuestions) throw refuse("too_many_questions", { max: maxQuestions });
		const isSavedUnnamed = survey.status === "draft" && survey.is_anonymous === 1 && said.save_to !== "";
		const problems = {
			...questionProblems(scope, said, questions, known),
			...(isSavedUnnamed && { save_to: [scope.translate("surveys:validation.saveToAnonymous")] }),
		};
		if (Object.keys(problems).length > 0) throw invalid(problems);
		const position = known?.position ?? (questions.at(-1)?.position ?? -1) + 1;
		const id = known?.id ?? newId();
		const question = { ...composeQuestion(said, { known, id, position }), survey_id: survey.id };
		if (survey.status === "closed" || (survey.status !== "draft" && !(known && isSameStructure(known, question))))
			throw refuse("survey_frozen");
		return scope.commit({
			statements: [
				assertThat("survey_changed", isUnchanged(account.id, survey)),
				saveQuestion(account.id, question),
				touchSurvey(account.id, survey.id, clock.now()),
			],
			answer: { question_id: id },
			audit: { subject_kind: "survey", subject_id: survey.id, details: { question: said.question, type: said.type } },
		});
	},
});
