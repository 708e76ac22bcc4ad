/** Whole years and months since somebody came or left, and the days that somebody who left may still read. */
import { expect, test } from "vitest";
import { readonlyDaysLeft, readonlyDaysOf } from "#workers/features/member-detail/rules/readonly-days";
import { timeSince } from "#workers/features/member-detail/rules/time-since";

test.each([
	["2020-08-12", null, "2026-11-12", { of: "hire", years: 6, months: 3 }],
	["2020-08-12", null, "2026-11-11", { of: "hire", years: 6, months: 2 }],
	["2020-08-12", "2026-10-12", "2026-11-12", { of: "termination", years: 0, months: 1 }],
	["2020-08-12", "2027-01-01", "2026-11-12", { of: "hire", years: 6, months: 3 }],
	["2027-01-01", null, "2026-11-12", null],
	[null, null, "2026-11-12", null],
] as const)("hired %s, gone %s, on %s", (hire_date, termination_date, today, expected) => {
	expect(timeSince({ hire_date, termination_date }, today)).toEqual(expected);
});

test.each([
	["2026-11-01", "2026-11-01", 30],
	["2026-11-01", "2026-11-30", 1],
	["2026-11-01", "2026-12-01", 0],
	["2026-11-05", "2026-11-01", 30],
])("gone on %s, on %s there are %i days left", (termination_date, today, left) => {
	expect(readonlyDaysLeft(termination_date, today, 30)).toBe(left);
});

test("an account says for how many days; what makes no sense is thirty", () => {
	expect(readonlyDaysOf({ settings: { readonly_days: 90 } })).toBe(90);
	for (const readonly_days of [undefined, -1, "many", 1.5])
		expect(readonlyDaysOf({ settings: { readonly_days } })).toBe(30);
});
