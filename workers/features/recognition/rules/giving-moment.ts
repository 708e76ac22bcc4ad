/** When a recognition with a chosen day is given: at 8 of that day in the account's time zone. @pure */
import { DateTime } from "luxon";

/** So many days ahead a day may be chosen. */
export const maxDaysAhead = 366;

/** The moment of a day (ms UTC). */
export function givingMoment(day: string, time_zone: string): number {
	return DateTime.fromISO(`${day}T08:00:00`, { zone: time_zone }).toMillis();
}

/** What is wrong with a day: its hour is over, or it is too far ahead; null where it may be chosen. */
export function givingDayProblem(day: string, time_zone: string, now: number): "past" | "far" | null {
	if (givingMoment(day, time_zone) <= now) return "past";
	const last = DateTime.fromMillis(now, { zone: time_zone }).plus({ days: maxDaysAhead }).toISODate()!;
	return day > last ? "far" : null;
}
