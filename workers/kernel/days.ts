/** The days of filters as instants: both days count whole, in the account's time zone. @pure */
import type { SQL } from "drizzle-orm";
import { DateTime } from "luxon";

/** The days of a filter as ends of a list's range (define-list.ts). */
export function rangeOfDays(
	key: SQL,
	{ startDate, endDate }: { startDate?: string; endDate?: string },
	time_zone: string,
): { key: SQL; from?: number; to?: number } {
	return {
		key,
		from: startDate ? startOfDay(startDate, time_zone) : undefined,
		to: endDate ? endOfDay(endDate, time_zone) : undefined,
	};
}

/** The first millisecond of a day. */
export function startOfDay(date: string, time_zone: string): number {
	return DateTime.fromISO(date, { zone: time_zone }).startOf("day").toMillis();
}

/** The last millisecond of a day. */
export function endOfDay(date: string, time_zone: string): number {
	return DateTime.fromISO(date, { zone: time_zone }).endOf("day").toMillis();
}
