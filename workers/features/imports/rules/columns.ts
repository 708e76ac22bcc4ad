/** The columns that each kind of import knows, and how a file's headers are matched with them. @browser-safe */

/** What can be imported. */
export const importKinds = ["members", "catalogue"] as const;

/** One of the kinds of import. */
export type ImportKind = (typeof importKinds)[number];

/** Columns by kind; the required ones must stand in the file. */
export const knownColumns: Record<ImportKind, { required: readonly string[]; optional: readonly string[] }> = {
	members: {
		required: ["first_name", "last_name", "email"],
		optional: [
			"participant_id",
			"title",
			"role",
			"hire_date",
			"manager_email",
			"group",
			"country",
			"language_code",
			"points",
		],
	},
	catalogue: {
		required: ["Handle", "Title", "Variant Price"],
		optional: [
			"Body (HTML)",
			"Vendor",
			"Product Category",
			"Type",
			"Tags",
			"Published",
			"Status",
			"Option1 Name",
			"Option1 Value",
			"Option2 Name",
			"Option2 Value",
			"Option3 Name",
			"Option3 Value",
			"Variant SKU",
			"Variant Inventory Tracker",
			"Variant Inventory Qty",
			"Variant Inventory Policy",
			"Variant Compare At Price",
			"Variant Image",
			"Image Src",
			"Image Position",
			"Image Alt Text",
			"Gift Card",
		],
	},
};

/** Which cell holds which column, and the headers that nothing is known of. */
export type MatchedColumns = { places: Record<string, number>; ignored: string[]; missing: string[] };

/**
 * Matches headers without case and outer spaces; underscores and spaces are the same. `mapping` names a column for a
 * header of another name. The first of two equal headers counts.
 */
export function matchColumns(
	kind: ImportKind,
	headers: readonly string[],
	mapping: Record<string, string> = {},
): MatchedColumns {
	const { required, optional } = knownColumns[kind];
	const known = new Map([...required, ...optional].map((name) => [plain(name), name]));
	const renamed = new Map(Object.entries(mapping).map(([header, column]) => [plain(header), plain(column)]));
	const places: Record<string, number> = {};
	const ignored: string[] = [];
	headers.forEach((header, at) => {
		const column = known.get(renamed.get(plain(header)) ?? plain(header));
		if (column && !(column in places)) places[column] = at;
		else if (header.trim() !== "") ignored.push(header.trim());
	});
	return { places, ignored, missing: required.filter((name) => !(name in places)) };
}

/** The cell of a column without outer spaces; "" when the column or the cell is missing. */
export function cellOf(cells: readonly string[], places: Record<string, number>, column: string): string {
	const at = places[column];
	return at === undefined ? "" : (cells[at] ?? "").trim();
}

function plain(header: string): string {
	return header
		.trim()
		.toLowerCase()
		.replaceAll(/[_\s]+/g, " ");
}
