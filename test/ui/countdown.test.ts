/** How a countdown counts: in the calendar of US eastern time, to the second, and as fast for any end. */
import { expect, test } from "vitest";
import { clockText, timeLeft } from "../../app/ui/rules/countdown";

const at = (text: string) => Date.parse(text);

test("what is left is told in months, days and a clock", () => {
	expect(timeLeft(at("2026-04-17T15:00:05Z"), at("2026-01-15T14:00:00Z"))).toMatchObject({ months: 3, days: 2 });
	const hours = timeLeft(at("2026-01-15T20:41:09Z"), at("2026-01-15T14:00:00Z"));
	expect(hours && clockText(hours)).toBe("06:41:09");
});

test("months are counted in the calendar of US eastern time", () => {
	// 31 January 23:30 in New York is already 1 February in UTC.
	const left = timeLeft(at("2026-03-01T04:30:00Z"), at("2026-02-01T04:30:00Z"));
	expect(left).toEqual({ months: 1, days: 0, hours: 0, minutes: 0, seconds: 0 });
	expect(timeLeft(5, 5)).toBeNull();
});

test("nothing is left at zero, and one second is left until then", () => {
	expect(timeLeft(1000, 999)).toMatchObject({ seconds: 1 });
	expect(timeLeft(1000, 1000)).toBeNull();
});

test("months and days come back to the end, from any day of any month, over years and leap days", () => {
	for (let day = 0; day < 500; day += 7) {
		const start = at("2027-01-01T12:00:00Z") + day * 86_400_000;
		for (const ahead of [28, 29, 30, 31, 59, 60, 61, 365, 366, 400, 1_000]) {
			const end = start + ahead * 86_400_000;
			const { months, days } = timeLeft(end, start, "UTC")!;
			const [from, to] = [new Date(start), new Date(end)];
			const last = (count: number) => new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + count + 1, 0));
			const reach = (count: number) => last(count).setUTCDate(Math.min(from.getUTCDate(), last(count).getUTCDate()));
			const midnight = Date.UTC(to.getUTCFullYear(), to.getUTCMonth(), to.getUTCDate());
			expect([reach(months) <= midnight, reach(months + 1) > midnight]).toEqual([true, true]);
			expect(days).toBe(Math.round((midnight - reach(months)) / 86_400_000));
		}
	}
});

test("the farthest end there is costs no more than any other", () => {
	const startedAt = Date.now();
	for (let turn = 0; turn < 10; turn += 1)
		expect(timeLeft(8_640_000_000_000_000, turn)?.months).toBeGreaterThan(90_000);
	expect(Date.now() - startedAt).toBeLessThan(3_000);
	expect(timeLeft(Number.MAX_SAFE_INTEGER, 0)?.months).toBeGreaterThan(90_000);
});
