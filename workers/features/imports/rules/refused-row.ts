/** Why a row of a file was refused: translation keys below `imports:reasons` and the values that their texts name. */
import type { KeyBelow } from "#workers/kernel/names";
import type { Translate } from "#workers/kernel/scope";

/** A code with words below `imports:reasons`. */
export type ReasonCode = KeyBelow<"imports", "reasons">;

/**
 * A reason, such as { code: "invalid_date", values: { value: "31/12/2020" } }. `column` among the values is a column of
 * the import; people read the file's own header in its place.
 */
export type Reason = { code: ReasonCode; values?: Record<string, string | number> };

/** A refused row with everything that is wrong with it, or a warning about one that was applied. */
export type RefusedRow = { line: number; cells: string[]; reasons: readonly Reason[]; isWarning?: boolean };

/** A cell's text as reasons name it: cut where it is long. */
export function shown(value: string): string {
	return value.length > 60 ? `${value.slice(0, 59)}…` : value;
}

/** Reasons as people read them: one sentence after the other, with the file's headers for our columns. */
export function wordsOf(
	reasons: readonly Reason[],
	translate: Translate,
	headerOf: (column: string) => string = (column) => column,
): string {
	return reasons
		.map(({ code, values }) => {
			const named = typeof values?.column === "string" ? { ...values, column: headerOf(values.column) } : values;
			return translate(`imports:reasons.${code}`, named);
		})
		.join(" ");
}
