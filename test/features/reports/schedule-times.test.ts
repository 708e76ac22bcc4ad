/** When schedules run next, and which days each period means: short months, leap days, clocks that are put forward and back. */
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { periods, periodsOf, valuesOfPeriod } from "#workers/features/reports/rules/schedule-periods";
import { dayOfRun, nextRun, type Rhythm } from "#workers/features/reports/rules/schedule-times";

const weekly = (week_day: number, hour: number): Rhythm => ({ frequency: "weekly", week_day, month_day: 1, hour });
const monthly = (month_day: number, hour: number): Rhythm => ({ frequency: "monthly", week_day: 1, month_day, hour });

/** The next runs after a moment of a zone, as that zone's clocks show them, with their distance from UTC. */
function runsOf(rhythm: Rhythm, after: string, zone: string, count: number): string[] {
	const runs: string[] = [];
	let at = DateTime.fromISO(after, { zone }).toMillis();
	for (let run = 0; run < count; run += 1) {
		at = nextRun(rhythm, at, zone);
		runs.push(DateTime.fromMillis(at, { zone }).toFormat("yyyy-MM-dd HH:mm ZZ"));
	}
	return runs;
}

test.each<[string, Rhythm, string, string, string[]]>([
	[
		"a week later, not on the run itself",
		weekly(1, 8),
		"2026-11-23T08:00",
		"America/Chicago",
		["2026-11-30 08:00 -06:00", "2026-12-07 08:00 -06:00"],
	],
	[
		"today, as long as its hour is to come",
		weekly(1, 8),
		"2026-11-23T07:59",
		"America/Chicago",
		["2026-11-23 08:00 -06:00"],
	],
	[
		"on the last day of months that lack the 31st",
		monthly(31, 9),
		"2027-01-31T10:00",
		"Europe/Madrid",
		["2027-02-28 09:00 +01:00", "2027-03-31 09:00 +02:00", "2027-04-30 09:00 +02:00"],
	],
	[
		"on a leap day, and in other years on the 28th",
		monthly(29, 0),
		"2028-01-30T00:00",
		"UTC",
		["2028-02-29 00:00 +00:00", "2028-03-29 00:00 +00:00"],
	],
	[
		"on the 28th of a February without the 30th",
		monthly(30, 0),
		"2027-01-31T00:00",
		"UTC",
		["2027-02-28 00:00 +00:00"],
	],
	[
		"behind the gap when clocks go forward",
		weekly(7, 2),
		"2027-03-08T00:00",
		"America/New_York",
		["2027-03-14 03:00 -04:00", "2027-03-21 02:00 -04:00"],
	],
	[
		"once, the first time, when the hour comes twice",
		weekly(7, 1),
		"2026-10-26T00:00",
		"America/New_York",
		["2026-11-01 01:00 -04:00", "2026-11-08 01:00 -05:00"],
	],
	["on a day that begins at one", monthly(6, 0), "2026-09-01T00:00", "America/Santiago", ["2026-09-06 01:00 -03:00"]],
])("the next run comes %s", (_what, rhythm, after, zone, expected) => {
	expect(runsOf(rhythm, after, zone, expected.length)).toEqual(expected);
});

test("in any zone, for years on end, each week and each month has exactly one run", () => {
	for (const zone of ["America/New_York", "Europe/London", "Australia/Lord_Howe", "Asia/Beirut", "Pacific/Chatham"]) {
		for (const rhythm of [weekly(7, 0), weekly(7, 1), weekly(7, 2), monthly(31, 2), monthly(30, 0)]) {
			const days = runsOf(rhythm, "2026-01-01T00:00", zone, 60).map((run) => run.slice(0, 10));
			const places = days.map((day) =>
				rhythm.frequency === "weekly" ? DateTime.fromISO(day).toFormat("kkkk-WW") : day.slice(0, 7),
			);
			expect([zone, rhythm, new Set(places).size]).toEqual([zone, rhythm, 60]);
		}
	}
});

test("a run belongs to the day of the account's zone", () => {
	expect(dayOfRun(Date.parse("2026-11-24T03:00:00Z"), "America/Chicago")).toBe("2026-11-23");
	expect(dayOfRun(Date.parse("2026-11-23T23:00:00Z"), "Asia/Tokyo")).toBe("2026-11-24");
});

const days = { days: { kind: "days", of: "created_at" } } as const;
const month = { when: { kind: "month_and_year" } } as const;
const written = { when: { kind: "month_year" } } as const;
const day = { when: { kind: "single_day" } } as const;

test.each([
	[days, "last_week", "2026-11-25", { startDate: "2026-11-16", endDate: "2026-11-22" }],
	[days, "last_week", "2027-01-04", { startDate: "2026-12-28", endDate: "2027-01-03" }],
	[days, "last_month", "2027-03-31", { startDate: "2027-02-01", endDate: "2027-02-28" }],
	[days, "last_month", "2028-03-01", { startDate: "2028-02-01", endDate: "2028-02-29" }],
	[days, "month_to_date", "2026-11-25", { startDate: "2026-11-01", endDate: "2026-11-25" }],
	[days, "year_to_date", "2026-11-25", { startDate: "2026-01-01", endDate: "2026-11-25" }],
	[days, "all", "2026-11-25", {}],
	[month, "last_month", "2027-01-15", { year: 2026, month: 12 }],
	[month, "month_to_date", "2027-01-15", { year: 2027, month: 1 }],
	[month, "year_to_date", "2027-01-15", { year: 2027 }],
	[written, "last_month", "2027-01-15", { month_year: "12/2026" }],
	[day, "as_of_day", "2027-01-15", { singleDate: "2027-01-15" }],
	[day, "end_of_last_month", "2027-03-31", { singleDate: "2027-02-28" }],
	[{}, "all", "2027-01-15", {}],
] as const)("%o covers %s on %s", (filters, period, on, expected) => {
	expect(periodsOf(filters)).toContain(period);
	expect(valuesOfPeriod(filters, period, on)).toEqual(expected);
});

test("a report offers the periods that its own filter of time can say", () => {
	expect(periodsOf({})).toEqual(["all"]);
	expect(periodsOf({ search: { kind: "search" } })).toEqual(["all"]);
	expect(periodsOf(day)).toEqual(["as_of_day", "end_of_last_month"]);
	const offered = [days, month, written, day, {}].flatMap((filters) => [...periodsOf(filters)]);
	expect(new Set(offered)).toEqual(new Set(periods));
});
