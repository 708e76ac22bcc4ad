/** The days of a report as moments: from the start of the first to the end of the last, in the account's time zone. */
import { DateTime } from "luxon";

/** A day with or without a time of day, as reports send it: 2026-11-20 or 2026-11-20 23:59:59. */
export const reportDayPattern = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/;

/** The first moment of a report's first day in ms UTC; null when there is no such day. */
export function startOfReport(day: string, time_zone: string): number | null {
	const start = DateTime.fromISO(day.slice(0, 10), { zone: time_zone });
	return start.isValid ? start.startOf("day").toMillis() : null;
}

/** The last moment of a report's last day, whatever time of day was sent; null when there is no such day. */
export function endOfReport(day: string, time_zone: string): number | null {
	const end = DateTime.fromISO(day.slice(0, 10), { zone: time_zone });
	return end.isValid ? end.endOf("day").toMillis() : null;
}
