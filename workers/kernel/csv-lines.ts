/** Lines of every CSV that the product writes: no cell of them, however a spreadsheet splits them, begins a formula. @browser-safe @pure */
import Papa from "papaparse";

/** Excel reads UTF-8 only with this mark in front. */
export const byteOrderMark = "\uFEFF";

const lineEnd = "\r\n";

/**
 * Where a spreadsheet may begin a cell: at the start of a text, and behind a comma, semicolon, tab, bar or newline,
 * whichever of them it splits by. Blanks, quotes and invisible signs before a cell's text do not count.
 */
const start = '(^|[,;|\\t\\r\\n])([\\s"\\u200B-\\u200F\\u2060\\uFEFF]*)';
/** What begins a formula, also in full width. */
const sign = "[=+\\-@\\uFF0B\\uFF0D\\uFF1D\\uFF20]";

const unprotected = new RegExp(`${start}('*${sign})`, "g");
const isProtected = new RegExp(`${start}'('*${sign})`, "g");

/** Lines for these rows. A text gets an apostrophe before whatever would begin a formula; numbers stay numbers. */
export function csvLines(rows: readonly (readonly (string | number | null)[])[]): string {
	if (rows.length === 0) return "";
	const cells = rows.map((row) => row.map((cell) => (typeof cell === "string" ? protectText(cell) : cell)));
	return Papa.unparse(cells, { header: false, newline: lineEnd }) + lineEnd;
}

/** The text with an apostrophe before whatever begins a formula, wherever the text is split. */
export function protectText(text: string): string {
	return text.replace(unprotected, "$1$2'$3");
}

/** The text as it was before `protectText`. */
export function unprotectText(text: string): string {
	return text.replace(isProtected, "$1$2$3");
}
