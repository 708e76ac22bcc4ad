/** Counts the sums of days of what was there before they were kept, once, then compares them with a recount each day; nothing is mended in silence. */
import { dayMs, secondMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { placeOf } from "#workers/kernel/due-work";
import type { Scope } from "#workers/kernel/scope";
import { type Stretch, stretchFrom } from "../rules/day-stretches";
import { findFirstOrder, listDaySumDifferences, recountDaySums } from "../store/day-sums";

const name = "orders/follow-day-sums";

/** What its place begins with once all that was there before has been counted; where it goes on stands behind. */
const comparing = "comparing:";
const counting = "counting:";

/** So long one run takes at most, beside the stretch that it is at. */
const atMostMs = 5 * secondMs;

export const followDaySums: ScheduledWork = {
	name,
	summary:
		"Counts the daily sums of what was redeemed before they were kept, then counts them anew once a day and reports a difference.",
	handler: async (scope) => {
		const { account, clock, read } = scope;
		const now = clock.now();
		const [[row], [first]] = await Promise.all([read(placeOf(account.id, name)), read(findFirstOrder(account.id))]);
		const isCounted = row?.place?.startsWith(comparing) ?? false;
		const known = { first: first?.created_at ?? now, now, time_zone: account.time_zone };
		let next: number | null = Number(row?.place?.split(":")[1] || 0);
		while (next !== null && clock.now() - now < atMostMs) {
			const stretch = stretchFrom(next, known);
			await (isCounted ? compare(scope, stretch) : count(scope, stretch));
			next = stretch.next;
		}
		if (next === null) return { due_at: now + dayMs, place: comparing };
		return { due_at: now, place: `${isCounted ? comparing : counting}${next}` };
	},
};

async function count({ account, commit }: Scope<null>, { days, within }: Stretch): Promise<void> {
	await commit({ statements: recountDaySums(account.id, days, within), answer: {} });
}

async function compare({ account, read, log }: Scope<null>, { days, within }: Stretch): Promise<void> {
	for (const difference of await read(listDaySumDifferences(account.id, days, within)))
		log.warn("order-sums-differ", { account_id: account.id, ...difference });
}
