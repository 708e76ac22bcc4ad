/** Writes times for a reader, in the account's time zone and the reader's language. @pure */
import { DateTime } from "luxon";

/** How a date is written (specification §9); `near` is a day, with its year where that is not this one, and `long` is 'November 22, 2026', for what is framed. */
export type DateForm = "display" | "recognition" | "sales" | "filter" | "stamp" | "day" | "near" | "long" | "ago";

/** Where and for whom times are written. */
export type Reader = { time_zone: string; language_code: string };

/** The ways to write and read times for one reader; ms are UTC, days YYYY-MM-DD in the account's time zone. */
export type Format = Reader & {
	time(ms: number, form: DateForm, nowMs?: number): string;
	date(day: string, form: Exclude<DateForm, "ago">): string;
	/** A time with its hour, for what happens at a moment that somebody chose: 'Nov 30, 2026, 8:00 AM'. */
	moment(ms: number): string;
	/** The hour of a moment that is near: '2:36 PM'. */
	hour(ms: number): string;
	/** 'Sunday, November 22'. */
	weekday(ms: number): string;
	/** 'November 2026'. */
	month(ms: number): string;
	/** 'November'. */
	monthName(ms: number): string;
	/** 'Nov', for axes. */
	shortMonth(ms: number): string;
	/** The time of a day and an hour (HH:mm); undefined when they are none. */
	readMoment(day: string, hour: string): number | undefined;
};

/** The patterns of §9, which are the English ones; those without a language stand for what machines read. */
const english = { display: "MM/dd/yyyy", recognition: "MMM d, yyyy", day: "MMM d" } as const;
const plain = { filter: "yyyy-MM-dd", stamp: "yyyy-MM-dd HH:mm:ss" } as const;

/** What other languages have in their place, in the order and with the words of each (gaps.md, "Dates and figures by language"). */
const ofLanguages: Record<keyof typeof english, Intl.DateTimeFormatOptions> = {
	display: { day: "2-digit", month: "2-digit", year: "numeric" },
	recognition: DateTime.DATE_MED,
	day: { day: "numeric", month: "short" },
};

/** The ways of one reader. */
export function createFormat({ time_zone, language_code }: Reader): Format {
	const at = (ms: number) => DateTime.fromMillis(ms, { zone: time_zone, locale: language_code });
	const write = (time: DateTime, form: Exclude<DateForm, "near" | "ago" | "sales">) => {
		if (form === "filter" || form === "stamp") return time.toFormat(plain[form]);
		if (form === "long") return time.toLocaleString(DateTime.DATE_FULL);
		return language_code === "en" ? time.toFormat(english[form]) : time.toLocaleString(ofLanguages[form]);
	};
	const time: Format["time"] = (ms, form, nowMs = Date.now()) => {
		const moment = at(ms);
		if (form === "sales" && language_code !== "en") return write(moment, "recognition");
		if (form === "sales") return `${moment.toFormat("MMM")} ${withOrdinal(moment.day)} ${moment.year}`;
		if (form !== "near" && form !== "ago") return write(moment, form);
		const now = at(nowMs);
		const near = write(moment, moment.year === now.year ? "day" : "recognition");
		if (form === "near" || now.diff(moment, "days").days >= 7) return near;
		return moment.toRelative({ base: now }) ?? near;
	};
	return {
		time_zone,
		language_code,
		time,
		date: (day, form) => time(DateTime.fromISO(day, { zone: time_zone }).toMillis(), form),
		moment: (ms) => at(ms).toLocaleString(DateTime.DATETIME_MED),
		hour: (ms) => at(ms).toLocaleString(DateTime.TIME_SIMPLE),
		shortMonth: (ms) => at(ms).toLocaleString({ month: "short" }),
		weekday: (ms) => at(ms).toLocaleString({ weekday: "long", day: "numeric", month: "long" }),
		monthName: (ms) => at(ms).toLocaleString({ month: "long" }),
		month: (ms) => at(ms).toLocaleString({ month: "long", year: "numeric" }),
		readMoment: (day, hour) => {
			if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}/.test(hour)) return undefined;
			const read = DateTime.fromISO(`${day}T${hour.slice(0, 5)}`, { zone: time_zone });
			return read.isValid ? read.toMillis() : undefined;
		},
	};
}

/** A number with its English ordinal suffix: 1st, 2nd, 3rd, 11th (specification §9). */
export function withOrdinal(day: number): string {
	const tens = day % 100;
	const suffix = tens >= 11 && tens <= 13 ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th");
	return `${day}${suffix}`;
}
