/** The days of a report's filters as instants: both days count whole, in the account's time zone. */
import type { SQL } from "drizzle-orm";
import { DateTime } from "luxon";
import { z } from "zod";
import { isCalendarDay } from "#workers/kernel/bounds";

/** 'YYYY-MM-DD', with or without a time, of which only the day counts (gaps.md, "Report dates"). */
export const reportDate = z
	.string()
	.max(19)
	.regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/)
	.refine((date) => isCalendarDay(date.slice(0, 10)), { message: "answers:validation.invalid" })
	.transform((date) => date.slice(0, 10));

/** The days of a filter as ends of a list's range (kernel/define-table.ts). */
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
