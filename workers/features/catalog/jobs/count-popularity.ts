/** Counts units ordered in the last 90 days into the listing's order; at most every ten minutes, and only if orders changed. */

import { dayMs, minuteMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import {
	findOrderChange,
	findPopularityCount,
	listChangedPopularity,
	nextCount,
	savePopularityCount,
	updatePopularity,
} from "../store/popularity";

const windowMs = 90 * dayMs;
/** The triggers know it too. */
const pauseMs = 10 * minuteMs;
/** More changes than this are written in the next runs. */
const maxChanges = 2_000;

export const countPopularity: ScheduledWork = {
	name: "catalog/count-popularity",
	summary: "Computes the popularity of items from the orders of 90 days.",
	triggers: ["order_lines_to_count", "order_lines_count_changed"],
	handler: async (scope) => {
		const account_id = scope.account.id;
		const now = scope.clock.now();
		const since = now - windowMs;
		const [last] = await scope.read(findPopularityCount(account_id));
		if (last && last.counted_at > now - pauseMs) return last.counted_at + pauseMs;
		const mark = savePopularityCount(account_id, { counted_at: now, orders_since: since });
		if (last) {
			const [change] = await scope.read(findOrderChange(account_id, last, since));
			if (!change?.has_changed) {
				await scope.remember([mark]);
				return nextCount(account_id, { counted_at: now, orders_since: since }, pauseMs, windowMs);
			}
		}
		const changed = await scope.read(listChangedPopularity(account_id, since, maxChanges));
		const isWhole = changed.length < maxChanges;
		await scope.remember([
			...(changed.length > 0 ? updatePopularity(account_id, changed) : []),
			...(isWhole ? [mark] : []),
		]);
		// Whether more has changed meanwhile is looked at after the pause.
		return isWhole ? now + pauseMs : now;
	},
};
