/** Days as instants: both days count whole, in the account's time zone. @pure */
import { DateTime } from "luxon";

/** The first millisecond of a day. */
export function startOfDay(date: string, time_zone: string): number {
	return DateTime.fromISO(date, { zone: time_zone }).startOf("day").toMillis();
}

/** The first millisecond of the day in which a moment lies. */
export function startOfDayOf(moment: number, time_zone: string): number {
	return DateTime.fromMillis(moment, { zone: time_zone }).startOf("day").toMillis();
}

/** The last millisecond of a day. */
export function endOfDay(date: string, time_zone: string): number {
	return DateTime.fromISO(date, { zone: time_zone }).endOf("day").toMillis();
}
