/** A survey with its questions and what the person answered so far. */
import { z } from "zod";
import { richText } from "#workers/features/rich-text";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { nameIn } from "#workers/kernel/name-in";
import type { Answers } from "../rules/answers";
import { presentQuestion, questionOutput } from "../rules/present-question";
import { ownState, ownStates } from "../rules/statuses";
import { languagesOf, richIn } from "../steps/languages";
import { openSurvey } from "../steps/open-survey";

const flag = z.literal([0, 1]);

export const getSurveyQuestions = defineEndpoint({
	name: "surveys/get-survey-questions",
	path: "/api/surveys/api_get_survey_questions",
	summary:
		"A survey with its questions and a person's answers: one's own, or for account owners a member's, where answers have names.",
	access: "signed_in",
	flags: ["surveys_enabled"],
	input: z.object({ user_id: z.int(), survey_id: z.int() }),
	output: z.object({
		survey: z.object({
			...{ id: z.int(), name: z.string(), description: richText, state: z.enum(ownStates) },
			is_anonymous: flag,
			/** Whoever asks may change the answers. */
			user_can_edit: flag,
			/** An account owner looks at somebody else's answers, and edits them where they stand. */
			is_admin: flag,
			/** An account owner looks at it as people will: nothing is saved. */
			is_preview: flag,
			is_sent: flag,
			ends_at: z.int().nullable(),
			saved_at: z.int().nullable(),
			/** What whoever sends it now is given. */
			points: z.int(),
			/** What is sent along with answers, so that they take the place of nothing that was saved elsewhere meanwhile. */
			version: z.int(),
		}),
		questions: z.array(questionOutput),
	}),
	errors: { survey_not_fetched: {} },
	failsAs: "survey_not_fetched",
	repetition: { kind: "read" },
	handler: async (scope, asked) => {
		const { survey, questions, response, isPreview, isOfOther, mayEdit } = await openSurvey(scope, asked);
		const isSent = response?.status === "sent";
		const answers = JSON.parse((isSent ? response?.answers : response?.draft) ?? "{}") as Answers;
		const languages = languagesOf(scope);
		const { id, is_anonymous, ends_at, points, paid_count, payee_limit } = survey;
		return {
			survey: {
				...{ id, is_anonymous, ends_at, name: nameIn(survey.names, scope) },
				description: richIn(survey.descriptions, languages),
				state: ownState(survey, response?.status ?? null, scope.clock.now()),
				user_can_edit: flagOf(mayEdit),
				is_admin: flagOf(isOfOther),
				is_preview: flagOf(isPreview),
				is_sent: flagOf(isSent),
				saved_at: response?.saved_at ?? null,
				points: isSent || isOfOther || paid_count >= payee_limit ? 0 : points,
				version: response?.version ?? 0,
			},
			questions: questions.map((question) => presentQuestion(question, answers, languages)),
		};
	},
});

const flagOf = (is: boolean): 0 | 1 => (is ? 1 : 0);
