/** Points and money are written as the languages of the platform write numbers, without the browser's own formats. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney, formatPoints } from "../../app/ui/rules/points";

test("points and money read as the languages write numbers", () => {
	const points = fc.integer({ min: -100_000_000, max: 100_000_000 });
	const price = fc.integer({ min: 1, max: 50_000_000 });
	fc.assert(
		fc.property(fc.constantFrom("en", "es", "fr"), points, price, (language, amount, micros) => {
			// Half a cent is rounded up from the exact product; Intl rounds the nearest binary fraction.
			fc.pre(Math.abs(amount * micros) % 10_000 !== 5_000);
			const written = (value: number, digits: number) =>
				new Intl.NumberFormat(language, {
					useGrouping: true,
					minimumFractionDigits: digits,
					maximumFractionDigits: digits,
				}).format(value);
			expect(formatPoints(amount, language)).toBe(written(amount, 0));
			expect(formatMoney(amount, micros, "", language)).toBe(written((amount * micros) / 1_000_000, 2));
		}),
		{ numRuns: 2_000 },
	);
});

test("half a cent is rounded up, and a debt keeps its sign", () => {
	expect(formatMoney(1, 1_005_000, "$")).toBe("$1.01");
	expect(formatPoints(-1_234, "es")).toBe("-1.234");
});
