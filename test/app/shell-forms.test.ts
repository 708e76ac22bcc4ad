/** Dates, ordinals, currencies and safe addresses as the screens write them. */
import { expect, test } from "vitest";
import { formatDate, formatTime, withOrdinal } from "../../app/shell/dates.server";
import { safePath } from "../../app/shell/safe-path";
import { formatMoney } from "../../app/ui/rules/points";
import {
	addressRefreshMs,
	balanceRefreshMs,
	checkoutResultMs,
	commentSaveMs,
	feedFetchMs,
	filterDebounceMs,
} from "../../app/ui/timings";

const reader = { time_zone: "America/New_York", language_code: "en" };
const noon = Date.UTC(2026, 10, 2, 17, 4, 5);

test("[i18n-04] dates are written in the specification's forms, in the account's time zone", () => {
	expect(formatTime(noon, "display", reader)).toBe("11/02/2026");
	expect(formatTime(noon, "recognition", reader)).toBe("Nov 2, 2026");
	expect(formatTime(noon, "sales", reader)).toBe("Nov 2nd 2026");
	expect(formatTime(noon, "filter", reader)).toBe("2026-11-02");
	expect(formatTime(noon, "stamp", reader)).toBe("2026-11-02 12:04:05");
	expect(formatTime(Date.UTC(2026, 10, 3, 3), "filter", reader)).toBe("2026-11-02");
	expect(formatDate("2026-03-08", "recognition", reader)).toBe("Mar 8, 2026");
});

test("[i18n-05] ordinals end in st, nd, rd or th", () => {
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

test("[activity-04] [data_table-29] waits have names; those that only let a server catch up are zero", () => {
	expect([checkoutResultMs, balanceRefreshMs, addressRefreshMs]).toEqual([0, 0, 0]);
	expect([feedFetchMs, commentSaveMs, filterDebounceMs]).toEqual([200, 100, 300]);
});
