/** Gathers the rows of one Handle into an item with variants and pictures, and names the rows that are wrong. */
import { cellOf } from "./columns";
import type { CsvRecord } from "./csv-records";
import { readCents } from "./price";
import { type Reason, type RefusedRow, shown } from "./refused-row";

/** A variant as the file describes it. `quantity` null: stock is not counted. */
export type FileVariant = {
	line: number;
	options: [string, string][];
	options_key: string;
	sku: string;
	price_cents: number;
	compare_at_cents: number | null;
	quantity: number | null;
	image_source: string | null;
	is_gift_card: 0 | 1;
};

/** A picture as the file names it. */
export type FilePicture = { line: number; source: string; alt: string };

/** An item as the file describes it. */
export type FileItem = {
	line: number;
	handle: string;
	name: string;
	brand_name: string;
	body: string;
	tags: string;
	category: string[];
	status: "active" | "draft" | "archived";
	variants: FileVariant[];
	pictures: FilePicture[];
	/** Option values of rows that were refused: their variants stay as they are. */
	kept_options: string[];
};

/** What became of the rows of a Handle: an item unless none of its variants is sound, and the wrong rows. */
export type ReadItem = { item: FileItem | null; refused: RefusedRow[]; right: CsvRecord[] };

const optionNumbers = [1, 2, 3] as const;
const mostSigns = { handle: 255, name: 500, brand: 255, tags: 5_000, sku: 255 };
const mostStock = 1_000_000_000;

/** Reads the rows of one Handle, in the order of the file. The first row carries what belongs to the item. */
export function readItem(records: readonly CsvRecord[], places: Record<string, number>): ReadItem {
	const first = records[0]!;
	const cell = readerOf(places);
	const fault = itemFault(first, cell);
	if (fault)
		return {
			item: null,
			refused: records.map((record) => refusedFor(record, record === first ? fault : sameItem(first))),
			right: [],
		};
	const item = readHead(first, cell);
	const refused: RefusedRow[] = [];
	const right: CsvRecord[] = [];
	for (const record of records) {
		const reason = addRow(item, record, first, cell);
		if (reason) refused.push(refusedFor(record, reason));
		else right.push(record);
	}
	if (item.variants.length > 0) return { item, refused, right };
	const rest = right.map((record) =>
		refusedFor(record, { code: "item_without_variant", values: { value: item.handle } }),
	);
	return { item: null, refused: [...refused, ...rest].sort((one, other) => one.line - other.line), right: [] };
}

/** Reads a row's cells by the column's name; `has` tells whether the file has the column at all. */
type Cell = ((record: CsvRecord, column: string) => string) & { has(column: string): boolean };

function readerOf(places: Record<string, number>): Cell {
	const read = (record: CsvRecord, column: string) => cellOf(record.cells, places, column);
	return Object.assign(read, { has: (column: string) => column in places });
}

function itemFault(first: CsvRecord, cell: Cell): Reason | undefined {
	if (!cell(first, "Handle")) return { code: "missing_value", values: { column: "Handle" } };
	if (!cell(first, "Title")) return { code: "missing_value", values: { column: "Title" } };
	const limits: [string, number][] = [
		["Handle", mostSigns.handle],
		["Title", mostSigns.name],
		["Vendor", mostSigns.brand],
		["Tags", mostSigns.tags],
	];
	const long = limits.find(([column, most]) => cell(first, column).length > most);
	if (long) return { code: "too_long", values: { column: long[0], count: long[1] } };
	const status = cell(first, "Status").toLowerCase();
	if (!["", "active", "draft", "archived", "unlisted"].includes(status)) {
		return { code: "unknown_status", values: { value: shown(status) } };
	}
	return undefined;
}

function readHead(first: CsvRecord, cell: Cell): FileItem {
	return {
		line: first.line,
		handle: cell(first, "Handle"),
		name: cell(first, "Title"),
		brand_name: cell(first, "Vendor"),
		body: cell(first, "Body (HTML)"),
		tags: cell(first, "Tags"),
		category: readCategory(cell(first, "Product Category") || cell(first, "Type")),
		status: readStatus(cell(first, "Status").toLowerCase(), cell(first, "Published").toLowerCase()),
		variants: [],
		pictures: [],
		kept_options: [],
	};
}

/** Drafts and archived items stay hidden, and so does what is not published. */
function readStatus(status: string, published: string): FileItem["status"] {
	if (status === "archived") return "archived";
	return status === "draft" || status === "unlisted" || published === "false" ? "draft" : "active";
}

/** The names of a category path from the root down, at most five. */
function readCategory(path: string): string[] {
	return path
		.split(">")
		.map((name) => name.trim().replaceAll(/\s+/g, " ").slice(0, 100))
		.filter((name) => name !== "")
		.slice(0, 5);
}

/** Adds a row's variant and picture to the item; a reason when the row is wrong. */
function addRow(item: FileItem, record: CsvRecord, first: CsvRecord, cell: Cell): Reason | undefined {
	const source = cell(record, "Image Src");
	const isVariant = record === first || cell(record, "Variant Price") !== "" || cell(record, "Option1 Value") !== "";
	if (!isVariant && !source) return { code: "empty_row" };
	if (isVariant) {
		const variant = readVariant(record, first, cell);
		if ("code" in variant) {
			item.kept_options.push(optionsKey(readOptions(record, first, cell)));
			return variant;
		}
		const twin = item.variants.find((other) => other.options_key === variant.options_key);
		if (twin) return { code: "repeated_variant", values: { value: variant.options_key, line: twin.line } };
		item.variants.push(variant);
	}
	if (source) addPicture(item, { line: record.line, source, alt: cell(record, "Image Alt Text").slice(0, 500) });
	const ofVariant = cell(record, "Variant Image");
	if (isVariant && ofVariant) addPicture(item, { line: record.line, source: ofVariant, alt: item.name });
	return undefined;
}

function addPicture(item: FileItem, picture: FilePicture): void {
	if (!item.pictures.some((other) => other.source === picture.source)) item.pictures.push(picture);
}

function readVariant(record: CsvRecord, first: CsvRecord, cell: Cell): FileVariant | Reason {
	const price = cell(record, "Variant Price");
	if (!price) return { code: "missing_value", values: { column: "Variant Price" } };
	const price_cents = readCents(price);
	if (price_cents === undefined)
		return { code: "invalid_price", values: { column: "Variant Price", value: shown(price) } };
	const compareAt = cell(record, "Variant Compare At Price");
	const compare_at_cents = compareAt ? readCents(compareAt) : null;
	if (compare_at_cents === undefined) {
		return { code: "invalid_price", values: { column: "Variant Compare At Price", value: shown(compareAt) } };
	}
	const quantity = readQuantity(record, cell);
	if (quantity === undefined) {
		return { code: "invalid_quantity", values: { value: shown(cell(record, "Variant Inventory Qty")) } };
	}
	const options = readOptions(record, first, cell);
	return {
		line: record.line,
		options,
		options_key: optionsKey(options),
		sku: cell(record, "Variant SKU").replace(/^'/, "").slice(0, mostSigns.sku),
		price_cents,
		compare_at_cents,
		quantity,
		image_source: cell(record, "Variant Image") || null,
		is_gift_card: cell(first, "Gift Card").toLowerCase() === "true" ? 1 : 0,
	};
}

/**
 * The quantity that is counted; null when stock is not counted: no quantity column or cell, a policy of `continue`, or
 * a tracker column that is empty here. Undefined when it is no whole number; below 0 (oversold) counts as 0.
 */
function readQuantity(record: CsvRecord, cell: Cell): number | null | undefined {
	const quantity = cell(record, "Variant Inventory Qty");
	const isTracked = !cell.has("Variant Inventory Tracker") || cell(record, "Variant Inventory Tracker") !== "";
	if (quantity === "" || cell(record, "Variant Inventory Policy").toLowerCase() === "continue" || !isTracked)
		return null;
	if (!/^-?\d+$/.test(quantity) || Number(quantity) > mostStock) return undefined;
	return Math.max(0, Number(quantity));
}

/** Option names stand in the first row only; the one option `Title: Default Title` means none. */
function readOptions(record: CsvRecord, first: CsvRecord, cell: Cell): [string, string][] {
	const options = optionNumbers.flatMap((number): [string, string][] => {
		const value = cell(record, `Option${number} Value`).slice(0, 255);
		return value ? [[cell(first, `Option${number} Name`).slice(0, 255), value]] : [];
	});
	return options.length === 1 && options[0]![1] === "Default Title" ? [] : options;
}

function optionsKey(options: readonly [string, string][]): string {
	return options.map(([, value]) => value).join(" / ");
}

function sameItem(first: CsvRecord): Reason {
	return { code: "item_refused", values: { line: first.line } };
}

function refusedFor(record: CsvRecord, reason: Reason): RefusedRow {
	return { line: record.line, cells: record.cells, reason };
}
