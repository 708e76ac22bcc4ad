/** What a survey came to, of everybody or of a group, from counts that are kept. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { nameIn } from "#workers/kernel/name-in";
import { questionTypes } from "../rules/question-types";
import { shownStatus, shownStatuses } from "../rules/statuses";
import { getSurveyRow } from "../steps/own-survey";
import { readResults } from "../steps/read-results";

const flag = z.literal([0, 1]);

export const getSurveyResults = defineEndpoint({
	name: "surveys/get-survey-results",
	path: "/api/surveys/api_get_survey_results",
	summary: "The results of a survey by question, of everybody or of a group; nothing of fewer than five people.",
	access: ["account_owner"],
	flags: ["surveys_enabled"],
	input: z.object({
		survey_id: z.int(),
		/** Left out: everybody. */
		group_id: z.int().optional(),
	}),
	output: z.object({
		survey: z.object({
			...{ id: z.int(), name: z.string(), status: z.enum(shownStatuses), ends_at: z.int().nullable() },
			...{ started_count: z.int(), sent_count: z.int(), paid_count: z.int(), points: z.int() },
		}),
		/** 1: fewer than five people sent answers, or others could be worked out. */
		is_hidden: flag,
		/** Groups with how many of their people sent answers; null where that is not shown. */
		groups: z.array(z.object({ id: z.int(), name: z.string(), people: z.int().nullable() })),
		questions: z.array(
			z.object({
				...{ id: z.int(), number: z.int(), type: z.enum(questionTypes), question: z.string() },
				...{ answered: z.int(), is_hidden: flag, average: z.number().nullable() },
				values: z.array(z.object({ value: z.string(), label: z.string(), people: z.int(), share: z.int() })),
			}),
		),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { survey_id, group_id = 0 }) => {
		const [survey, results] = await Promise.all([
			getSurveyRow(scope, survey_id),
			readResults(scope, survey_id, group_id),
		]);
		const { id, ends_at, started_count, sent_count, paid_count, points } = survey;
		return {
			survey: {
				...{ id, ends_at, started_count, sent_count, paid_count, points },
				name: nameIn(survey.names, scope),
				status: shownStatus(survey, scope.clock.now()),
			},
			is_hidden: results.isHidden ? (1 as const) : (0 as const),
			groups: results.groups,
			questions: results.questions,
		};
	},
});
