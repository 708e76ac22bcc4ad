/** Takes a price apart as people write it: the currency beside it, and a figure whose marks may need the whole column to be understood. */
import { once } from "#workers/runtime/once";

/** The mark before the cents. */
export type DecimalMark = "." | ",";

/** A figure taken apart. `unclear`: one mark and three digits behind it, which is a thousand for some and a fraction for others. */
export type Figure =
	| { kind: "plain"; whole: string; fraction: string; proves: DecimalMark | null }
	| { kind: "unclear"; head: string; tail: string; mark: DecimalMark };

/** A price as it is written: its figure, and how it names its currency, if it does. */
export type PriceText = { figure: Figure; sign: string | null };

/** Marks of thousands that no country uses for cents: blanks and apostrophes between groups of three digits. */
const groupMarks = /(?<=\d)[\s\u00a0\u2009\u202f'’](?=\d{3}(?!\d))/g;
/** Whole sums as the Dutch and the Swiss write them: `12,-` and `12.–`. */
const noCents = /([.,])\s?[-\u2013\u2014]{1,2}$/;

/** Reads a price; undefined when it is none. */
export function readPriceText(cell: string): PriceText | undefined {
	const text = cell.replaceAll(/[\s\u00a0\u202f]+/g, " ").trim();
	const { rest, sign } = withoutSign(text);
	const figure = readFigure(rest.replace(noCents, "$100").replaceAll(groupMarks, ""));
	return figure && { figure, sign };
}

/** Currencies that a sign may mean, such as `kr` for four of them; none when it is no currency's. */
export function currenciesOf(sign: string): readonly string[] {
	return signs().get(plainSign(sign)) ?? [];
}

function withoutSign(text: string): { rest: string; sign: string | null } {
	const before = /^([^\d.,'’\s-]+)\.?\s?(?=[\d.,])/u.exec(text);
	const after = /(?<=[\d.,-])\s?([^\d.,'’\s-][^\d.,'’-]*?)\.?$/u.exec(text);
	const found = before ?? after;
	const sign = found?.[1] ?? "";
	if (!found || (before && after) || currenciesOf(sign).length === 0) return { rest: text, sign: null };
	return { rest: text.replace(found[0], "").trim(), sign };
}

function readFigure(text: string): Figure | undefined {
	if (!/^[\d.,]*\d[\d.,]*$/.test(text) || text.length > 30) return undefined;
	const at = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
	if (at < 0) return { kind: "plain", whole: text, fraction: "", proves: null };
	const mark = text[at] as DecimalMark;
	const other = mark === "." ? "," : ".";
	const head = text.slice(0, at);
	const tail = text.slice(at + 1);
	if (head.includes(other)) {
		if (head.includes(mark)) return undefined;
		const groups = head.split(other);
		return areGroups(groups) ? { kind: "plain", whole: groups.join(""), fraction: tail, proves: mark } : undefined;
	}
	if (head.includes(mark)) {
		const groups = text.split(mark);
		return areGroups(groups) ? { kind: "plain", whole: groups.join(""), fraction: "", proves: other } : undefined;
	}
	if (tail.length !== 3 || head === "" || head.length > 3 || head.startsWith("0"))
		return { kind: "plain", whole: head || "0", fraction: tail, proves: tail === "" ? null : mark };
	return { kind: "unclear", head, tail, mark };
}

/** Thousands: three digits a group, or two but for the last, as in India. */
function areGroups([first = "", ...rest]: readonly string[]): boolean {
	const isWestern = /^\d{1,3}$/.test(first) && rest.every((group) => group.length === 3);
	const isIndian =
		/^\d{1,2}$/.test(first) && rest.every((group, at) => group.length === (at === rest.length - 1 ? 3 : 2));
	return isWestern || isIndian;
}

/** Signs and codes of all currencies that the runtime knows, and some that it does not. */
const signs = once(readSigns);

function readSigns(): Map<string, string[]> {
	const known = new Map<string, string[]>();
	const add = (sign: string, code: string) => {
		const codes = known.get(plainSign(sign)) ?? [];
		if (!codes.includes(code)) known.set(plainSign(sign), [...codes, code]);
	};
	for (const code of Intl.supportedValuesOf("currency")) {
		add(code, code);
		for (const currencyDisplay of ["narrowSymbol", "symbol"] as const) {
			const form = new Intl.NumberFormat("en", { style: "currency", currency: code, currencyDisplay });
			add(form.formatToParts(0).find(({ type }) => type === "currency")?.value ?? code, code);
		}
	}
	for (const [sign, code] of furtherSigns) add(sign, code);
	return known;
}

const furtherSigns: [string, string][] = [
	["US$", "USD"],
	["Can$", "CAD"],
	["C$", "CAD"],
	["AU$", "AUD"],
	["Mex$", "MXN"],
	["Euro", "EUR"],
	["Rs", "INR"],
	["Fr", "CHF"],
	["SFr", "CHF"],
	["S/", "PEN"],
	["TL", "TRY"],
	["RMB", "CNY"],
	["元", "CNY"],
	["円", "JPY"],
	["руб", "RUB"],
	["zl", "PLN"],
];

function plainSign(sign: string): string {
	return sign.replaceAll(/[\s.]/g, "").toLowerCase();
}
