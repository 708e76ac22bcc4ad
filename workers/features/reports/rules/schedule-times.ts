/** When a report schedule runs next: on its day of the week or month, at its hour in the account's time zone, once each. @browser-safe @pure */
import { DateTime } from "luxon";

/** How often. */
export const frequencies = ["weekly", "monthly"] as const;

/** On which day, at which hour; `week_day` 1 is Monday, a `month_day` that a month lacks is its last day. */
export type Rhythm = { frequency: (typeof frequencies)[number]; week_day: number; month_day: number; hour: number };

/** Stands for the last day of every month. */
export const lastDayOfMonth = 31;

/** The first run after a moment, in ms UTC. */
export function nextRun(rhythm: Rhythm, afterMs: number, time_zone: string): number {
	const today = DateTime.fromMillis(afterMs, { zone: time_zone });
	for (let ahead = 0; ; ahead += 1) {
		const run = runOf(rhythm, today, ahead);
		if (run > afterMs) return run;
	}
}

/** The day in the account's time zone on which a moment lies, YYYY-MM-DD. */
export function dayOfRun(ms: number, time_zone: string): string {
	return DateTime.fromMillis(ms, { zone: time_zone }).toISODate()!;
}

/** The run in the week or month that lies so many ahead. */
function runOf({ frequency, week_day, month_day, hour }: Rhythm, today: DateTime, ahead: number): number {
	if (frequency === "weekly") return momentOf(today.startOf("week").plus({ weeks: ahead, days: week_day - 1 }), hour);
	const month = today.startOf("month").plus({ months: ahead });
	return momentOf(month.set({ day: Math.min(month_day, month.daysInMonth!) }), hour);
}

/** The hour on a day: the first of two where a clock is put back, the one behind the gap where it is put forward. */
function momentOf(day: DateTime, hour: number): number {
	const moment = DateTime.fromObject({ year: day.year, month: day.month, day: day.day, hour }, { zone: day.zone });
	return Math.min(...moment.getPossibleOffsets().map((possible) => possible.toMillis()));
}
