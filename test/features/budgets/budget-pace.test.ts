/** How long a budget lasts: the pace of its cycle so far, and when that says nothing. */
import { expect, test } from "vitest";
import { type PacedBudget, paceOf } from "#workers/features/budgets/rules/budget-pace";

const zone = "America/New_York";
const now = Date.parse("2026-11-22T12:00:00-05:00");
const budget: PacedBudget = {
	cycle: "year",
	points_budgeted: 10_000,
	points_remaining: 5_000,
	points_in_approval: 0,
	from_date: null,
	to_date: null,
	created_at: Date.parse("2020-01-01T00:00:00-05:00"),
};
const day = (changes: Partial<PacedBudget>) => paceOf({ ...budget, ...changes }, now, zone).runs_out_on;

test("what was spent since the cycle began, over its days, gives the day; past the cycle's end it lasts", () => {
	// 9,000 in 325.5 days: 27.6 a day, 36 days for the last 1,000.
	expect(paceOf({ ...budget, points_remaining: 1_000 }, now, zone)).toEqual({
		runs_out_on: "2026-12-28",
		ends_on: "2026-12-31",
	});
	expect(day({})).toBeNull();
	expect(day({ points_remaining: 0 })).toBe("2026-11-22");
	expect(day({ points_remaining: 10_000 })).toBeNull();
});

test("each cycle begins with its part of the year, or with the budget where that is later", () => {
	const ends = (cycle: PacedBudget["cycle"]) => paceOf({ ...budget, cycle }, now, zone).ends_on;
	expect([ends("month"), ends("quarter"), ends("half_year"), ends("year"), ends("none")]).toEqual([
		"2026-11-30",
		"2026-12-31",
		"2026-12-31",
		"2026-12-31",
		null,
	]);
	// 8,000 in the 21.5 days of November: the last 2,000 go in five days; in a year they would last.
	expect(day({ cycle: "month", points_remaining: 2_000 })).toBe("2026-11-27");
	expect(day({ from_date: "2026-11-02", points_remaining: 2_000 })).toBe("2026-11-27");
	expect(day({ cycle: "none", to_date: "2026-11-25", from_date: "2026-11-02", points_remaining: 2_000 })).toBeNull();
});

test("fewer than seven days are no pace", () => {
	expect(day({ from_date: "2026-11-17", points_remaining: 100 })).toBeNull();
	expect(day({ from_date: "2026-11-15", points_remaining: 100 })).toBe("2026-11-22");
});
