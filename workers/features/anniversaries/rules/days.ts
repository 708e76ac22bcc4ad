/** On which days anniversaries fall, in the account's time zone: 29 February counts as 28, and a card is published at 8. @pure */
import { DateTime } from "luxon";
import { signingDays } from "./anniversary";

const publishingHour = 8;

/** A day, and a month and day of hiring or birth that falls on it. */
export type NearDay = { day: string; month_day: string };

/** When a card of this day is published. */
export function publishedAt(day: string, time_zone: string): number {
	return DateTime.fromISO(`${day}T0${publishingHour}:00:00`, { zone: time_zone }).toMillis();
}

/** The days whose cards can be signed from now on, from the nearest; one whose hour is over is none of them. */
export function nearDays(now: number, time_zone: string): NearDay[] {
	const today = DateTime.fromMillis(now, { zone: time_zone }).startOf("day");
	const days = Array.from({ length: signingDays + 1 }, (_, ahead) => today.plus({ days: ahead }).toISODate()!);
	return days
		.filter((day) => publishedAt(day, time_zone) > now)
		.flatMap((day) => monthDaysOf(day).map((month_day) => ({ day, month_day })));
}

function monthDaysOf(day: string): string[] {
	const month_day = day.slice("2026-".length);
	if (month_day === "02-29") return [];
	return month_day === "02-28" ? ["02-28", "02-29"] : [month_day];
}

/** The day of a year on which somebody's month and day fall. */
export function dayOfYear(date: string, year: string): string {
	const month_day = date.slice("2026-".length);
	return `${year}-${month_day === "02-29" ? "02-28" : month_day}`;
}

/** The first day whose card is still to be published. */
export function firstDayAhead(now: number, time_zone: string): string {
	const today = DateTime.fromMillis(now, { zone: time_zone }).startOf("day");
	const isOver = publishedAt(today.toISODate()!, time_zone) <= now;
	return today.plus({ days: isOver ? 1 : 0 }).toISODate()!;
}

/** When the next day begins. */
export function nextMidnight(now: number, time_zone: string): number {
	return DateTime.fromMillis(now, { zone: time_zone }).startOf("day").plus({ days: 1 }).toMillis();
}
