/** Writes rows of a table as CSV lines: headings in the reader's language, dates in the account's time zone, safe cells. */
import { DateTime } from "luxon";
import Papa from "papaparse";
import type { Column } from "#workers/kernel/define-table";
import type { Translate } from "#workers/kernel/scope";

type Row = Record<string, unknown>;
type ReportColumn = Column<Row>;

/** Excel reads UTF-8 only with this mark in front. */
const byteOrderMark = "\uFEFF";
const lineEnd = "\r\n";

/** The columns that stand in a report. */
export function reportColumns(columns: readonly ReportColumn[]): ReportColumn[] {
	return columns.filter((column) => !column.isLeftOutOfReport);
}

/** The first line of a CSV. */
export function writeHeadings(columns: readonly ReportColumn[], translate: Translate): string {
	return (
		byteOrderMark + Papa.unparse([columns.map((column) => translate(column.heading))], { header: false }) + lineEnd
	);
}

/** Lines of a CSV. Texts that a spreadsheet would take for a formula get an apostrophe in front. */
export function writeRows(rows: readonly Row[], columns: readonly ReportColumn[], time_zone: string): string {
	if (rows.length === 0) return "";
	const cells = rows.map((row) => columns.map((column) => cellOf(row, column, time_zone)));
	return Papa.unparse(cells, { header: false, newline: lineEnd, escapeFormulae: true }) + lineEnd;
}

/** One cell: numbers stay numbers, times become texts in the account's zone, nothing stays empty. */
export function cellOf(row: Row, column: ReportColumn, time_zone: string): string | number {
	const value = column.value ? column.value(row) : row[column.id];
	if (value === null || value === undefined) return "";
	if (column.kind === "timestamp")
		return DateTime.fromMillis(Number(value), { zone: time_zone }).toFormat("yyyy-MM-dd HH:mm:ss");
	if (column.kind === "date" && typeof value === "number")
		return DateTime.fromMillis(value, { zone: time_zone }).toFormat("MM/dd/yyyy");
	if (typeof value === "number") return value;
	return Array.isArray(value) ? value.join(", ") : String(value);
}
