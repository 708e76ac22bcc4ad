/** When what was given ends, and when its owner is told of it ahead: 30, 7 and 1 days (gaps.md, "Ledger"). @pure */
import { DateTime } from "luxon";
import { dayMs } from "./clock";

/** So many days before the end its owner is told. */
export const noticeDays = [30, 7, 1] as const;

/** The end of the day so many months on, in the account's time zone; null where nothing ends. */
export function endOf(givenAt: number, months: number | null, time_zone: string): number | null {
	if (months === null) return null;
	return DateTime.fromMillis(givenAt, { zone: time_zone }).plus({ months }).endOf("day").toMillis();
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
