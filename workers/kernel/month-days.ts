/** The days of a month as lists take them in their addresses. @pure */
import { DateTime } from "luxon";

/** `startDate` and `endDate` of a month (YYYY-MM), both whole. */
export function daysOfMonth(month: string): URLSearchParams {
	const endDate = DateTime.fromISO(month, { zone: "utc" }).endOf("month").toISODate()!;
	return new URLSearchParams({ startDate: `${month}-01`, endDate });
}
