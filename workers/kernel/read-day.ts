/** Reads days as people and programs write them, and finds out whether the day or the month comes first. @pure */
import { DateTime, Info } from "luxon";
import { once } from "#workers/runtime/once";

/** What the first of two small numbers is. */
export type DayOrder = "day_first" | "month_first";

/** What a value tells of the order: one of both, that it could be either, or nothing (`dotted` is how only the day comes first). */
type Hint = DayOrder | "either" | "dotted" | undefined;

const behindTime =
	/[T\s]+\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i;
const yearFirst = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})$/;
const inOneNumber = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const twoSmallNumbers = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})$/;
const dayMonthName =
	/^(\d{1,2})(?:st|nd|rd|th|er|º|\.)?[-/.\s]*(?:de |d')?\s*([\p{L}]{3,})\.?[-/.,\s]*(?:de |del )?\s*(\d{4}|\d{2})$/iu;
const monthNameDay = /^([\p{L}]{3,})\.?[-/.\s]*(\d{1,2})(?:st|nd|rd|th)?,?[-/\s]+(\d{4}|\d{2})$/iu;
/** A spreadsheet's count of days, 1927 to 2064. */
const serial = /^[1-5]\d{4}(?:\.\d+)?$/;
const serialZero = DateTime.utc(1899, 12, 30);

/**
 * A day as YYYY-MM-DD. `order` decides what may be read either way; what has one reading alone is read so. Two digits of
 * a year lie in the hundred years up to `latestYear`. Undefined when it is no day of the calendar.
 */
export function readDay(text: string, order: DayOrder | null, latestYear: number): string | undefined {
	const day = text.trim().replace(behindTime, "");
	const plain = yearFirst.exec(day);
	if (plain) return dayOf(plain[1]!, plain[3]!, plain[4]!);
	const packed = inOneNumber.exec(day);
	if (packed) return dayOf(packed[1]!, packed[2]!, packed[3]!);
	if (serial.test(day)) return serialZero.plus({ days: Math.floor(Number(day)) }).toISODate() ?? undefined;
	const named = readNamed(day, latestYear);
	if (named) return named;
	const small = twoSmallNumbers.exec(day);
	if (!small) return undefined;
	const [, first = "", separator, second = "", year = ""] = small;
	const full = fullYear(year, latestYear);
	const hint = hintOf(day);
	const isMonthFirst = hint === "month_first" || (hint !== "day_first" && separator !== "." && order === "month_first");
	if (hint === "either" && order === null && first !== second) return undefined;
	return isMonthFirst ? dayOf(full, first, second) : dayOf(full, second, first);
}

/** What a value tells of the order in its column. */
export function hintOf(text: string): Hint {
	const small = twoSmallNumbers.exec(text.trim().replace(behindTime, ""));
	if (!small) return undefined;
	const [first, second] = [Number(small[1]), Number(small[3])];
	if (first > 12 && second <= 12) return "day_first";
	if (second > 12 && first <= 12) return "month_first";
	if (first > 12 || first === second) return undefined;
	return small[2] === "." ? "dotted" : "either";
}

/** The order that a header gives away: `Hire Date (MM/DD/YYYY)`. */
export function orderInHeader(header: string): DayOrder | undefined {
	const hint = /[([]\s*([dmtj]{1,2})[./-]([dmt]{1,2})[./-][yaj]{2,4}\s*[)\]]/i.exec(header);
	if (!hint) return undefined;
	return hint[1]!.toLowerCase().startsWith("m") ? "month_first" : "day_first";
}

function readNamed(day: string, latestYear: number): string | undefined {
	const behind = dayMonthName.exec(day);
	const front = behind ? null : monthNameDay.exec(day);
	const [number, name, year] = behind ? [behind[1], behind[2], behind[3]] : [front?.[2], front?.[1], front?.[3]];
	const month = name ? monthNumbers().get(lettersOf(name)) : undefined;
	return month && number && year ? dayOf(fullYear(year, latestYear), String(month), number) : undefined;
}

/** 18 and 98 in 2026 are 2018 and 1998. */
function fullYear(year: string, latestYear: number): string {
	if (year.length === 4) return year;
	const century = Math.floor(latestYear / 100) * 100;
	const full = century + Number(year);
	return String(full > latestYear ? full - 100 : full);
}

function dayOf(year: string, month: string, day: string): string | undefined {
	const time = DateTime.utc(Number(year), Number(month), Number(day));
	return time.isValid && time.year >= 1900 && time.year < 2100 ? (time.toISODate() ?? undefined) : undefined;
}

/** Names of months, long and short, in the languages that files come in. */
const monthNumbers = once(readMonths);

function readMonths(): Map<string, number> {
	return new Map(
		["en", "de", "es", "fr"].flatMap((locale) =>
			(["long", "short"] as const).flatMap((length) =>
				Info.monthsFormat(length, { locale }).map((name, at) => [lettersOf(name), at + 1] as const),
			),
		),
	)
		.set("sep", 9)
		.set("sept", 9)
		.set("mrz", 3);
}

function lettersOf(name: string): string {
	return name
		.normalize("NFD")
		.toLowerCase()
		.replaceAll(/[^a-z]/g, "");
}
