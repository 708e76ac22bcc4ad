/** The currency of an account, and how its country writes figures and money (specification §9). */
import currencies from "country-to-currency";
import { shortCodeOf } from "#workers/features/addresses";

/** How figures and money are written; money has its symbol before the figure or behind it. */
export type FigureFormat = {
	thousands: string;
	/** Digits of a group beyond the last three: India writes 12,34,567. */
	group_digits: 2 | 3;
	decimal: string;
	/** Digits behind the decimal mark of money. */
	money_digits: 0 | 2;
	symbol: string;
	is_symbol_last: boolean;
	/** What stands between symbol and figure. */
	gap: string;
};

/** Where nobody says otherwise (specification §9). */
const usualCurrency = "USD";
const usualCountry = "US";

/** Signs of accounts' currencies where several are mixed (specification §9); `$` for all others. */
const signsAmongOthers: Record<string, string> = {
	RUS: "₽",
	TUR: "₺",
	ROU: "lei",
	CAN: "Can$",
	MEX: "Mex$",
	IND: "₹",
	GBR: "£",
};

/** The ISO code of the currency in which an account of this country uploads and shows prices. */
export function currencyOf(country: string): string {
	const short = shortCodeOf(country);
	return (short && (currencies as Record<string, string>)[short]) || usualCurrency;
}

/** The sign of a country's currency where it stands beside those of others. */
export function signAmongOthers(country: string): string {
	return signsAmongOthers[country] ?? "$";
}

/**
 * What the headings of money say in files of an account whose own money is no US dollars, since sales are in dollars there as
 * everywhere: the country's sign among others, else the currency's code, which no dollar sign can be taken for.
 */
export function signInReports(country: string, isInDollars: boolean): string | null {
	const currency = currencyOf(country);
	if (currency === usualCurrency) return null;
	return isInDollars ? "$" : (signsAmongOthers[country] ?? currency);
}

/** The mark that people of an account's country write before the cents. */
export function decimalMarkOf(country: string): "." | "," {
	const parts = new Intl.NumberFormat(localeOf(shortCodeOf(country) ?? usualCountry, "")).formatToParts(0.5);
	return parts.some(({ type, value }) => type === "decimal" && value === ",") ? "," : ".";
}

/**
 * How an account's country writes figures and its own money; the reader's language counts where the country speaks it
 * (Canada writes $1,990.00 and 1 990,00 $).
 */
export function figureFormat(country: string, language_code: string): FigureFormat {
	return readFormat(shortCodeOf(country) ?? usualCountry, language_code, currencyOf(country));
}

/** Writes whole figures, such as points in an email, as the account's country does; the language as above. */
export function makeFigures(country: string, language_code: string): Intl.NumberFormat {
	const locale = localeOf(shortCodeOf(country) ?? usualCountry, language_code);
	return new Intl.NumberFormat(locale, { numberingSystem: "latn", useGrouping: true });
}

/** Writes money of a currency as the account's country does; the language as above. */
export function makeMoney(country: string, language_code: string, currency: string): Intl.NumberFormat {
	return moneyIn(localeOf(shortCodeOf(country) ?? usualCountry, language_code), currency);
}

function moneyIn(locale: string, currency: string): Intl.NumberFormat {
	const form = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
	return new Intl.NumberFormat(locale, { ...form, numberingSystem: "latn", useGrouping: true });
}

function readFormat(region: string, language_code: string, currency: string): FigureFormat {
	const numbers = moneyIn(localeOf(region, language_code), currency);
	const parts = numbers.formatToParts(1_234_567.5).map(({ type, value }) => ({ type, value: withoutMarks(value) }));
	const textOf = (type: string) => parts.find((part) => part.type === type)?.value;
	const symbolAt = parts.findIndex(({ type }) => type === "currency");
	const is_symbol_last = symbolAt > parts.findIndex(({ type }) => type === "integer");
	const beside = parts[symbolAt + (is_symbol_last ? -1 : 1)];
	return {
		thousands: textOf("group") ?? ",",
		group_digits: parts.filter(({ type }) => type === "integer")[1]?.value.length === 2 ? 2 : 3,
		decimal: textOf("decimal") ?? ".",
		money_digits: textOf("fraction") ? 2 : 0,
		symbol: textOf("currency") ?? "$",
		is_symbol_last,
		gap: beside?.type === "literal" ? beside.value : "",
	};
}

/** The languages of the platform that a country speaks beside its most common one. */
const spokenToo: Record<string, readonly string[]> = {
	en: ["CM", "HK", "IN", "KE", "MT", "PH", "PK", "RW", "SG", "TZ", "UG"],
	es: ["US"],
	fr: ["BE", "CA", "CH", "LU", "RW"],
};

/** The reader's language where the country speaks it, else the country's own. */
function localeOf(region: string, language_code: string): string {
	const own = new Intl.Locale(`und-${region}`).maximize().language;
	return `${spokenToo[language_code]?.includes(region) ? language_code : own}-${region}`;
}

/** Without the invisible marks of writing direction. */
function withoutMarks(text: string): string {
	return text.replaceAll(/[\u200E\u200F\u061C]/g, "");
}
