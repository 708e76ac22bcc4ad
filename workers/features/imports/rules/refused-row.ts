/** Why a row of a file was refused: a translation key below `imports:reasons` and the values that its text names. */

/** A reason, such as { code: "invalid_date", values: { value: "31/12/2020" } }. */
export type Reason = { code: string; values?: Record<string, string | number> };

/** A refused row, or a warning about one that was applied. */
export type RefusedRow = { line: number; cells: string[]; reason: Reason; isWarning?: boolean };

/** A cell's text as reasons name it: cut where it is long. */
export function shown(value: string): string {
	return value.length > 60 ? `${value.slice(0, 59)}…` : value;
}
