/** Reads a price in US dollars as people and programs write it: 18.5, $1,250.00, US$ 18,50, 1 250.00 USD. @pure */

const sign = /^(?:us\s?\$|usd|\$)\s*|\s*(?:us\s?\$|usd|\$)$/gi;
const inGroups = /^(\d{1,3})((?:[ ,.'’\u00a0\u202f]\d{3})+)?([.,]\d{1,2})?$/;

/** The price in cents; undefined for what is none, or could be two: 1.250 is a thousand for some and a fraction for others. */
export function readDollars(text: string): number | undefined {
	const figure = text.trim().replace(sign, "");
	const plain = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(figure);
	if (plain) return centsOf(plain[1]!, plain[2]);
	const [, first, groups = "", fraction = ""] = inGroups.exec(figure) ?? [];
	if (first === undefined) return undefined;
	const marks = new Set(groups.replace(/\d/g, ""));
	const [mark] = marks;
	const isUnclear = (mark === "," || mark === ".") && fraction === "" && groups.length === 4;
	if (marks.size !== 1 || mark === fraction[0] || isUnclear) return undefined;
	return centsOf(first + groups.replace(/\D/g, ""), fraction.slice(1));
}

function centsOf(whole: string, fraction = ""): number {
	return Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
}
