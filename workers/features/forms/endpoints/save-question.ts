/**
 * Writes a question of a form in one language; invariant: while the form is open only words change, since people are
 * filling it in (`form_frozen`); what was sent keeps the questions that it answered.
 */
import { z } from "zod";
import {
	composeQuestion,
	isSameStructure,
	maxQuestions,
	questionFields,
	questionProblems,
} from "#workers/features/surveys";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound, refuse } from "#workers/kernel/errors";
import { mayChangeQuestions } from "../rules/statuses";
import { getFormRow } from "../steps/own-form";
import { isUnchanged, touchForm } from "../store/forms";
import { listQuestions, saveQuestion } from "../store/questions";

export const saveQuestionEndpoint = defineEndpoint({
	name: "forms/save-question",
	path: "/api/forms/api_save_question",
	summary:
		"Adds or changes a question of a form in one language: its kind, words, choices, where answers lead, and where they are saved.",
	access: ["account_owner"],
	flags: ["forms_enabled"],
	input: z.object({ form_id: z.int(), ...questionFields }),
	output: z.object({ question_id: z.int() }),
	errors: { form_frozen: {}, form_changed: {}, too_many_questions: { details: { max: maxQuestions } } },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, said) => {
		const { account, clock, newId, read } = scope;
		const [form, questions] = await Promise.all([
			getFormRow(scope, said.form_id),
			read(listQuestions(account.id, said.form_id)),
		]);
		const known = questions.find(({ id }) => id === said.question_id);
		if (said.question_id !== undefined && !known) throw notFound("form_question");
		if (!known && questions.length >= maxQuestions) throw refuse("too_many_questions", { max: maxQuestions });
		const problems = questionProblems(scope, said, questions, known);
		if (Object.keys(problems).length > 0) throw invalid(problems);
		const position = known?.position ?? (questions.at(-1)?.position ?? -1) + 1;
		const id = known?.id ?? newId();
		const question = composeQuestion(said, { known, id, position });
		const areWordsAlone = form.status === "open" && known !== undefined && isSameStructure(known, question);
		if (!mayChangeQuestions(form.status) && !areWordsAlone) throw refuse("form_frozen");
		return scope.commit({
			statements: [
				assertThat("form_changed", isUnchanged(account.id, form)),
				saveQuestion(account.id, form.id, question),
				touchForm(account.id, form.id, clock.now()),
			],
			answer: { question_id: id },
			audit: { subject_kind: "form", subject_id: form.id, details: { question: said.question, type: said.type } },
		});
	},
});
