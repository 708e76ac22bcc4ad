/** Puts a question of a draft at another place; invariant: it is written over the order that was read (`survey_changed`). */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { maxQuestions } from "../rules/limits";
import { getDraft } from "../steps/own-survey";
import { listQuestions, orderQuestions, touchSurvey } from "../store/questions";
import { isUnchanged } from "../store/surveys";

export const moveQuestion = defineEndpoint({
	name: "surveys/move-question",
	path: "/api/surveys/api_move_question",
	summary: "Puts a question of a draft at another place among its questions.",
	access: ["account_owner"],
	flags: ["surveys_enabled"],
	input: z.object({
		survey_id: z.int(),
		question_id: z.int(),
		/** Counted from 0; beyond the last: last. */
		place: z.int().min(0).max(maxQuestions),
	}),
	output: z.object({ question_ids: z.array(z.int()) }),
	errors: { survey_frozen: {}, survey_changed: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { survey_id, question_id, place }) => {
		const { account, clock, read } = scope;
		const [survey, questions] = await Promise.all([
			getDraft(scope, survey_id),
			read(listQuestions(account.id, survey_id)),
		]);
		const before = questions.map(({ id }) => id);
		if (!before.includes(question_id)) throw notFound("survey_question");
		const question_ids = before.filter((id) => id !== question_id);
		question_ids.splice(place, 0, question_id);
		return scope.commit({
			statements: [
				assertThat("survey_changed", isUnchanged(account.id, survey)),
				orderQuestions(account.id, survey_id, question_ids),
				touchSurvey(account.id, survey_id, clock.now()),
			],
			answer: { question_ids },
			audit: { subject_kind: "survey", subject_id: survey_id, details: { place: place + 1 } },
		});
	},
});
