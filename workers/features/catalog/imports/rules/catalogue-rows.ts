/** Gathers the rows of one Handle into an item with variants and pictures, and names the rows that are wrong. */
import {
	cellOf,
	type FileRow,
	type Places,
	type ReadRows,
	type Reason,
	type RefusedRow,
	shown,
	tooLong,
} from "#workers/kernel/import-rows";
import { itemBounds } from "../../rules/item-bounds";
import { catalogueColumns } from "./catalogue-columns";
import { type Delivery, isGiftCard, readDelivery } from "./delivery";
import { isPlaceholder, type PriceReading, readPrice } from "./price";
import { isNo, isYes } from "./yes-and-no";

/** A variant as the file describes it. `quantity` null: stock is not counted. */
export type FileVariant = {
	line: number;
	options: [string, string][];
	options_key: string;
	sku: string;
	shelf: string;
	price_cents: number;
	compare_at_cents: number | null;
	quantity: number | null;
	image_source: string | null;
	is_gift_card: 0 | 1;
	delivery: Delivery;
	/** 1 when the file says that it is given away; a price of 0 alone says nothing of the sort. */
	is_free: 0 | 1;
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
	/** Which balance pays it; nothing where the file does not say, which leaves it as it is. */
	product_type?: "standard_product" | "wallet_product";
	variants: FileVariant[];
	pictures: FilePicture[];
	/** Option values of rows that were refused: their variants stay as they are. */
	kept_options: string[];
};

/** How the rows of a catalogue are to be read. */
export type RowReading = {
	places: Places;
	prices: PriceReading;
	/** True for the rows of a file of wrong rows, which need not repeat what belongs to the item. */
	isSupplement: boolean;
};

const optionNumbers = [1, 2, 3] as const;
const max = { sku: itemBounds.sku, option: itemBounds.option, shelf: 40, source: 2_048 };
const maxStock = 1_000_000_000;

/** The most variants and pictures of an item, which are Shopify's own. */
export const maxVariants = 2_048;
export const maxPictures = 250;

/** Reads the rows of one Handle, in the order of the file: no item where none of its variants is sound. The first row carries what belongs to the item. */
export function readItem(records: readonly FileRow[], reading: RowReading): ReadRows<FileItem> {
	const first = records[0]!;
	const cell = readerOf(reading.places);
	const faults = itemFaults(first, cell, reading.isSupplement);
	if (faults.length > 0)
		return {
			row: null,
			refused: records.map((record) => refusedFor(record, record === first ? faults : [sameItem(first)])),
			sound: [],
		};
	const item = readHead(first, cell);
	const seen: Seen = { options: new Map(), sources: new Set() };
	const refused: RefusedRow[] = [];
	const right: FileRow[] = [];
	for (const record of records) {
		const added = addRow(item, record, { first, cell, seen, prices: reading.prices });
		if (added.reasons.length > 0) refused.push(refusedFor(record, added.reasons));
		else right.push(record);
		if (added.reasons.length === 0 && added.notes.length > 0)
			refused.push({ ...refusedFor(record, added.notes), isWarning: true });
	}
	if (item.variants.length > 0) return { row: item, refused, sound: right };
	const reasons: Reason[] = [{ code: "item_without_variant", values: { value: item.handle } }];
	const rest = right.map((record) => refusedFor(record, reasons));
	return { row: null, refused: [...refused, ...rest].sort((one, other) => one.line - other.line), sound: [] };
}

/** Why rows of a Handle beyond what an item may have are refused. */
export function tooManyRows(handle: string): Reason {
	return { code: "too_many_rows", values: { value: shown(handle), max: maxVariants, pictures: maxPictures } };
}

/** Reads a row's cells by the column's name; `has` tells whether the file has the column at all. */
type Cell = ((record: FileRow, column: string) => string) & { has(column: string): boolean };

function readerOf(places: Places): Cell {
	const read = (record: FileRow, column: string) => cellOf(record.cells, places, column);
	return Object.assign(read, { has: (column: string) => Object.hasOwn(places, column) });
}

function itemFaults(first: FileRow, cell: Cell, isSupplement: boolean): Reason[] {
	if (first.fault) return [first.fault];
	const required = isSupplement ? ["Handle"] : ["Handle", "Title"];
	const missing = required
		.filter((column) => !cell(first, column))
		.map((column) => ({ code: "missing_value" as const, values: { column } }));
	const long = tooLong(catalogueColumns, (column) => cell(first, column));
	const status = cell(first, "Status").toLowerCase();
	const isKnown = ["", "active", "draft", "archived", "unlisted"].includes(status);
	return [
		...missing,
		...long,
		...(isKnown ? [] : [{ code: "unknown_status" as const, values: { value: shown(status) } }]),
	];
}

function readHead(first: FileRow, cell: Cell): FileItem {
	return {
		line: first.line,
		handle: cell(first, "Handle"),
		name: cell(first, "Title"),
		brand_name: cell(first, "Vendor"),
		body: cell(first, "Body (HTML)"),
		tags: cell(first, "Tags"),
		category: readCategory(cell(first, "Product Category") || cell(first, "Type")),
		status: readStatus(cell(first, "Status").toLowerCase(), cell(first, "Published")),
		...readPaidWith(cell(first, "Paid With").toLowerCase()),
		variants: [],
		pictures: [],
		kept_options: [],
	};
}

/** Drafts and archived items stay hidden, and so does what is not published. */
function readStatus(status: string, published: string): FileItem["status"] {
	if (status === "archived") return "archived";
	return status === "draft" || status === "unlisted" || isNo(published) ? "draft" : "active";
}

/** 'wallet' or 'points'; anything else says nothing. */
function readPaidWith(word: string): Pick<FileItem, "product_type"> {
	if (["wallet", "wallet_product"].includes(word)) return { product_type: "wallet_product" };
	return ["points", "standard_product"].includes(word) ? { product_type: "standard_product" } : {};
}

/** The names of a category path from the root down, at most five. */
function readCategory(path: string): string[] {
	return path
		.split(">")
		.map((name) => name.trim().replaceAll(/\s+/g, " ").slice(0, 100))
		.filter((name) => name !== "")
		.slice(0, 5);
}

/** What the rows of an item named before. */
type Seen = { options: Map<string, number>; sources: Set<string> };

type RowContext = { first: FileRow; cell: Cell; seen: Seen; prices: PriceReading };

/** What is wrong with a row, and what should be said of one that is right. */
type Added = { reasons: Reason[]; notes: Reason[] };

/** Adds a row's variant and picture to the item. */
function addRow(item: FileItem, record: FileRow, context: RowContext): Added {
	const { first, cell, seen } = context;
	const source = cell(record, "Image Src");
	const isVariant = record === first || cell(record, "Variant Price") !== "" || cell(record, "Option1 Value") !== "";
	if (!record.fault && !isVariant && !source) return { reasons: [{ code: "empty_row" }], notes: [] };
	const notes: Reason[] = [];
	if (isVariant || record.fault) {
		const options = readOptions(record, first, cell);
		const key = optionsKey(options);
		const read = record.fault ? { reasons: [record.fault] } : readVariant(record, options, context);
		const twin = seen.options.get(key);
		const reasons = "reasons" in read ? read.reasons : refusalOf(item, key, twin);
		if (reasons.length > 0) {
			if (twin === undefined) item.kept_options.push(key);
			return { reasons, notes };
		}
		if (!("variant" in read)) return { reasons, notes };
		seen.options.set(key, record.line);
		item.variants.push(read.variant);
		notes.push(...read.notes);
	}
	const alt = cell(record, "Image Alt Text").slice(0, 500);
	notes.push(...addPicture(item, { line: record.line, source, alt }, seen));
	const ofVariant = isVariant ? cell(record, "Variant Image") : "";
	notes.push(...addPicture(item, { line: record.line, source: ofVariant, alt: item.name }, seen));
	return { reasons: [], notes };
}

function refusalOf(item: FileItem, options_key: string, twin: number | undefined): Reason[] {
	if (twin !== undefined) return [{ code: "repeated_variant", values: { value: options_key, line: twin } }];
	if (item.variants.length < maxVariants) return [];
	return [tooManyRows(item.handle)];
}

/** Adds a picture that the item does not name yet; the reason why one is left out. */
function addPicture(item: FileItem, picture: FilePicture, { sources }: Seen): Reason[] {
	if (picture.source === "" || sources.has(picture.source)) return [];
	if (picture.source.length > max.source)
		return [{ code: "picture_address", values: { value: shown(picture.source) } }];
	if (item.pictures.length >= maxPictures) return [{ code: "too_many_pictures", values: { count: maxPictures } }];
	sources.add(picture.source);
	item.pictures.push(picture);
	return [];
}

type ReadVariant = { variant: FileVariant; notes: Reason[] } | { reasons: Reason[] };

function readVariant(record: FileRow, options: [string, string][], { first, cell, prices }: RowContext): ReadVariant {
	const isFree = isYes(cell(record, "Free"));
	const price = cell(record, "Variant Price") || (isFree ? "0" : "");
	const compareAt = cell(record, "Variant Compare At Price");
	const paid = price
		? readPrice(price, "Variant Price", prices)
		: { reason: { code: "missing_value" as const, values: { column: "Variant Price" } } };
	const former = compareAt ? readPrice(compareAt, "Variant Compare At Price", prices) : null;
	const quantity = readQuantity(record, cell);
	const quantityText = shown(cell(record, "Variant Inventory Qty"));
	if ("reason" in paid || (former && "reason" in former) || quantity === undefined)
		return {
			reasons: [
				...("reason" in paid ? [paid.reason] : []),
				...(former && "reason" in former ? [former.reason] : []),
				...(quantity === undefined ? [{ code: "invalid_quantity" as const, values: { value: quantityText } }] : []),
			],
		};
	const inFirst = (column: string) => cell(first, column);
	const variant: FileVariant = {
		line: record.line,
		options,
		options_key: optionsKey(options),
		sku: cell(record, "Variant SKU").replace(/^'/, "").slice(0, max.sku),
		shelf: cell(record, "Shelf").slice(0, max.shelf),
		price_cents: paid.cents,
		compare_at_cents: former?.cents ?? null,
		quantity,
		image_source: cell(record, "Variant Image").slice(0, max.source) || null,
		is_gift_card: isGiftCard(inFirst) ? 1 : 0,
		delivery: readDelivery(cell(record, "Variant Requires Shipping"), inFirst),
		is_free: isFree && paid.cents === 0 ? 1 : 0,
	};
	return { variant, notes: [...paid.notes, ...(former?.notes ?? []), ...notesOn(variant, price)] };
}

/** What the owner should know of a price that was read: 0 is not sold, nines are seldom meant. */
function notesOn({ price_cents, is_free }: FileVariant, price: string): Reason[] {
	if (price_cents === 0 && is_free === 0) return [{ code: "price_of_zero" }];
	return isPlaceholder(price_cents) ? [{ code: "placeholder_price", values: { value: shown(price) } }] : [];
}

/**
 * The quantity that is counted; null when stock is not counted: no quantity column or cell, a policy of `continue`, or
 * a tracker column that is empty here. Undefined when it is no whole number; below 0 (oversold) counts as 0.
 */
function readQuantity(record: FileRow, cell: Cell): number | null | undefined {
	const quantity = cell(record, "Variant Inventory Qty");
	const isTracked = !cell.has("Variant Inventory Tracker") || cell(record, "Variant Inventory Tracker") !== "";
	const policy = cell(record, "Variant Inventory Policy");
	if (quantity === "" || policy.toLowerCase() === "continue" || isYes(policy) || !isTracked) return null;
	if (!/^-?\d+$/.test(quantity) || Number(quantity) > maxStock) return undefined;
	return Math.max(0, Number(quantity));
}

/** Option names stand in the first row only; the one option `Title: Default Title` means none. */
function readOptions(record: FileRow, first: FileRow, cell: Cell): [string, string][] {
	const options = optionNumbers.flatMap((number): [string, string][] => {
		const value = cell(record, `Option${number} Value`).slice(0, max.option);
		return value ? [[cell(first, `Option${number} Name`).slice(0, max.option), value]] : [];
	});
	return options.length === 1 && options[0]![1] === "Default Title" ? [] : options;
}

function optionsKey(options: readonly [string, string][]): string {
	return options.map(([, value]) => value).join(" / ");
}

function sameItem(first: FileRow): Reason {
	return { code: "item_refused", values: { line: first.line } };
}

function refusedFor(record: FileRow, reasons: readonly Reason[]): RefusedRow {
	return { line: record.line, cells: record.cells, reasons };
}
