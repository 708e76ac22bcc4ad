/** Puts a question of a form at another place; invariant: it is written over the order that was read (`form_changed`). */
import { z } from "zod";
import { maxQuestions } from "#workers/features/surveys";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { getChangeable } from "../steps/own-form";
import { isUnchanged, touchForm } from "../store/forms";
import { listQuestions, orderQuestions } from "../store/questions";

export const moveQuestion = defineEndpoint({
	name: "forms/move-question",
	path: "/api/forms/api_move_question",
	summary: "Puts a question of a form that is a draft or paused at another place.",
	access: ["account_owner"],
	flags: ["forms_enabled"],
	input: z.object({
		form_id: z.int(),
		question_id: z.int(),
		/** Counted from 0; beyond the last: last. */
		place: z.int().min(0).max(maxQuestions),
	}),
	output: z.object({ question_ids: z.array(z.int()) }),
	errors: { form_frozen: {}, form_changed: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { form_id, question_id, place }) => {
		const { account, clock, read } = scope;
		const [form, questions] = await Promise.all([
			getChangeable(scope, form_id),
			read(listQuestions(account.id, form_id)),
		]);
		const before = questions.map(({ id }) => id);
		if (!before.includes(question_id)) throw notFound("form_question");
		const question_ids = before.filter((id) => id !== question_id);
		question_ids.splice(place, 0, question_id);
		return scope.commit({
			statements: [
				assertThat("form_changed", isUnchanged(account.id, form)),
				orderQuestions(account.id, form_id, question_ids),
				touchForm(account.id, form_id, clock.now()),
			],
			answer: { question_ids },
			audit: { subject_kind: "form", subject_id: form_id, details: { place: place + 1 } },
		});
	},
});
