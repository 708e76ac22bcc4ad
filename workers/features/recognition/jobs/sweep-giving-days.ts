/** Forgets what people gave on days that are over, and who gave in months that are, once an hour. */
import { dayIn, monthIn } from "#workers/features/programs";
import { dayMs, minuteMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { sweepGivingDays } from "../store/giving-days";
import { sweepReach } from "../store/reach";

/** A clock that was set back must not begin a day anew. */
const daysRetained = 2;

/** Nobody gives in a month that has been over for a month. */
const monthsRetainedMs = 32 * dayMs;

export const sweepOverGivingDays: ScheduledWork = {
	name: "recognition/sweep-giving-days",
	summary:
		"Removes the counts of what people gave on days that are over, and who gave and received in months that are.",
	handler: async (scope) => {
		const now = scope.clock.now();
		if (Math.floor(now / minuteMs) % 60 !== 0) return;
		const before = dayIn(scope.account.time_zone, now - daysRetained * dayMs);
		const month = monthIn(scope.account.time_zone, now - monthsRetainedMs);
		await scope.commit({
			statements: [sweepGivingDays(scope.account.id, before), sweepReach(scope.account.id, month)],
			answer: {},
		});
	},
};
