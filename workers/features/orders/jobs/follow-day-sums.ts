/** Counts the sums of days of what was there before they were kept, once, then compares them with a recount each day; nothing is mended in silence. */
import { dayMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { placeOf } from "#workers/kernel/due-work";
import { stretchFrom } from "../rules/day-stretches";
import { findFirstOrder, listDaySumDifferences, recountDaySums } from "../store/day-sums";

const name = "orders/follow-day-sums";

/** What its place begins with once all that was there before has been counted; where it goes on stands behind. */
const comparing = "comparing:";
const counting = "counting:";

export const followDaySums: ScheduledWork = {
	name,
	summary:
		"Counts the daily sums of what was redeemed before they were kept, then counts them anew once a day and reports a difference.",
	handler: async (scope) => {
		const { account, clock, read } = scope;
		const now = clock.now();
		const [[row], [first]] = await Promise.all([read(placeOf(account.id, name)), read(findFirstOrder(account.id))]);
		const isCounted = row?.place?.startsWith(comparing) ?? false;
		const from = Number(row?.place?.split(":")[1] || 0);
		const { time_zone } = account;
		const { days, within, next } = stretchFrom(from, { first: first?.created_at ?? now, now, time_zone });
		if (isCounted) {
			for (const difference of await read(listDaySumDifferences(account.id, days, within)))
				scope.log.warn("order-sums-differ", { account_id: account.id, ...difference });
		} else await scope.commit({ statements: recountDaySums(account.id, days, within), answer: {} });
		if (next === null) return { due_at: now + dayMs, place: comparing };
		return { due_at: now, place: `${isCounted ? comparing : counting}${next}` };
	},
};
