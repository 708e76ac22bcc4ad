/** Forgets what people gave on days that are over, and who gave in months that are, once a day. */
import { sql } from "drizzle-orm";
import { dayIn, monthIn } from "#workers/features/programs";
import { dayMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { hasGivingDays, sweepGivingDays } from "../store/giving-days";
import { hasReach, sweepReach } from "../store/reach";

/** A clock that was set back must not begin a day anew. */
const daysRetained = 2;

/** Nobody gives in a month that has been over for a month. */
const monthsRetainedMs = 32 * dayMs;

/** Where nobody gave anything, it is looked at again later. */
const unusedMs = 7 * dayMs;

export const sweepOverGivingDays: ScheduledWork = {
	name: "recognition/sweep-giving-days",
	summary:
		"Removes the counts of what people gave on days that are over, and who gave and received in months that are.",
	handler: async (scope) => {
		const now = scope.clock.now();
		const { id: account_id, time_zone } = scope.account;
		const before = dayIn(time_zone, now - daysRetained * dayMs);
		const month = monthIn(time_zone, now - monthsRetainedMs);
		await scope.commit({
			statements: [sweepGivingDays(account_id, before), sweepReach(account_id, month)],
			answer: {},
		});
		const isMore = sql`${hasGivingDays(account_id, before)} or ${hasReach(account_id, month)}`;
		const isUsed = sql`${hasGivingDays(account_id)} or ${hasReach(account_id)}`;
		return sql`case when ${isMore} then ${now} when ${isUsed} then ${now + dayMs} else ${now + unusedMs} end`;
	},
};
