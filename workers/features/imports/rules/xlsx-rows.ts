/** Reads the rows of one sheet as texts, as a CSV of it would have them. */
import { DateTime } from "luxon";
import { type PartSink, readParts, SpreadsheetTooLarge } from "./xlsx-parts";
import { unescapeText, type Workbook, xmlSink } from "./xlsx-workbook";

/** Takes a row with its number in the sheet, from 1; true when no further one is wanted. */
export type RowTaker = (number: number, cells: string[]) => boolean | undefined;

/** A sheet is read in passing, so that it may be larger than memory; this is where it cannot be honest any more. */
const maxBytes = 200 * 1_048_576;
const maxColumns = 1_000;

type OpenCell = { at: number; type: string; style: number; value: string };

/** Hands the rows of a part to `take`. Cells behind the last one that says something are left out. */
export function readRows(bytes: Uint8Array, part: string, workbook: Workbook, take: RowTaker): void {
	readParts(bytes, (name) => (name === part ? rowSink(workbook, take) : undefined), maxBytes);
}

function rowSink(workbook: Workbook, take: RowTaker): PartSink {
	const days = new Map<number, string | undefined>();
	let row = { number: 0, cells: [] as string[] };
	let cell: OpenCell | undefined;
	let next = 0;
	let isValue = false;
	let isContent = false;
	return xmlSink({
		open: ({ name, attributes }) => {
			isValue = name === "v" || name === "t";
			if (name === "row") {
				row = { number: Number(attributes.r ?? row.number + 1), cells: [] };
				next = 0;
			}
			if (name !== "c") return;
			const at = attributes.r ? columnOf(attributes.r) : next;
			cell = { at, type: attributes.t ?? "n", style: Number(attributes.s ?? -1), value: "" };
			next = at + 1;
		},
		text: (text) => {
			if (isValue && cell) cell.value += text;
		},
		close: (name) => {
			isValue = false;
			if (name === "c" && cell) {
				put(row.cells, cell.at, textOf(cell, workbook, days));
				cell = undefined;
			}
			if (name !== "row" || isContent) return;
			while (row.cells.at(-1)?.trim() === "") row.cells.pop();
			isContent = take(row.number, row.cells) ?? false;
		},
		isContent: () => isContent,
	});
}

/** Sheets often have formatted cells without a value up to their last column. */
function put(cells: string[], at: number, text: string): void {
	if (text === "") return;
	if (at >= maxColumns) throw new SpreadsheetTooLarge();
	while (cells.length < at) cells.push("");
	cells[at] = text;
}

/** A cell as text: a number without the noise of its last digits, a day as YYYY-MM-DD, nothing for an error. */
function textOf(
	{ type, style, value }: OpenCell,
	{ texts, isDay, isFrom1904 }: Workbook,
	days: Map<number, string | undefined>,
): string {
	if (type === "s") return texts[Number(value)] ?? "";
	if (type === "inlineStr" || type === "str") return unescapeText(value);
	if (type === "b") return value === "1" ? "TRUE" : "FALSE";
	if (type === "e") return "";
	if (type === "d") return value.replace("T", " ");
	const number = Number(value);
	if (value.trim() === "" || Number.isNaN(number)) return value;
	if (!isDay[style]) return plainNumber(number);
	// People begin on the same days, and to write one costs more than all else about a cell.
	if (!days.has(number)) days.set(number, dayOf(number, isFrom1904));
	return days.get(number) ?? value;
}

/** Large whole numbers, such as those of people, in all their digits. */
function plainNumber(number: number): string {
	return Number.isInteger(number) && Math.abs(number) < 1e21 ? BigInt(number).toString() : String(number);
}

/** A count of days as a day, with the time of day if there is one. */
function dayOf(days: number, isFrom1904: boolean): string | undefined {
	const zero = isFrom1904 ? DateTime.utc(1904, 1, 1) : DateTime.utc(1899, 12, 30);
	const time = zero.plus({ seconds: Math.round(days * 86_400) });
	if (!time.isValid) return undefined;
	return time.toFormat(Number.isInteger(days) ? "yyyy-MM-dd" : "yyyy-MM-dd HH:mm:ss");
}

/** `AB12` is the 27th column, counted from 0. */
function columnOf(place: string): number {
	let column = 0;
	for (const email of place.replace(/\d+$/, "").toUpperCase()) column = column * 26 + email.charCodeAt(0) - 64;
	return column - 1;
}
