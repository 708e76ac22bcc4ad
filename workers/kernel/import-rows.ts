/** What the rows of an imported file are, and why one is refused: a code with words below a feature's `reasons`, and values. @pure */
import type { ImportColumns } from "./import-columns";
import type { KeyBelow, Namespace } from "./names";

/** A code with words below `reasons` of the import's own texts, or of those that all imports share (`imports:reasons`). */
export type ReasonCode = KeyBelow<Namespace, "reasons">;

/**
 * A reason, such as { code: "invalid_date", values: { value: "31/12/2020" } }. `column` among the values is a column of
 * the import; people read the file's own header in its place.
 */
export type Reason = { code: ReasonCode; values?: Record<string, string | number> };

/** A row as it stands in the file. */
export type FileRow = {
	cells: string[];
	line: number;
	/** Why none of its cells can be trusted to stand in its column. */
	fault?: Reason;
};

/** A refused row with everything that is wrong with it, or a warning about one that was applied. */
export type RefusedRow = { line: number; cells: string[]; reasons: readonly Reason[]; isWarning?: boolean };

/** Which cell holds which column, from 0. */
export type Places = Record<string, number>;

/** The cell of a column without outer spaces; "" when the column or the cell is missing. */
export function cellOf(cells: readonly string[], places: Places, column: string): string {
	const at = places[column];
	return at === undefined ? "" : (cells[at] ?? "").trim();
}

/** A cell's text as reasons name it: cut where it is long. */
export function shown(value: string): string {
	return value.length > 60 ? `${value.slice(0, 59)}…` : value;
}

/** The columns whose texts are longer than their `max`. */
export function tooLong(columns: ImportColumns, textOf: (column: string) => string): Reason[] {
	return Object.entries(columns).flatMap(([column, { max: count }]): Reason[] =>
		count !== undefined && textOf(column).length > count ? [{ code: "too_long", values: { column, count } }] : [],
	);
}

/** What became of the rows of one group: what they say, unless all are wrong; those that are sound; and the wrong ones, with warnings. */
export type ReadRows<Row> = { row: Row | null; sound: readonly FileRow[]; refused: readonly RefusedRow[] };

/** For imports of which each row stands alone: reads one, or gives all reasons against it. */
export function oneByOne<Row>(read: (cells: readonly string[]) => { row: Row } | { reasons: readonly Reason[] }) {
	return (rows: readonly FileRow[]): ReadRows<Row> => {
		const [{ line, cells, fault }] = rows as [FileRow];
		const found = fault ? { reasons: [fault] } : read(cells);
		if ("row" in found) return { row: found.row, sound: rows, refused: [] };
		return { row: null, sound: [], refused: [{ line, cells, reasons: found.reasons }] };
	};
}
