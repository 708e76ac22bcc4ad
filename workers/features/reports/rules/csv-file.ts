/** A report as CSV: UTF-8 with Excel's mark, and rows only. */
import { byteOrderMark, csvLines } from "#workers/kernel/csv-lines";
import type { Cell } from "./cells";
import type { FileStart, ReportFile } from "./report-file";

/** A CSV being written. Its state is empty: a line depends on none before it. */
export function csvFile({ headings }: FileStart): ReportFile {
	const encoder = new TextEncoder();
	const encode = (rows: readonly Cell[][]) => (rows.length === 0 ? [] : [encoder.encode(csvLines(rows))]);
	return {
		open: () => [encoder.encode(byteOrderMark), ...encode([headings.map(({ text }) => text)])],
		write: (rows) => encode(rows),
		close: () => [],
		state: () => null,
		isTooLarge: () => false,
	};
}
