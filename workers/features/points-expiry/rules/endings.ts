/** What of a person's points ends when: each lot by its age, none before the account's first day, and what came back not within 30 days. @pure */
import type { PointsLot } from "#workers/features/points";
import { dayMs } from "#workers/kernel/clock";
import { daysAhead, endOf, noticeDays } from "#workers/kernel/expiry-notices";

/** Nothing ends so soon after expiry was switched on, or after it came back from a spending. */
export const leastDays = 30;

/** What the account set. */
export type ExpiryRule = { months: number; earliest_at: number };

/** Points that end at one moment (ms UTC). */
export type Ending = { expires_at: number; points: number };

/** The first moment at which anything may end: the end of the day 30 days on. */
export function earliestEnd(now: number, time_zone: string): number {
	return endOf(now + leastDays * dayMs, 0, time_zone)!;
}

/** What ends when, the next first; `returns` are what came back of spendings lately, the newest first. */
export function endingsOf(
	oldestFirst: readonly PointsLot[],
	returns: readonly PointsLot[],
	rule: ExpiryRule,
	time_zone: string,
): Ending[] {
	const endings = oldestFirst.map(({ created_at, points }) => ({
		expires_at: Math.max(endOf(created_at, rule.months, time_zone)!, rule.earliest_at),
		points,
	}));
	return merged(returns.reduce((left, one) => putOff(left, one, time_zone), endings));
}

/** What came back are the oldest points again, which stay for 30 days at least. */
function putOff(endings: readonly Ending[], { created_at, points }: PointsLot, time_zone: string): Ending[] {
	const least = earliestEnd(created_at, time_zone);
	let rest = points;
	return endings.flatMap((ending) => {
		const kept = ending.expires_at < least ? Math.min(rest, ending.points) : 0;
		rest -= kept;
		return [
			...(kept > 0 ? [{ expires_at: least, points: kept }] : []),
			...(ending.points > kept ? [{ ...ending, points: ending.points - kept }] : []),
		];
	});
}

function merged(endings: readonly Ending[]): Ending[] {
	const byEnd = new Map<number, number>();
	for (const { expires_at, points } of endings) byEnd.set(expires_at, (byEnd.get(expires_at) ?? 0) + points);
	return [...byEnd].map(([expires_at, points]) => ({ expires_at, points })).sort((a, b) => a.expires_at - b.expires_at);
}

/** What is to be told now of what ends later: each notice whose time came since all was done the last time, the nearest alone. */
export function noticesDue(endings: readonly Ending[], looked_at: number, now: number) {
	return endings
		.filter(({ expires_at }) => {
			const came = noticeDays.map((days) => expires_at - days * dayMs);
			return expires_at > now && came.some((at) => at > looked_at && at <= now);
		})
		.map(({ expires_at, points }) => ({ points, days_ahead: daysAhead(expires_at, now) }));
}
