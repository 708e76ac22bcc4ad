/** Tells account owners that fewer points are available than they wanted to be told of, once until there are enough again. */
import { findOwners } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { minuteMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { findPlan, nextLook, noteLowTold } from "../store/plans";

const everyMs = 15 * minuteMs;

export const tellLow: ScheduledWork = {
	name: "buy-points/tell-low",
	summary: "Tells account owners that few points are available.",
	triggers: ["top_up_plans_watched", "top_up_plans_threshold_changed"],
	handler: async (scope) => {
		const { account, clock, read, commit } = scope;
		const now = clock.now();
		const [[plan], owners] = await Promise.all([read(findPlan(account.id)), read(findOwners(account.id))]);
		const threshold = plan?.low_threshold ?? null;
		const isLow = threshold !== null && plan!.available < threshold;
		if (plan && isLow && plan.low_told_at === null) {
			const told = notify(scope, "buy-points/available-low", owners, { points_left: plan.available, threshold });
			await commit({
				statements: [noteLowTold(account.id, now), ...told.statements],
				answer: {},
				follow: told.follow,
			});
		}
		if (plan && !isLow && plan.low_told_at !== null)
			await commit({ statements: [noteLowTold(account.id, null)], answer: {} });
		return nextLook(account.id, now + everyMs);
	},
};
