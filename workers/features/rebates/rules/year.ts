/** Days and years of invoices, in the account's time zone. @pure */
import { DateTime } from "luxon";

/** The calendar year in which a moment lies: its beginning, and that of the next. */
export function yearAround(ms: number, time_zone: string): { from: number; until: number } {
	const first = DateTime.fromMillis(ms, { zone: time_zone }).startOf("year");
	return { from: first.toMillis(), until: first.plus({ years: 1 }).toMillis() };
}

/** How many days of the calendar lie between the day of an invoice, at its start, and a moment. */
export function daysBetween(day: number, ms: number, time_zone: string): number {
	const last = DateTime.fromMillis(ms, { zone: time_zone }).startOf("day");
	return Math.round(last.diff(DateTime.fromMillis(day, { zone: time_zone }).startOf("day"), "days").days);
}

/** The day of a moment, as YYYY-MM-DD. */
export function dayOf(ms: number, time_zone: string): string {
	return DateTime.fromMillis(ms, { zone: time_zone }).toFormat("yyyy-MM-dd");
}

/** The first moment of the day that lies so many days before a moment's. */
export function dayBefore(ms: number, days: number, time_zone: string): number {
	return DateTime.fromMillis(ms, { zone: time_zone }).startOf("day").minus({ days }).toMillis();
}
