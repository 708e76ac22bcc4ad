/** The days of a graph and its months, clipped to these days, in the account's time zone. @pure */
import { DateTime } from "luxon";

/** Days from the first moment of one to the first moment after another. */
export type DayRange = { start: number; end: number };

/** A month of a range: its name on the wire, and which of its days belong to the range. */
export type MonthStep = DayRange & { key: string };

/** How many months a dashboard shows unless asked, the running one among them. */
const usualMonths = 12;

/** The days that are asked for (YYYY-MM-DD), both whole; the last twelve months up to today where one is not said. */
export function rangeOf(now: number, time_zone: string, asked: { startDate?: string; endDate?: string }): DayRange {
	const dayOf = (date: string) => DateTime.fromISO(date.slice(0, 10), { zone: time_zone }).startOf("day");
	const last = asked.endDate ? dayOf(asked.endDate) : DateTime.fromMillis(now, { zone: time_zone }).startOf("day");
	const first = asked.startDate ? dayOf(asked.startDate) : last.startOf("month").minus({ months: usualMonths - 1 });
	return { start: first.toMillis(), end: last.plus({ days: 1 }).toMillis() };
}

/** The months of a range in order; the first and the last may be parts. */
export function monthsOf({ start, end }: DayRange, time_zone: string): MonthStep[] {
	const months: MonthStep[] = [];
	for (let at = DateTime.fromMillis(start, { zone: time_zone }).startOf("month"); at.toMillis() < end; ) {
		const next = at.plus({ months: 1 });
		months.push({
			key: at.toFormat("yyyy-MM"),
			start: Math.max(start, at.toMillis()),
			end: Math.min(end, next.toMillis()),
		});
		at = next;
	}
	return months;
}

/** The days of a range as forms write them. */
export function daysOf({ start, end }: DayRange, time_zone: string): { startDate: string; endDate: string } {
	const write = (ms: number) => DateTime.fromMillis(ms, { zone: time_zone }).toFormat("yyyy-MM-dd");
	return { startDate: write(start), endDate: write(end - 1) };
}
