/** What stands in a report's cells: numbers stay numbers, times become texts in the account's zone, nothing stays empty. */
import { type ColumnFace, type ColumnKind, type OwnColumn, ownValue } from "#workers/kernel/list-face";
import type { ZoneClock } from "./zone-clock";

type Row = Record<string, unknown>;

/** A column of a report: one of its list's face, or one that the account itself defines. */
export type ReportColumn = ColumnFace | OwnColumn;

/** A cell; money is in the currency's units with two digits, not in cents. */
export type Cell = string | number | null;

/** A heading in the reader's language, and what its column's numbers are. */
export type Heading = { text: string; kind: ColumnKind };

/** Spreadsheets keep 15 digits of a number; a longer one is an identity and stays a text. */
const maxExact = 999_999_999_999_999;

/** The columns that stand in a report. */
export function reportColumns(columns: readonly ColumnFace[], own: readonly OwnColumn[] = []): ReportColumn[] {
	return [...columns.filter((column) => !column.isLeftOutOfReport), ...own];
}

/** The cells of one row. */
export function cellsOf(row: Row, columns: readonly ReportColumn[], clock: ZoneClock): Cell[] {
	return columns.map((column) => cellOf(row, column, clock));
}

function cellOf(row: Row, column: ReportColumn, clock: ZoneClock): Cell {
	if ("of" in column) return ownValue(row, column) || null;
	const value = row[column.id];
	if (value === null || value === undefined || value === "") return null;
	if (typeof value === "number") return numberOf(value, column.kind, clock);
	if (typeof value === "boolean") return Number(value);
	return Array.isArray(value) ? value.map(wordsOf).join(", ") : String(value);
}

/** Of several things in one cell, what each is called. */
function wordsOf(one: unknown): string {
	if (typeof one !== "object" || one === null) return String(one);
	const { label, name } = one as { label?: unknown; name?: unknown };
	return String(label ?? name ?? "");
}

function numberOf(value: number, kind: ColumnKind, clock: ZoneClock): Cell {
	if (kind === "timestamp") return clock.stamp(value);
	if (kind === "date") return clock.day(value);
	if (kind === "money") return value / 100;
	return Math.abs(value) > maxExact ? String(value) : value;
}
