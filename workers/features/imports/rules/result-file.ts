/** Writes the file of wrong rows: the file's own columns as they were, then the line and the reason beside each row. */
import { byteOrderMark, csvLines } from "#workers/kernel/csv-lines";

/** The words for the two columns that the result adds. */
export type ResultWords = { line: string; reason: string };

/** How many columns the result adds behind the file's own. */
export const columnsOfResult = 2;

/** Lines of the file. */
export function writeResultRows(rows: readonly (readonly string[])[]): string {
	return csvLines(rows);
}

/** The first line: the file's headers and the words for line and reason. */
export function writeResultHead(headers: readonly string[], words: ResultWords): string {
	return byteOrderMark + csvLines([[...headers, words.line, words.reason]]);
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

/** True for the headers of a file of wrong rows that comes back: the last two are its own, in any of these languages. */
export function isResultHead(headers: readonly string[], languages: readonly ResultWords[]): boolean {
	const [line, reason] = headers.slice(-columnsOfResult);
	return headers.length > columnsOfResult && languages.some((words) => words.line === line && words.reason === reason);
}

/** The name under which the result is saved. */
export function resultName(file_name: string): string {
	return `${file_name.replace(/(-wrong-rows)?(\.[a-z]{2,4})?$/i, "")}-wrong-rows.csv`;
}
