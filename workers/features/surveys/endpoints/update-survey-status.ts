/**
 * Opens, pauses or closes a survey; invariant: what it can pay is held from its budget in the batch that opens it
 * (`ledger_accounts_balance_at_or_above_floor`), and what nobody got goes back in the one that closes it, once (`surveys_stay`).
 */
import { z } from "zod";
import { isBudgetActive } from "#workers/features/budgets";
import { holdPointsOfBudget, returnPointsToBudget } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { mayBecome } from "../rules/statuses";
import { holdingOf } from "../steps/holding";
import { getSurveyRow } from "../steps/own-survey";
import { listQuestions } from "../store/questions";
import { isUnchanged, type SurveyRow, updateStatus } from "../store/surveys";

export const updateSurveyStatus = defineEndpoint({
	name: "surveys/update-survey-status",
	path: "/api/surveys/api_update_survey_status",
	summary:
		"Opens a survey, which holds its points, pauses it, opens it again, or closes it, which gives back what nobody got.",
	access: ["account_owner"],
	flags: ["surveys_enabled"],
	input: z.object({ survey_id: z.int(), status: z.enum(["open", "paused", "closed"]) }),
	output: z.object({ survey_id: z.int(), status: z.enum(["open", "paused", "closed"]), held_points: z.int() }),
	errors: {
		survey_changed: { constraints: ["survey_closed"] },
		survey_without_questions: {},
		survey_anonymous_saves: {},
		survey_over: {},
		points_not_available: { constraints: ["ledger_accounts_balance_at_or_above_floor"] },
		budget_not_active: {},
	},
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { survey_id, status }) => {
		const { account, clock, read } = scope;
		const [survey, questions] = await Promise.all([
			getSurveyRow(scope, survey_id),
			read(listQuestions(account.id, survey_id)),
		]);
		if (survey.status === status) return { survey_id, status, held_points: 0 };
		if (!mayBecome(survey.status, status)) throw refuse("survey_changed");
		if (questions.length === 0) throw refuse("survey_without_questions");
		if (survey.status === "draft" && survey.is_anonymous === 1 && questions.some(({ save_to }) => save_to !== ""))
			throw refuse("survey_anonymous_saves");
		const now = clock.now();
		if (status === "open" && survey.ends_at !== null && survey.ends_at <= now) throw refuse("survey_over");
		const isFirst = survey.status === "draft" && survey.points > 0;
		return scope.commit({
			statements: [
				assertThat("survey_changed", isUnchanged(account.id, survey)),
				...(isFirst ? hold(scope, survey) : []),
				updateStatus(account.id, survey_id, status, now),
				...(status === "closed" && survey.points > 0
					? returnPointsToBudget(holdingOf(scope, survey, scope.user.id), 0)
					: []),
			],
			answer: { survey_id, status, held_points: isFirst ? survey.points * survey.payee_limit : 0 },
			audit: { subject_kind: "survey", subject_id: survey_id, details: { status } },
		});
	},
});

function hold(scope: MemberScope, survey: SurveyRow): Statement[] {
	const holding = holdingOf(scope, survey, scope.user.id);
	return [
		assertThat("budget_not_active", isBudgetActive(scope, survey.budget_id ?? 0)),
		...holdPointsOfBudget({ ...holding, points: survey.points * survey.payee_limit }),
	];
}
