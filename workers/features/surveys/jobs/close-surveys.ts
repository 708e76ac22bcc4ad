/** Closes surveys whose time is over and gives what nobody got back to their budgets; each in a batch of its own, unless an owner changes it at that moment. */
import { returnPointsToBudget } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { constraintFailure } from "#workers/kernel/errors";
import type { Scope } from "#workers/kernel/scope";
import { holdingOf } from "../steps/holding";
import { isUnchanged, listOverdue, nextEnd, type SurveyRow, updateStatus } from "../store/surveys";

/** So many surveys are closed in one run. */
const atOnce = 20;

export const closeSurveys: ScheduledWork = {
	name: "surveys/close-surveys",
	summary: "Closes surveys whose time is over, and gives their points back that nobody got.",
	triggers: ["surveys_due_added", "surveys_due_changed"],
	handler: async (scope) => {
		const now = scope.clock.now();
		const overdue = await scope.read(listOverdue(scope.account.id, now, atOnce));
		for (const survey of overdue) await close(scope, survey);
		return overdue.length === atOnce ? now : nextEnd(scope.account.id);
	},
};

async function close(scope: Scope<null>, survey: SurveyRow): Promise<void> {
	const { account, clock } = scope;
	try {
		await scope.commit({
			statements: [
				assertThat("internal_rows_changed", isUnchanged(account.id, survey)),
				updateStatus(account.id, survey.id, "closed", clock.now()),
				...(survey.points > 0 ? returnPointsToBudget(holdingOf(scope, survey, null), 0) : []),
			],
			answer: {},
			audit: { subject_kind: "survey", subject_id: survey.id, details: { status: "closed" } },
		});
	} catch (error) {
		if (constraintFailure(error)?.name !== "internal_rows_changed") throw error;
	}
}
