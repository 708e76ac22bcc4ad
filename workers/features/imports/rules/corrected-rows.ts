/** Writes refused rows that were corrected in place as a file of wrong rows that comes back, which is read as its first file was. */
import { csvLines } from "#workers/kernel/csv-lines";
import type { Places } from "#workers/kernel/import-rows";
import { type CsvFormat, createCsvReader } from "./csv-records";
import { type ResultWords, resultRow } from "./result-file";

/** How many rows may be corrected and sent at once. */
export const maxCorrected = 50;
/** How long a row may be, as it is kept, to be corrected in a form. */
export const maxRowLength = 60_000;
/** How long a cell of such a row may become. */
export const maxCellLength = 60_000;

/** How a file that the product writes itself is written. */
export const writtenFormat: CsvFormat = { delimiter: ",", newline: "\n" };

/** A row as it stood in its file, and what was typed in the place of some of its cells, by column. */
export type CorrectedRow = { line: number; reason: string; cells: readonly string[]; typed: Record<string, string> };

/** The cells of a row that a form shows, by column. */
export function shownCells(cells: readonly string[], places: Places): Record<string, string> {
	return Object.fromEntries(Object.entries(places).map(([column, at]) => [column, cells[at] ?? ""]));
}

/** The file, where its rows begin, and in which line each of them stands now. */
export function writeCorrected(
	headers: readonly string[],
	places: Places,
	rows: readonly CorrectedRow[],
	words: ResultWords,
) {
	const head = csvLines([[...headers, words.line, words.reason]]);
	const body = csvLines(
		rows.map(({ line, reason, cells, typed }) => resultRow(headers, withTyped(cells, places, typed), line, reason)),
	);
	const text = head + body;
	const [first, ...records] = createCsvReader(writtenFormat, { offset: 0, line: 1 }).read(text, true);
	return { text, start: first!.next, lines: records.map(({ line }) => line) };
}

function withTyped(cells: readonly string[], places: Places, typed: Record<string, string>): string[] {
	const corrected = [...cells];
	for (const [column, at] of Object.entries(places)) {
		if (Object.hasOwn(typed, column)) corrected[at] = typed[column]!;
	}
	return Array.from(corrected, (cell) => cell ?? "");
}

/** The name of the upload of corrected rows. */
export function correctedName(file_name: string): string {
	return `${file_name.replace(/(-corrected)?(\.[a-z]{2,4})?$/i, "").slice(0, 230)}-corrected.csv`;
}
