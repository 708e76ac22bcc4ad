/** The time that a scheduled report covers, chosen in words and counted from the day of its run. @browser-safe @pure */
import { DateTime } from "luxon";
import { type FilterFaces, fieldsOfFilter } from "#workers/kernel/list-face";

/** All there are. */
export const periods = [
	"last_week",
	"last_month",
	"month_to_date",
	"year_to_date",
	"end_of_last_month",
	"as_of_day",
	"all",
] as const;

/** One of them. */
export type Period = (typeof periods)[number];

/** Those that a filter of time can say, by its kind; the first is where a form begins. */
const periodsOfKind = {
	days: ["last_week", "last_month", "month_to_date", "year_to_date", "all"],
	single_day: ["as_of_day", "end_of_last_month"],
	month_and_year: ["last_month", "month_to_date", "year_to_date"],
	month_year: ["last_month", "month_to_date"],
} as const satisfies Record<string, readonly Period[]>;

type TimeKind = keyof typeof periodsOfKind;

/** The periods that a report with these filters can cover; one without a time is of everything at that moment. */
export function periodsOf(filters: FilterFaces): readonly Period[] {
	const kind = timeKindOf(filters);
	return kind ? periodsOfKind[kind] : ["all"];
}

/** The names on the wire of what says a report's time. */
export function timeFieldsOf(filters: FilterFaces): readonly string[] {
	return Object.entries(filters).flatMap(([name, filter]) =>
		Object.hasOwn(periodsOfKind, filter.kind) ? fieldsOfFilter(name, filter) : [],
	);
}

/** What a period comes to on a day (YYYY-MM-DD), as the report's filters say it. */
export function valuesOfPeriod(filters: FilterFaces, period: Period, day: string): Record<string, string | number> {
	const kind = timeKindOf(filters);
	const today = DateTime.fromISO(day, { zone: "utc" });
	const lastMonth = today.minus({ months: 1 });
	if (!kind || period === "all") return {};
	if (kind === "single_day")
		return { singleDate: (period === "as_of_day" ? today : lastMonth.endOf("month")).toISODate()! };
	const month = period === "last_month" ? lastMonth : today;
	if (kind === "month_year") return { month_year: month.toFormat("MM/yyyy") };
	if (kind === "month_and_year")
		return period === "year_to_date" ? { year: today.year } : { year: month.year, month: month.month };
	return daysOf(period, today);
}

/** Weeks are from Monday to Sunday. */
function daysOf(period: Period, today: DateTime): { startDate: string; endDate: string } {
	const between = (from: DateTime, to: DateTime) => ({ startDate: from.toISODate()!, endDate: to.toISODate()! });
	switch (period) {
		case "last_week": {
			const week = today.minus({ weeks: 1 });
			return between(week.startOf("week"), week.endOf("week"));
		}
		case "last_month": {
			const month = today.minus({ months: 1 });
			return between(month.startOf("month"), month.endOf("month"));
		}
		case "month_to_date":
			return between(today.startOf("month"), today);
		default:
			return between(today.startOf("year"), today);
	}
}

function timeKindOf(filters: FilterFaces): TimeKind | undefined {
	const found = Object.values(filters).find(({ kind }) => Object.hasOwn(periodsOfKind, kind));
	return found?.kind as TimeKind | undefined;
}
