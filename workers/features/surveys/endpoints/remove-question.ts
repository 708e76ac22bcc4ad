/** Takes a question out of a draft, and what led to it leads to the next one. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { withoutWayTo } from "../rules/write-question";
import { getDraft } from "../steps/own-survey";
import { deleteQuestion, listQuestions, saveQuestion, touchSurvey } from "../store/questions";
import { isUnchanged } from "../store/surveys";

export const removeQuestion = defineEndpoint({
	name: "surveys/remove-question",
	path: "/api/surveys/api_remove_question",
	summary: "Takes a question out of a draft.",
	access: ["account_owner"],
	flags: ["surveys_enabled"],
	input: z.object({ survey_id: z.int(), question_id: z.int() }),
	output: z.object({ survey_id: z.int() }),
	errors: { survey_frozen: {}, survey_changed: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { survey_id, question_id }) => {
		const { account, clock, read } = scope;
		const [survey, questions] = await Promise.all([
			getDraft(scope, survey_id),
			read(listQuestions(account.id, survey_id)),
		]);
		if (!questions.some(({ id }) => id === question_id)) throw notFound("survey_question");
		const leading = withoutWayTo(questions, question_id);
		return scope.commit({
			statements: [
				assertThat("survey_changed", isUnchanged(account.id, survey)),
				...leading.map((question) => saveQuestion(account.id, question)),
				deleteQuestion(account.id, question_id),
				touchSurvey(account.id, survey_id, clock.now()),
			],
			answer: { survey_id },
			audit: { subject_kind: "survey", subject_id: survey_id, details: {} },
		});
	},
});
