/** The filters of a title bar: what they take, the time that they mean in an account's time zone, and what there is to choose from. @pure */
import { DateTime } from "luxon";
import { z } from "zod";
import { filterDay } from "./bounds";
import { endOfDay, startOfDay } from "./days";
import type { FilterFace, FilterFaces, TitleBarFilter } from "./list-face";

/** The years that can be asked for. */
const firstYear = 2000;
const lastYear = 2199;
/** How many months the picker of one suggests. */
const monthsSuggested = 24;

/** A month as MM/yyyy. */
const monthYear = z
	.string()
	.max(7)
	.refine((written) => readMonthYear(written) !== undefined, { message: "lists:wrongMonthYear" });

/** What these filters take, by the names of the wire; each may be left out. */
export function titleBarShape(filter: TitleBarFilter): Record<string, z.ZodType> {
	switch (filter.kind) {
		case "single_day":
			return { singleDate: filterDay.optional() };
		case "month_and_year":
			return {
				month: z.int().min(1).max(12).optional(),
				year: z.int().min(firstYear).max(lastYear).optional(),
			};
		case "month_year":
			return { month_year: monthYear.optional() };
		case "budget_category":
			return { budget_category: z.string().trim().max(100).optional() };
	}
}

/** Whether a month comes with its year. */
export function hasYearOfMonth({ month, year }: { month?: number; year?: number }): boolean {
	return month === undefined || year !== undefined;
}

/** Month and year of 'MM/yyyy'; undefined for anything else. */
export function readMonthYear(written: string): { month: number; year: number } | undefined {
	const found = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(written);
	const year = Number(found?.[2]);
	return found && year >= firstYear && year <= lastYear ? { month: Number(found[1]), year } : undefined;
}

/** First and last moment of a time, both inclusive; without one it is open there. */
export type Period = { from?: number; to?: number };

type TimeFilter = Extract<FilterFace, { of?: string }>;

/** The filters that say which time is meant, of those that a face has: what they mean together holds. */
export function timeFiltersOf(filters: FilterFaces): (TimeFilter & { of: string })[] {
	return Object.values(filters).filter((filter) => "of" in filter && filter.of !== undefined) as never;
}

/** The time that all of these leave. */
export function periodOfAll(
	filters: readonly TimeFilter[],
	values: Record<string, unknown>,
	time_zone: string,
): Period {
	const periods = filters.map(({ kind }) => periodOf(kind, values, time_zone));
	const ends = (end: "from" | "to") => periods.flatMap((period) => period[end] ?? []);
	const [from, to] = [ends("from"), ends("to")];
	return { from: from.length > 0 ? Math.max(...from) : undefined, to: to.length > 0 ? Math.min(...to) : undefined };
}

/** The time that is asked for by the values of such a filter. */
export function periodOf(kind: FilterFace["kind"], values: Record<string, unknown>, time_zone: string): Period {
	const { singleDate, month_year } = values as { singleDate?: string; month_year?: string };
	if (kind === "single_day") return singleDate ? { to: endOfDay(singleDate, time_zone) } : {};
	if (kind === "month_year") return wholeOf((month_year && readMonthYear(month_year)) || {}, time_zone);
	if (kind === "month_and_year") return wholeOf(values as { month?: number; year?: number }, time_zone);
	const { startDate, endDate } = values as { startDate?: string; endDate?: string };
	return {
		from: startDate ? startOfDay(startDate, time_zone) : undefined,
		to: endDate ? endOfDay(endDate, time_zone) : undefined,
	};
}

function wholeOf({ month, year }: { month?: number; year?: number }, time_zone: string): Period {
	if (year === undefined) return {};
	const first = DateTime.utc(year, month ?? 1);
	const last = first.endOf(month === undefined ? "year" : "month");
	return { from: startOfDay(first.toISODate()!, time_zone), to: endOfDay(last.toISODate()!, time_zone) };
}

/** The months that a picker suggests on a day, as MM/yyyy, the newest first. */
export function monthsOffered(today: string): string[] {
	const thisMonth = DateTime.fromISO(today, { zone: "utc" }).startOf("month");
	return Array.from({ length: monthsSuggested }, (_none, back) =>
		thisMonth.minus({ months: back }).toFormat("MM/yyyy"),
	);
}
