/** The options of a title bar: the time that each means, what is refused, and how an address is read. */
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { filterSchema } from "#workers/kernel/list-filters";
import { periodOf } from "#workers/kernel/title-bar-filters";
import { readListQuery } from "../../app/list/list-query";

const filters = {
	time: { kind: "month_and_year" },
	month: { kind: "month_year" },
	day: { kind: "single_day" },
	category: { kind: "budget_category" },
} as const;

const zone = "America/New_York";
const written = ({ from, to }: { from?: number; to?: number }) =>
	[from, to].map((ms) => ms && DateTime.fromMillis(ms, { zone }).toISO({ includeOffset: false }));

test("a day counts whole until its end, a month or a year from its first moment to its last", () => {
	const whole = (kind: Parameters<typeof periodOf>[0], values: object) => written(periodOf(kind, { ...values }, zone));
	expect(whole("single_day", { singleDate: "2026-03-08" })).toEqual([undefined, "2026-03-08T23:59:59.999"]);
	expect(whole("month_and_year", { year: 2026, month: 2 })).toEqual([
		"2026-02-01T00:00:00.000",
		"2026-02-28T23:59:59.999",
	]);
	expect(whole("month_and_year", { year: 2026 })).toEqual(["2026-01-01T00:00:00.000", "2026-12-31T23:59:59.999"]);
	expect(whole("month_year", { month_year: "11/2026" })).toEqual([
		"2026-11-01T00:00:00.000",
		"2026-11-30T23:59:59.999",
	]);
	expect(whole("days", { startDate: "2026-11-01", endDate: "2026-11-02" })).toEqual([
		"2026-11-01T00:00:00.000",
		"2026-11-02T23:59:59.999",
	]);
	expect(whole("month_and_year", {})).toEqual([undefined, undefined]);
});

test("what is no month, year or day is refused by its name, and a month without its year", () => {
	const refused = (values: object) =>
		filterSchema(filters)
			.safeParse(values)
			.error?.issues.map(({ path, message }) => [path.join("."), message]);
	expect(refused({ month: 3, year: 2026, singleDate: "2026-01-01", month_year: "03/2026", budget_category: "x" })).toBe(
		undefined,
	);
	expect(refused({ month: 3 })).toEqual([["year", "lists:yearOfMonth"]]);
	for (const month_year of ["3/2026", "2026-03", "00/2026", "13/2026", "03/1999", ""])
		expect([month_year, refused({ month_year })]).toEqual([month_year, [["month_year", "lists:wrongMonthYear"]]]);
	for (const values of [
		{ month: 0, year: 2026 },
		{ month: 13, year: 2026 },
		{ year: 26 },
		{ singleDate: "2026-02-30" },
	])
		expect([values, refused(values)?.length]).toEqual([values, 1]);
});

test("an address is read by the names of the wire; what makes no sense is as if it were not there", () => {
	const face = { name: "x/y", page_size: 6, columns: [], filters, default_sort: { id: "id", desc: true } };
	const read = (search: string) => readListQuery(face, new URLSearchParams(search)).values;
	expect(read("month=3&year=2026&month_year=03/2026&singleDate=2026-01-01&budget_category=Travel")).toEqual({
		...{ month: 3, year: 2026, month_year: "03/2026" },
		...{ singleDate: "2026-01-01", budget_category: "Travel" },
	});
	expect(read("month=3")).toEqual({});
	expect(read("month=13&year=1&month_year=2026-03&singleDate=soon")).toEqual({});
});
