/**
 * Writes a question in one language; invariant: once the survey opened only words change, since people answered what
 * they read (`survey_frozen`).
 */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type FieldErrors, invalid, notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { maxOptionLength, maxOptions, maxQuestionLength, maxQuestions } from "../rules/limits";
import { end } from "../rules/path";
import { hasOptions, mayBranch, mayHaveOther, maySaveTo, questionTypes, saveTos } from "../rules/question-types";
import { composeQuestion, isSameStructure } from "../rules/write-question";
import { getSurveyRow } from "../steps/own-survey";
import { listQuestions, type QuestionRow, saveQuestion, touchSurvey } from "../store/questions";
import { isUnchanged } from "../store/surveys";

const flag = z.literal([0, 1]);

const input = z.object({
	survey_id: z.int(),
	/** Left out for a new one, which comes last. */
	question_id: z.int().optional(),
	language_code: z.string().max(10),
	type: z.enum(questionTypes),
	question: text(maxQuestionLength).min(1),
	help: text(maxQuestionLength).default(""),
	/** What the ends of a scale mean. */
	low: text(maxQuestionLength).default(""),
	high: text(maxQuestionLength).default(""),
	options: z
		.array(
			z.object({
				/** Of a choice that is there. */
				value: z.string().max(20).optional(),
				label: text(maxOptionLength).min(1),
				/** The id of a later question, or `end`; empty: the next one. */
				goes_to: z.string().max(20).default(""),
			}),
		)
		.max(maxOptions)
		.default([]),
	has_other: flag.default(0),
	is_required: flag.default(0),
	/** 0: once it is sent, the person does not change the answer. */
	is_editable: flag.default(1),
	save_to: z.enum(saveTos).default(""),
});

/** What is said of a question. */
export type SaidQuestion = z.output<typeof input>;

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
		const problems = problemsOf(scope, said, questions, known);
		if (Object.keys(problems).length > 0) throw invalid(problems);
		const position = known?.position ?? (questions.at(-1)?.position ?? -1) + 1;
		const id = known?.id ?? newId();
		const question = composeQuestion(said, { known, id, position });
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

function problemsOf(
	scope: MemberScope,
	said: SaidQuestion,
	questions: readonly QuestionRow[],
	known?: QuestionRow,
): FieldErrors {
	const { account, translate } = scope;
	const { type, options, save_to } = said;
	const least = type === "checkbox" ? 1 : 2;
	const most = type === "checkbox" ? 1 : maxOptions;
	const later = new Set(
		questions.filter(({ position }) => !known || position > known.position).map(({ id }) => String(id)),
	);
	const isLost = options.some(({ goes_to }) => goes_to !== "" && goes_to !== end && !later.has(goes_to));
	return {
		...(!account.languages.includes(said.language_code) && {
			language_code: [translate("answers:validation.invalid")],
		}),
		...(hasOptions(type) &&
			(options.length < least || options.length > most) && {
				options: [translate(type === "checkbox" ? "surveys:validation.oneOption" : "surveys:validation.options")],
			}),
		...(isLost && { options: [translate("surveys:validation.backwards")] }),
		...(!mayBranch(type) &&
			options.some(({ goes_to }) => goes_to !== "") && { options: [translate("surveys:validation.noBranch")] }),
		...(said.has_other === 1 && !mayHaveOther(type) && { has_other: [translate("surveys:validation.noOther")] }),
		...(!maySaveTo(type, save_to) && { save_to: [translate("surveys:validation.saveTo")] }),
	};
}
