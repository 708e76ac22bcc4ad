/** When points of a wallet end, when their owner is told, and what is left of each issue: first in, first out. @pure */
import { DateTime } from "luxon";
import { dayMs } from "#workers/kernel/clock";

/** So many days before the end its owner is told. */
export const noticeDays = [30, 7, 1] as const;

/** The account's setting: after how many months what was issued ends; null: never. */
export function expiryMonths(settings: Record<string, unknown>): number | null {
	const months = settings.wallet_expiry_months;
	return typeof months === "number" && months > 0 ? months : null;
}

/** The end of the day so many months on, in the account's time zone; null where nothing ends. */
export function endOf(issuedAt: number, months: number | null, time_zone: string): number | null {
	if (months === null) return null;
	return DateTime.fromMillis(issuedAt, { zone: time_zone }).plus({ months }).endOf("day").toMillis();
}

/** When something is to be done next about what ends then: a notice whose time is to come, else the end. */
export function nextMoment(expires_at: number, now: number): number {
	const notice = noticeDays.map((days) => expires_at - days * dayMs).find((at) => at > now);
	return notice ?? expires_at;
}

/** Which of the notices it is that is given now. */
export function daysAhead(expires_at: number, now: number): (typeof noticeDays)[number] {
	return [...noticeDays].reverse().find((days) => now >= expires_at - days * dayMs) ?? noticeDays[0];
}

/** An issue that has not ended. */
export type OpenIssue = { id: number; points: number; expires_at: number | null };

/** What is left of each issue, the newest first: what was spent was spent of the oldest. */
export function pointsLeft<Issue extends OpenIssue>(
	newestFirst: readonly Issue[],
	balance: number,
): (Issue & { left: number })[] {
	let rest = balance;
	return newestFirst.map((issue) => {
		const left = Math.max(0, Math.min(issue.points, rest));
		rest -= left;
		return { ...issue, left };
	});
}

/** What ends when, the next first; days on which nothing is left to end are left out. */
export function endings(newestFirst: readonly OpenIssue[], balance: number): { expires_at: number; points: number }[] {
	const byEnd = new Map<number, number>();
	for (const { expires_at, left } of pointsLeft(newestFirst, balance))
		if (expires_at !== null && left > 0) byEnd.set(expires_at, (byEnd.get(expires_at) ?? 0) + left);
	return [...byEnd].map(([expires_at, points]) => ({ expires_at, points })).sort((a, b) => a.expires_at - b.expires_at);
}
