/** The rules of programs by table: state, progress, remaining time, who may give, and how much. */
import { describe, expect, test } from "vitest";
import { amountProblem, amountRange, usualAmount } from "#workers/features/programs";
import { programStatus, remainingTime } from "#workers/features/programs/rules/program-status";
import { progressPercent } from "#workers/features/programs/rules/progress";
import { type GivableProgram, givingObstacle } from "#workers/features/programs/rules/right-to-give";
import { dayIn } from "#workers/features/programs/steps/day-in";

const today = "2026-11-20";
const running = { archived_at: null, is_active: 1, from_date: "2026-01-01", to_date: null };

describe("the state of a program: the first that matches wins", () => {
	test.each([
		["active without an end", running, "active"],
		["active on its last day", { ...running, to_date: today }, "active"],
		["expired on the day after", { ...running, to_date: "2026-11-19" }, "expired"],
		["upcoming before its first day", { ...running, from_date: "2026-11-21" }, "upcoming"],
		["active on its first day", { ...running, from_date: today }, "active"],
		["inactive before expired", { ...running, is_active: 0, to_date: "2026-11-19" }, "inactive"],
		["archived before all", { ...running, archived_at: 1, is_active: 0, to_date: "2026-11-19" }, "archived"],
	] as const)("%s", (_name, program, status) => {
		expect(programStatus(program, today)).toBe(status);
	});
});

describe("the remaining time in years, months and days, the last day counted", () => {
	test.each([
		["2026-11-20", { years: 0, months: 0, days: 1 }],
		["2026-12-31", { years: 0, months: 1, days: 12 }],
		["2028-12-19", { years: 2, months: 1, days: 0 }],
	])("until %s", (to_date, left) => {
		expect(remainingTime(to_date, today)).toEqual(left);
	});
	test("nothing without an end or after it", () => {
		expect(remainingTime(null, today)).toBeNull();
		expect(remainingTime("2026-11-19", today)).toBeNull();
	});
});

describe("the progress percent is remaining over budgeted, rounded up, between 0 and 100", () => {
	test.each([
		[0, 1_000, 0],
		[1, 1_000, 1],
		[241, 1_000, 25],
		[999, 1_000, 100],
		[1_500, 1_000, 100],
		[-5, 1_000, 0],
		[10, 0, 0],
	])("%i of %i is %i", (remaining, budgeted, percent) => {
		expect(progressPercent(remaining, budgeted)).toBe(percent);
	});
});

test("a day is that of the zone, and changes at its midnight, however soon it is asked again", () => {
	const midnight = Date.UTC(2026, 2, 8, 5);
	const days = (time_zone: string) => [midnight - 1, midnight, midnight - 1].map((now) => dayIn(time_zone, now));
	expect(days("America/New_York")).toEqual(["2026-03-07", "2026-03-08", "2026-03-07"]);
	expect(days("Asia/Kathmandu")).toEqual(["2026-03-08", "2026-03-08", "2026-03-08"]);
});

describe("who may give from a program", () => {
	const program: GivableProgram = {
		...running,
		display_program: 1,
		givers: { roles: [], group_ids: [] },
		is_non_monetary: 0,
		budget_is_active: 1,
		budget_from_date: null,
		budget_to_date: null,
	};
	const on = { flags: { give_recognition_enabled: 1 as const } };
	const off = { flags: { give_recognition_enabled: 0 as const } };
	const member = { role: "member" as const, group_ids: [7], switches: {} };
	const owner = { ...member, role: "account_owner" as const };
	const leaders = { roles: ["moderator"], group_ids: [] };
	test.each([
		["everyone when nobody is named", program, on, member, null],
		["who has the role", { ...program, givers: leaders }, on, { ...member, role: "moderator" as const }, null],
		["not who lacks it", { ...program, givers: leaders }, on, member, "not_a_giver"],
		["who is in the group", { ...program, givers: { roles: ["moderator"], group_ids: [7] } }, on, member, null],
		["nobody while recognition is off", program, off, member, "feature_disabled"],
		[
			"not who may not give",
			program,
			on,
			{ ...member, switches: { give_recognition_disabled: 1 as const } },
			"feature_disabled",
		],
		["not from one that is hidden", { ...program, display_program: 0 }, on, member, "program_not_found"],
		["the owner from a hidden one", { ...program, display_program: 0 }, on, owner, null],
		["not from one that is over", { ...program, to_date: "2026-11-19" }, on, member, "program_not_active"],
		["not from a closed budget", { ...program, budget_is_active: 0 }, on, member, "budget_not_active"],
		["not from a budget to come", { ...program, budget_from_date: "2026-12-01" }, on, member, "budget_not_active"],
		["not from a budget that is over", { ...program, budget_to_date: "2026-11-19" }, on, member, "budget_not_active"],
		["without points from a closed budget", { ...program, is_non_monetary: 1, budget_is_active: 0 }, on, member, null],
	])("%s", (_name, given, account, user, obstacle) => {
		expect(givingObstacle(given, account, user, today)).toBe(obstacle);
	});
});

describe("how much may be given", () => {
	const stepped = { is_non_monetary: 0, points: 100, min_points: 50, max_points: 250, points_increment: 50 };
	test.each([
		[50, null],
		[250, null],
		[100, null],
		[49, { rule: "min", count: 50 }],
		[300, { rule: "max", count: 250 }],
		[120, { rule: "step", count: 50 }],
	])("%i points", (points, problem) => {
		expect(amountProblem(stepped, points)).toEqual(problem);
	});
	test("a program without a range gives its one amount, one without points gives none", () => {
		const fixed = { ...stepped, points: 300, min_points: 0, max_points: 0, points_increment: 1 };
		expect(amountProblem(fixed, 299)).toEqual({ rule: "fixed", count: 300 });
		expect(amountProblem(fixed, 300)).toBeNull();
		expect(amountRange({ ...stepped, is_non_monetary: 1 })).toEqual({ min: 0, max: 0, step: 1 });
		expect(usualAmount({ ...stepped, points: 400 })).toBe(250);
	});
});
