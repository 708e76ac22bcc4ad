/** Dates, ordinals, currencies and safe addresses as the screens write them. */
import { expect, test } from "vitest";
import { createFormat, withOrdinal } from "#workers/kernel/format";
import { safePath } from "../../app/shell/safe-path";
import { formatMoney } from "../../app/ui/rules/points";
import { addressRefreshMs, balanceRefreshMs, commentSaveMs, feedFetchMs, filterDebounceMs } from "../../app/ui/timings";

const { time, date } = createFormat({ time_zone: "America/New_York", language_code: "en" });
const noon = Date.UTC(2026, 10, 2, 17, 4, 5);

test("dates are written in the specification's forms, in the account's time zone", () => {
	expect(time(noon, "display")).toBe("11/02/2026");
	expect(time(noon, "recognition")).toBe("Nov 2, 2026");
	expect(time(noon, "sales")).toBe("Nov 2nd 2026");
	expect(time(noon, "filter")).toBe("2026-11-02");
	expect(time(noon, "stamp")).toBe("2026-11-02 12:04:05");
	expect(time(Date.UTC(2026, 10, 3, 3), "filter")).toBe("2026-11-02");
	expect(date("2026-03-08", "recognition")).toBe("Mar 8, 2026");
});

test("Spanish and French write dates in their own order and with their own words", () => {
	const es = createFormat({ time_zone: "America/Mexico_City", language_code: "es" });
	const fr = createFormat({ time_zone: "Europe/Paris", language_code: "fr" });
	expect([es.time(noon, "recognition"), fr.time(noon, "recognition")]).toEqual(["2 nov 2026", "2 nov. 2026"]);
	expect([es.time(noon, "display"), fr.time(noon, "display")]).toEqual(["02/11/2026", "02/11/2026"]);
	expect([es.date("2026-03-08", "day"), fr.date("2026-03-08", "day")]).toEqual(["8 mar", "8 mars"]);
	expect([es.moment(noon), fr.moment(noon)]).toEqual(["2 nov 2026, 11:04", "2 nov. 2026, 18:04"]);
	expect([es.month(noon), es.time(noon, "filter")]).toEqual(["noviembre de 2026", "2026-11-02"]);
});

test("ordinals end in st, nd, rd or th", () => {
	expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 31].map(withOrdinal)).toEqual([
		"1st",
		"2nd",
		"3rd",
		"4th",
		"11th",
		"12th",
		"13th",
		"21st",
		"22nd",
		"23rd",
		"31st",
	]);
});

test("points are worth the account's point_price, in millionths of its currency", () => {
	expect(formatMoney(4_250, 10_000)).toBe("$42.50");
	expect(formatMoney(4_250, 0)).toBeNull();
});

test("a redirect from outside never leaves the site", () => {
	expect(["/points?page=2", "/webapp/store", "/webapp"].map(safePath)).toEqual(["/points?page=2", "/store", "/"]);
	const outside = [
		"//evil.example",
		"https://evil.example",
		"/\\evil.example",
		"javascript:alert(1)",
		"",
		"/a\nb",
		"store",
	];
	expect(outside.map(safePath)).toEqual(outside.map(() => "/"));
});

test("waits have names; those that only let a server catch up are zero", () => {
	expect([balanceRefreshMs, addressRefreshMs]).toEqual([0, 0]);
	expect([feedFetchMs, commentSaveMs, filterDebounceMs]).toEqual([200, 100, 300]);
});
