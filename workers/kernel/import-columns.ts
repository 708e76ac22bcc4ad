/** The columns of an import, from which matching, checks, list and template follow. @pure */

/** A column. Its id is its header in the template, and names its text below `columns` of the import's words. */
export type ImportColumn = {
	/** It must stand in the file; with `or`, it or that other column. */
	required?: true | { or: string };
	/** `day`: a date. In which order the file writes day and month is found out, or asked. A text unless given. */
	kind?: "day";
	/** The most characters of a text (`tooLong`). */
	max?: number;
	/** What other systems call it, best first, joined by commas, whatever case and accents. Its own name needs no entry. */
	aliases?: readonly string[];
	/** Where no value of a whole file is known, it is no such column: it is read as `otherwise`, if nothing else is. */
	values?: { isKnown: (text: string) => boolean; otherwise: string };
	/** Its cells in the template; a column is left out of it unless they are given. */
	examples?: readonly string[];
};

/** Columns by id, in the order in which they are told. */
export type ImportColumns = Readonly<Record<string, ImportColumn>>;

/** Every column of an import, the required ones first. */
export function columnsOf({ columns }: { columns: ImportColumns }): string[] {
	const all = Object.keys(columns);
	return [...all.filter((id) => columns[id]!.required), ...all.filter((id) => !columns[id]!.required)];
}
