/** Writes the file of wrong rows: the file's own columns as they were, then the line and the reason beside each row. */
import Papa from "papaparse";

/** Excel reads UTF-8 only with this mark in front. */
const byteOrderMark = "\uFEFF";
const lineEnd = "\r\n";

/** Lines of the file; cells that a spreadsheet would take for a formula get an apostrophe in front. */
export function writeResultRows(rows: readonly (readonly string[])[]): string {
	return rows.length === 0
		? ""
		: Papa.unparse(rows as string[][], { header: false, newline: lineEnd, escapeFormulae: true }) + lineEnd;
}

/** The first line: the file's headers and the words for line and reason. */
export function writeResultHead(headers: readonly string[], words: { line: string; reason: string }): string {
	return byteOrderMark + writeResultRows([[...headers, words.line, words.reason]]);
}

/** A wrong row as a line of the result: as many cells as the file has headers, then the line and the reason. */
export function resultRow(
	headers: readonly string[],
	cells: readonly string[],
	line: number,
	reason: string,
): string[] {
	return [...headers.map((_, at) => cells[at] ?? ""), String(line), reason];
}

/** The name under which the result is saved. */
export function resultName(file_name: string): string {
	return `${file_name.replace(/\.[a-z]{2,4}$/i, "")}-wrong-rows.csv`;
}
