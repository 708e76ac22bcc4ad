/** Takes a question out of a form, and what led to it leads to the next one. */
import { z } from "zod";
import { withoutWayTo } from "#workers/features/surveys";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { getChangeable } from "../steps/own-form";
import { isUnchanged, touchForm } from "../store/forms";
import { deleteQuestion, listQuestions, saveQuestion } from "../store/questions";

export const removeQuestion = defineEndpoint({
	name: "forms/remove-question",
	path: "/api/forms/api_remove_question",
	summary: "Takes a question out of a form that is a draft or paused; a paused one keeps its last.",
	access: ["account_owner"],
	flags: ["forms_enabled"],
	input: z.object({ form_id: z.int(), question_id: z.int() }),
	output: z.object({ form_id: z.int() }),
	errors: { form_frozen: {}, form_changed: {}, form_without_questions: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { form_id, question_id }) => {
		const { account, clock, read } = scope;
		const [form, questions] = await Promise.all([
			getChangeable(scope, form_id),
			read(listQuestions(account.id, form_id)),
		]);
		if (!questions.some(({ id }) => id === question_id)) throw notFound("form_question");
		if (form.status === "paused" && questions.length === 1) throw refuse("form_without_questions");
		return scope.commit({
			statements: [
				assertThat("form_changed", isUnchanged(account.id, form)),
				...withoutWayTo(questions, question_id).map((question) => saveQuestion(account.id, form_id, question)),
				deleteQuestion(account.id, question_id),
				touchForm(account.id, form_id, clock.now()),
			],
			answer: { form_id },
			audit: { subject_kind: "form", subject_id: form_id, details: {} },
		});
	},
});
