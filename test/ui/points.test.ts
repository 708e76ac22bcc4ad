/** Points and money are written as the account's country writes them, without the browser's own formats. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { currencyOf, figureFormat } from "#workers/features/account/rules/money";
import { shortCodeOf } from "#workers/features/addresses/rules/countries";
import { formatMoney, formatPoints } from "../../app/ui/rules/points";

const readers: [country: string, language: string, locale: string][] = [
	["USA", "en", "en-US"],
	["GBR", "en", "en-GB"],
	["GBR", "fr", "en-GB"],
	["MEX", "es", "es-MX"],
	["MEX", "en", "es-MX"],
	["ESP", "es", "es-ES"],
	["DEU", "es", "de-DE"],
	["FRA", "fr", "fr-FR"],
	["CAN", "en", "en-CA"],
	["CAN", "fr", "fr-CA"],
	["BRA", "en", "pt-BR"],
	["IND", "en", "en-IN"],
	["POL", "en", "pl-PL"],
	["JPN", "fr", "ja-JP"],
];

/** What the country's own formats of the runtime say. */
const written = readers.map(([country, language, locale]) => {
	const form = { style: "currency", currency: currencyOf(country), currencyDisplay: "narrowSymbol" } as const;
	return {
		format: figureFormat(country, language),
		points: new Intl.NumberFormat(locale, { useGrouping: true }),
		money: new Intl.NumberFormat(locale, { ...form, useGrouping: true }),
	};
});

test("points and money read as the account's country writes them", () => {
	const amounts = fc.integer({ min: 0, max: 100_000_000 });
	const prices = fc.integer({ min: 1, max: 50_000_000 });
	fc.assert(
		fc.property(fc.constantFrom(...written), amounts, prices, ({ format, points, money }, amount, micros) => {
			// Half of the smallest coin is rounded up from the exact product; Intl rounds the nearest binary fraction.
			const coin = 1_000_000 / 10 ** format.money_digits;
			fc.pre((amount * micros) % coin !== coin / 2);
			expect(formatPoints(amount, format)).toBe(points.format(amount));
			expect(formatMoney(amount, micros, format)).toBe(money.format((amount * micros) / 1_000_000));
		}),
		{ numRuns: 2_000 },
	);
});

test("every country has a currency and a format", () => {
	for (const country of ["GBR", "MEX", "SAU", "KWT", "VAT", "XXX", ""]) {
		expect(currencyOf(country)).toMatch(/^[A-Z]{3}$/);
		expect(formatMoney(1_234, 1_000_000, figureFormat(country, "en"))).toMatch(/1.?234/);
	}
	expect(shortCodeOf("MEX")).toBe("MX");
	expect([currencyOf("GBR"), currencyOf("MEX"), currencyOf("nowhere")]).toEqual(["GBP", "MXN", "USD"]);
});

test("half a cent is rounded up, and a debt keeps its sign", () => {
	expect(formatMoney(1, 1_005_000)).toBe("$1.01");
	expect(formatMoney(-500, 10_000, figureFormat("MEX", "es"))).toBe("-$5.00");
	expect(formatPoints(-1_234, figureFormat("ESP", "es"))).toBe("-1.234");
});
