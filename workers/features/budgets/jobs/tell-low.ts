/** Tells owners of budgets that hold less than they wanted to be told of, once until there is enough again. */
import { notify } from "#workers/features/notifications";
import { minuteMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { listLow, nextLook, noteTold } from "../store/cycles";

const everyMs = 15 * minuteMs;
const toldAtOnce = 100;

export const tellLow: ScheduledWork = {
	name: "budgets/tell-low",
	summary: "Tells owners that little is left in their budgets.",
	triggers: ["budget_plans_watched", "budget_plans_threshold_changed"],
	handler: async (scope) => {
		const { account, clock } = scope;
		const now = clock.now();
		const found = await scope.read(listLow(account.id, toldAtOnce));
		const low = found.filter(({ low_told_at }) => low_told_at === null);
		const enough = found.filter(({ low_told_at }) => low_told_at !== null);
		const told = notify(scope, "budgets/budget-low", low, ({ budget_id, name, points_remaining, low_threshold }) => ({
			...{ budget_id, name, points_left: points_remaining, threshold: low_threshold },
		}));
		const idsOf = (budgets: typeof found) => budgets.map(({ budget_id }) => budget_id);
		if (found.length > 0)
			await scope.commit({
				statements: [
					...(low.length > 0 ? [noteTold(account.id, idsOf(low), now)] : []),
					...(enough.length > 0 ? [noteTold(account.id, idsOf(enough), null)] : []),
					...told.statements,
				],
				answer: {},
				follow: told.follow,
			});
		return found.length === toldAtOnce ? now : nextLook(account.id, now + everyMs);
	},
};
