/** Writes times for readers, on the server only: in the account's time zone and the reader's language. */
import { DateTime } from "luxon";

/** How a date is written (specification §9). */
export type DateForm = "display" | "recognition" | "sales" | "filter" | "stamp" | "day" | "ago";

/** Where and for whom times are written. */
export type Reader = { time_zone: string; language_code: string };

const forms: Record<Exclude<DateForm, "ago" | "sales">, string> = {
	display: "MM/dd/yyyy",
	recognition: "MMM d, yyyy",
	filter: "yyyy-MM-dd",
	stamp: "yyyy-MM-dd HH:mm:ss",
	day: "MMM d",
};

/** A time (ms UTC) in one of the specification's forms. */
export function formatTime(ms: number, form: DateForm, reader: Reader, nowMs = Date.now()): string {
	const time = DateTime.fromMillis(ms, { zone: reader.time_zone, locale: reader.language_code });
	if (form === "sales") return `${time.toFormat("MMM")} ${withOrdinal(time.day)} ${time.year}`;
	if (form !== "ago") return time.toFormat(forms[form]);
	const now = DateTime.fromMillis(nowMs, { zone: reader.time_zone, locale: reader.language_code });
	return now.diff(time, "days").days < 7
		? (time.toRelative({ base: now }) ?? time.toFormat("MMM d"))
		: time.toFormat(time.year === now.year ? "MMM d" : "MMM d, yyyy");
}

/** A calendar date (YYYY-MM-DD) in one of the specification's forms. */
export function formatDate(date: string, form: Exclude<DateForm, "ago">, reader: Reader): string {
	return formatTime(DateTime.fromISO(date, { zone: reader.time_zone }).toMillis(), form, reader);
}

/** A time with its hour, such as 'Nov 30, 2026 08:00': for what happens at a moment that somebody chose. */
export function formatMoment(ms: number, reader: Reader): string {
	const hour = DateTime.fromMillis(ms, { zone: reader.time_zone }).toFormat("HH:mm");
	return `${formatTime(ms, "recognition", reader)} ${hour}`;
}

/** The time (ms UTC) of a day (YYYY-MM-DD) and an hour (HH:mm) in a time zone; undefined when they are none. */
export function readMoment(day: string, hour: string, time_zone: string): number | undefined {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}/.test(hour)) return undefined;
	const time = DateTime.fromISO(`${day}T${hour.slice(0, 5)}`, { zone: time_zone });
	return time.isValid ? time.toMillis() : undefined;
}

/** A number with its English ordinal suffix: 1st, 2nd, 3rd, 11th (specification §9). */
export function withOrdinal(day: number): string {
	const tens = day % 100;
	const suffix = tens >= 11 && tens <= 13 ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th");
	return `${day}${suffix}`;
}
