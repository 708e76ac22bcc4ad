/** A report as CSV: UTF-8 with Excel's mark, rows only, and no text that a spreadsheet would take for a formula. */
import Papa from "papaparse";
import type { Cell } from "./cells";
import type { FileStart, ReportFile } from "./report-file";

/** Excel reads UTF-8 only with this mark in front. */
const byteOrderMark = "\uFEFF";
const lineEnd = "\r\n";

/** Texts that spreadsheets compute, also behind blanks and in full width; they get an apostrophe in front. */
const formula = /^[\s\u200B\uFEFF]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r]/;

/** A CSV being written. Its state is empty: a line depends on none before it. */
export function csvFile({ headings }: FileStart): ReportFile {
	const encoder = new TextEncoder();
	const encode = (rows: readonly Cell[][]) =>
		rows.length === 0
			? []
			: [encoder.encode(Papa.unparse(rows as Cell[][], { newline: lineEnd, escapeFormulae: formula }) + lineEnd)];
	return {
		open: () => [encoder.encode(byteOrderMark), ...encode([headings.map(({ text }) => text)])],
		write: (rows) => encode(rows),
		close: () => [],
		state: () => null,
		isTooLarge: () => false,
	};
}
