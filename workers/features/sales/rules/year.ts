/** The year that counts for levels of sales, and months of invoices, in the account's time zone. @pure */
import { DateTime } from "luxon";

/** The year in which a moment lies, with its twelve months: as sums have them, and when each begins. */
export function yearOf(ms: number, time_zone: string): { year: number; months: { month: string; starts: number }[] } {
	const first = DateTime.fromMillis(ms, { zone: time_zone }).startOf("year");
	const months = Array.from({ length: 12 }, (_none, at) => first.plus({ months: at }));
	return {
		year: first.year,
		months: months.map((begins) => ({ month: begins.toFormat("yyyy-MM"), starts: begins.toMillis() })),
	};
}

/** The month in which a moment lies, as sums have it. */
export function monthNameOf(ms: number, time_zone: string): string {
	return DateTime.fromMillis(ms, { zone: time_zone }).toFormat("yyyy-MM");
}

/** The month in which a moment lies, `back` months before: its beginning, and that of the next. */
export function monthOf(ms: number, time_zone: string, back = 0): { from: number; until: number } {
	const first = DateTime.fromMillis(ms, { zone: time_zone }).startOf("month").minus({ months: back });
	return { from: first.toMillis(), until: first.plus({ months: 1 }).toMillis() };
}
