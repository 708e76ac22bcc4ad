/** Forgets what people gave on days that are over, once an hour. */
import { dayIn } from "#workers/features/programs";
import { dayMs, minuteMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { sweepGivingDays } from "../store/giving-days";

/** A clock that was set back must not begin a day anew. */
const daysRetained = 2;

export const sweepOverGivingDays: ScheduledWork = {
	name: "recognition/sweep-giving-days",
	summary: "Removes the counts of what people gave on days that are over.",
	handler: async (scope) => {
		const now = scope.clock.now();
		if (Math.floor(now / minuteMs) % 60 !== 0) return;
		const before = dayIn(scope.account.time_zone, now - daysRetained * dayMs);
		await scope.commit({ statements: [sweepGivingDays(scope.account.id, before)], answer: {} });
	},
};
