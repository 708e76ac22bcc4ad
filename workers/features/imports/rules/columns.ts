/** The columns that each kind of import knows. @browser-safe */

/** What can be imported. */
export const importKinds = ["members", "catalogue"] as const;

/** One of the kinds of import. */
export type ImportKind = (typeof importKinds)[number];

/** Columns of a kind; the required ones must stand in the file, or one that `instead` names for them. */
type KnownColumns = {
	required: readonly string[];
	optional: readonly string[];
	instead: Readonly<Record<string, string>>;
};

/** Columns by kind. */
export const knownColumns: Record<ImportKind, KnownColumns> = {
	members: {
		required: ["first_name", "last_name", "email"],
		optional: [
			"participant_id",
			"name",
			"title",
			"role",
			"hire_date",
			"last_day",
			"manager",
			"manager_email",
			"manager_id",
			"group",
			"country",
			"language_code",
			"points",
		],
		instead: { first_name: "name", last_name: "name", email: "participant_id" },
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
			"Free",
			"Variant Requires Shipping",
			"Variant Image",
			"Image Src",
			"Image Position",
			"Image Alt Text",
			"Gift Card",
		],
		instead: {},
	},
};

/** Every column of a kind, the required ones first. */
export function columnsOf(kind: ImportKind): readonly string[] {
	return [...knownColumns[kind].required, ...knownColumns[kind].optional];
}

/** The cell of a column without outer spaces; "" when the column or the cell is missing. */
export function cellOf(cells: readonly string[], places: Record<string, number>, column: string): string {
	const at = places[column];
	return at === undefined ? "" : (cells[at] ?? "").trim();
}
