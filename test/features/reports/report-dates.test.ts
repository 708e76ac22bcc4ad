/** The days of a report: what a year sets, what is sent, and how moments are written in a zone. */
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";
import { rangeAsSent, rangeOfYear } from "#workers/features/reports/rules/report-dates";
import { zoneClock } from "#workers/features/reports/rules/zone-clock";
import { yearsOffered } from "#workers/features/session";

const today = "2026-11-20";

test.each([
	["this year ends today", 2026, { startDate: "2026-01-01", endDate: "2026-11-20" }],
	["a past year is whole", 2024, { startDate: "2024-01-01", endDate: "2024-12-31" }],
	["a future year is this year so far", 2027, { startDate: "2026-01-01", endDate: "2026-11-20" }],
])("%s", (_what, year, range) => {
	expect(rangeOfYear(year, today)).toEqual(range);
});

test("days are sent from their first second to their last", () => {
	expect(rangeAsSent(rangeOfYear(2024, today))).toEqual({
		startDate: "2024-01-01 00:00:00",
		endDate: "2024-12-31 23:59:59",
	});
	expect(rangeAsSent({ startDate: "", endDate: "2026-02-01" })).toEqual({ endDate: "2026-02-01 23:59:59" });
});

test("the dropdown offers five years, and the default year wherever it lies", () => {
	const yearsOf = (settings: object) =>
		yearsOffered({ settings: { ...settings }, time_zone: "UTC" }, Date.parse(today));
	expect(yearsOf({})).toEqual([2026, 2025, 2024, 2023, 2022]);
	expect(yearsOf({ default_year: 2019 })).toEqual([2026, 2025, 2024, 2023, 2022, 2019]);
});

test("the account's default year comes with the list of reports, else the current one", async () => {
	const acme = await createTenant({ settings: { default_year: 2024 } });
	const olga = await acme.addMember({ role: "account_owner" });
	expect((await olga.client.call("reports/list-reports", {})).default_year).toBe(2024);
	const globex = await createTenant();
	const rosa = await globex.addMember({ role: "account_owner" });
	const { default_year, today: day } = await rosa.client.call("reports/list-reports", {});
	expect(day.startsWith(String(default_year))).toBe(true);
});

/** Of one’s own, which everybody may have. */
const own = [
	...["my_programs_report", "statement_report", "my_orders_report", "my_announcements_report"],
	...["purchases_report", "following_report", "notifications_report"],
];

test("only reports that one may ask for are listed, with their filters", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const { reports } = await olga.client.call("reports/list-reports", {});
	expect(reports).toContainEqual({
		report_type: "recognitions_report",
		group: "recognition",
		filters: [
			{ id: "startDate", kind: "day", label: "From" },
			{ id: "endDate", kind: "day", label: "To" },
			{
				id: "program_id",
				kind: "choice",
				label: "Program",
				any: "All programs",
				choices_of: "programs/get-programs",
			},
			{
				id: "badge_id",
				kind: "choice",
				label: "Badge",
				any: "All",
				choices_of: "badges/get-managed-badges",
			},
		],
		formats: ["csv", "xlsx"],
		is_download_only: false,
	});
	for (const [role, types] of [
		["budget_owner", ["my_programs_report", "budgets_list", ...own.slice(1)]],
		["member", own],
	] as const) {
		const person = await acme.addMember({ role });
		const theirs = (await person.client.call("reports/list-reports", {})).reports;
		expect(theirs.map(({ report_type }) => report_type)).toEqual(types);
	}
});

test("moments are written as luxon writes them, also where clocks change", () => {
	const start = Date.UTC(2026, 0, 1);
	for (const zone of ["America/New_York", "Europe/Paris", "Asia/Kathmandu", "Australia/Lord_Howe", "UTC"]) {
		const clock = zoneClock(zone);
		for (let hour = 0; hour < 24 * 366; hour += 5) {
			const ms = start + hour * 3_600_000 + 61_000;
			const time = DateTime.fromMillis(ms, { zone });
			expect([clock.stamp(ms), clock.day(ms)]).toEqual([
				time.toFormat("yyyy-MM-dd HH:mm:ss"),
				time.toFormat("MM/dd/yyyy"),
			]);
		}
	}
});
