/** A schedule's rhythm in words: 'Every Monday at 8:00 AM', 'On the last day of each month at 6:00 PM'. @browser-safe @pure */
import type { Translate } from "#workers/kernel/scope";
import { lastDayOfMonth, type Rhythm } from "./schedule-times";

/** The words. */
export function rhythmInWords(
	{ frequency, week_day, month_day, hour }: Rhythm,
	translate: Translate,
	language_code: string,
): string {
	const time = hourInWords(hour, language_code);
	if (frequency === "weekly")
		return translate("reports:schedules.weekly", { day: weekDayInWords(week_day, language_code), time });
	if (month_day === lastDayOfMonth) return translate("reports:schedules.monthlyLast", { time });
	return translate("reports:schedules.monthly", { day: month_day, time });
}

/** '8:00 AM'. */
export function hourInWords(hour: number, language_code: string): string {
	const written = new Intl.DateTimeFormat(language_code, { timeStyle: "short", timeZone: "UTC" });
	return written.format(Date.UTC(2024, 0, 1, hour));
}

/** 'Monday' for 1; the first of January 2024 was one. */
export function weekDayInWords(week_day: number, language_code: string): string {
	return new Intl.DateTimeFormat(language_code, { weekday: "long", timeZone: "UTC" }).format(
		Date.UTC(2024, 0, week_day),
	);
}
