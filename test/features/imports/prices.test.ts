/** Prices are understood as people write them, and never silently misread. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { isPlaceholder, readPrice, surveyPrices } from "#workers/features/catalog/imports/rules/price";
import { currenciesOf } from "#workers/features/catalog/imports/rules/price-text";

/** Reads one price in the company of others of its column. */
function read(
	cell: string,
	others: readonly string[] = [],
	currency = "USD",
	usual: "." | "," = ".",
	point_price = 1_000_000,
) {
	const survey = surveyPrices({ currency, mark: usual, point_price });
	for (const other of [...others, cell]) survey.add(other);
	const price = readPrice(cell, "Variant Price", survey.reading());
	return "reason" in price ? price.reason.code : [price.cents, ...price.notes.map(({ code }) => code)];
}

test.each<[string, number]>([
	["12", 1_200],
	["12.5", 1_250],
	["12.50", 1_250],
	["12,50", 1_250],
	["12.5000", 1_250],
	[".50", 50],
	["0.00", 0],
	["$1,299.00", 129_900],
	["1.299,00", 129_900],
	["1 299,00", 129_900],
	["1\u202f299,00", 129_900],
	["1\u00a0299.00", 129_900],
	["1'299.00", 129_900],
	["12,34,567.50", 123_456_750],
	["1,234,567", 123_456_700],
	["US$ 12.00", 1_200],
	["USD 12.00", 1_200],
	["12.00 usd", 1_200],
	["12,-", 1_200],
	["12.–", 1_200],
	["1,299.-", 129_900],
])("%s is a price of its own", (cell, cents) => {
	expect(read(cell)).toEqual([cents]);
});

test.each(["€ 1.299,00", "1.299,00 €", "1.299,00EUR", "Euro 1.299", "1299 Euro"])("%s is in euros", (cell) => {
	expect(read(cell, ["12,50"], "EUR")).toEqual([129_900]);
	expect(read(cell, ["12,50"], "USD")).toBe("foreign_price");
});

test.each([
	"",
	"free",
	"about 12",
	"-5",
	"+5",
	"12-15",
	"1.2.3",
	"1,29.99",
	"12.345,6.7",
	"1 2 3",
	"12 50",
	"12a",
	"=12",
	"NaN",
])("%j is no price", (cell) => {
	expect(read(cell)).toBe("invalid_price");
});

test("three digits behind one mark are read as the rest of the column is written", () => {
	expect(read("1,299", ["19.99"])).toEqual([129_900]);
	expect(read("1.249", ["89,9"])).toEqual([124_900]);
	expect(read("3.335", ["19.99"])).toEqual([334, "rounded_price"]);
	expect(read("3.335", ["1.249,00"])).toEqual([333_500]);
});

test("where nothing shows how it is meant, the country's way counts, and a warning says so", () => {
	expect(read("1,299", [], "USD", ".")).toEqual([129_900, "unclear_price"]);
	expect(read("1.299", [], "EUR", ",")).toEqual([129_900, "unclear_price"]);
	expect(read("3.335", [], "USD", ".")).toEqual([334, "unclear_price"]);
	expect(read("1.299", ["12,50", "13.50", "14.50"])).toEqual([130, "unclear_price"]);
});

test("the sign of the own currency may be shared; that of another is never taken for it", () => {
	expect(read("$12", [], "MXN")).toEqual([1_200]);
	expect(read("Mex$12", [], "MXN")).toEqual([1_200]);
	expect(read("Mex$12", [], "USD")).toBe("foreign_price");
	expect(read("£12", [], "USD")).toBe("foreign_price");
	expect(read("kr 12", [], "SEK")).toEqual([1_200]);
	expect(read("12 zł", [], "PLN")).toEqual([1_200]);
	expect(read("Rs. 1,299", ["1.50"], "INR")).toEqual([129_900]);
	expect(currenciesOf("Handle")).toEqual([]);
});

test("a file whose every price is in another currency says which", () => {
	const survey = surveyPrices({ currency: "GBP", mark: ".", point_price: 10_000 });
	for (const cell of ["€12.00", "", "€13.00"]) survey.add(cell);
	expect(survey.foreignSign()).toBe("€");
	survey.add("14.00");
	expect(survey.foreignSign()).toBeNull();
	expect(surveyPrices({ currency: "GBP", mark: ".", point_price: 10_000 }).foreignSign()).toBeNull();
});

test("a price of more than a hundred million, or of more points than a variant may cost, is refused", () => {
	const atAPenny = (cell: string) => read(cell, [], "USD", ".", 10_000);
	expect(atAPenny("100,000,000.00")).toEqual([10_000_000_000]);
	expect(atAPenny("100,000,000.01")).toBe("price_too_high");
	expect(read("1,000,000.01", [], "USD", ".", 1)).toBe("price_too_high");
	expect(read("9".repeat(29))).toBe("price_too_high");
});

test("nines alone are a placeholder, other high prices are not", () => {
	expect([99_999_999_00, 999_999_99, 99_999_999_99].map(isPlaceholder)).toEqual([true, true, true]);
	expect([9_999_00, 99_999_00, 9_999_99, 1_000_000_00, 99_99].map(isPlaceholder)).toEqual([
		false,
		false,
		false,
		false,
		false,
	]);
});

test("whatever a country's own format writes is read as it was meant", () => {
	const writers = [
		["en-US", "USD"],
		["en-GB", "GBP"],
		["de-DE", "EUR"],
		["fr-FR", "EUR"],
		["es-MX", "MXN"],
		["es-ES", "EUR"],
		["de-CH", "CHF"],
		["pt-BR", "BRL"],
		["pl-PL", "PLN"],
		["en-IN", "INR"],
		["sv-SE", "SEK"],
		["fr-CA", "CAD"],
	].flatMap(([locale, currency]) =>
		(["code", "symbol", "narrowSymbol"] as const).map((currencyDisplay) => ({
			currency: currency!,
			format: new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay }),
		})),
	);
	fc.assert(
		fc.property(
			fc.constantFrom(...writers),
			fc.integer({ min: 0, max: 1_000_000_000 }),
			({ currency, format }, cents) => {
				expect(read(format.format(cents / 100), [], currency)).toEqual([cents]);
			},
		),
		{ numRuns: 2_000 },
	);
});

test("no text breaks the reading", () => {
	const sign = fc.constantFrom(..."0123456789.,' €$-kr\u00a0");
	fc.assert(
		fc.property(fc.array(sign, { maxLength: 40 }), (signs) => {
			const price = readPrice(signs.join(""), "Price", {
				mark: ".",
				is_proven: true,
				currency: "EUR",
				max_cents: 1_000_000_000,
			});
			if ("cents" in price) expect(Number.isSafeInteger(price.cents) && price.cents >= 0).toBe(true);
		}),
		{ numRuns: 2_000 },
	);
});
