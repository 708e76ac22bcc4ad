/** Tells in a person's words why a row was refused: the import's own, or those that all imports share. */
import type { Import } from "#workers/kernel/define-import";
import type { Reason } from "#workers/kernel/import-rows";
import { type KeyBelow, type Namespace, textKey } from "#workers/kernel/names";
import type { Translate } from "#workers/kernel/scope";

/** Reasons whose words stand with the imports. */
const shared: Record<KeyBelow<"imports", "reasons">, true> = {
	missing_value: true,
	too_long: true,
	invalid_date: true,
	repeated_row: true,
	too_many_cells: true,
	nobody_named: true,
	invalid_address: true,
	two_people: true,
	person_unknown: true,
	person_left: true,
};

/** Reasons as people read them: one sentence after the other, with the file's headers for our columns. */
export function wordsOf(
	{ words }: Pick<Import, "words">,
	reasons: readonly Reason[],
	translate: Translate,
	headerOf: (column: string) => string = (column) => column,
): string {
	const own = words.slice(0, words.indexOf(":")) as Namespace;
	return reasons
		.map(({ code, values }) => {
			const named = typeof values?.column === "string" ? { ...values, column: headerOf(values.column) } : values;
			// As one of all codes it would be a type for each pair of a feature and a code.
			const reason: string = code;
			return translate(textKey(`${Object.hasOwn(shared, code) ? "imports" : own}:reasons.${reason}`), named);
		})
		.join(" ");
}
