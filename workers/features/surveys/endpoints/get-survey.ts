/** A survey as its owners write it: words of one language with all that it is made of. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { nameIn } from "#workers/kernel/name-in";
import { presentWritten, writtenQuestion } from "../rules/present-written";
import { audiences, shownStatus, shownStatuses, surveyStatuses } from "../rules/statuses";
import { wordsOf } from "../steps/languages";
import { getSurveyRow } from "../steps/own-survey";
import { listQuestions } from "../store/questions";

const flag = z.literal([0, 1]);

export const getSurvey = defineEndpoint({
	name: "surveys/get-survey",
	path: "/api/surveys/api_get_survey",
	summary: "A survey with its questions as account owners write it, in one of the account's languages.",
	access: ["account_owner"],
	flags: ["surveys_enabled"],
	input: z.object({ survey_id: z.int(), language_code: z.string().max(10).optional() }),
	output: z.object({
		survey: z.object({
			...{ id: z.int(), title: z.string(), name: z.string(), description: z.string() },
			...{ status: z.enum(surveyStatuses), shown_status: z.enum(shownStatuses) },
			...{ audience: z.enum(audiences), group_ids: z.array(z.int()), is_anonymous: flag },
			...{ starts_at: z.int().nullable(), ends_at: z.int().nullable(), points: z.int() },
			...{ budget_id: z.int().nullable(), payee_limit: z.int(), paid_count: z.int() },
			...{ started_count: z.int(), sent_count: z.int(), updated_at: z.int() },
			/** The languages in which it has a name. */
			languages: z.array(z.string()),
		}),
		questions: z.array(writtenQuestion),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { survey_id, language_code = scope.account.default_language_code }) => {
		const { account, clock, read } = scope;
		const { default_language_code } = account;
		const [row, questions] = await Promise.all([
			getSurveyRow(scope, survey_id),
			read(listQuestions(account.id, survey_id)),
		]);
		const { names, descriptions, group_ids, created_at: _created, ...survey } = row;
		const usual = { language_code: default_language_code, default_language_code };
		const written = JSON.parse(names) as Record<string, string>;
		return {
			survey: {
				...survey,
				title: nameIn(names, scope),
				name: written[language_code] ?? "",
				description: wordsOf(descriptions, language_code),
				group_ids: JSON.parse(group_ids) as number[],
				shown_status: shownStatus(row, clock.now()),
				languages: Object.keys(written),
			},
			questions: questions.map((question) => presentWritten(question, usual, language_code)),
		};
	},
});
