/** Turns a spreadsheet into the CSV that it would be saved as, so that everything behind reads one form of file. */
import Papa from "papaparse";
import { SpreadsheetTooLarge } from "./xlsx-parts";
import { readRows } from "./xlsx-rows";
import { readWorkbook, type Workbook } from "./xlsx-workbook";

/** The text of one sheet. */
export type SheetText = { bytes: Blob; sheet: string };

/** More than this no file may hold in the end, whatever it came as. */
const maxTextLength = 60 * 1_048_576;
const maxSheets = 30;
/** As many as a sheet can have. */
const maxRows = 1_048_576;
const headRows = 20;
const rowsAtOnce = 500;

/** True for the first bytes of a ZIP, which an .xlsx is. */
export function isZip(bytes: Uint8Array): boolean {
	return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/** True for the first bytes of Office's files before 2007, and of encrypted ones. */
export function isOldOffice(bytes: Uint8Array): boolean {
	return bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;
}

/**
 * The first sheet whose beginning fits, else the first that has rows, as CSV with a line for each row of the sheet, so
 * that lines are the sheet's own numbers. Undefined when no sheet has any. Throws NoSpreadsheet and SpreadsheetTooLarge.
 */
export function spreadsheetText(bytes: Uint8Array, fits: (beginning: string) => boolean): SheetText | undefined {
	const workbook = readWorkbook(bytes);
	const heads = workbook.sheets.slice(0, maxSheets).map((sheet) => ({
		...sheet,
		beginning: sheetText(bytes, sheet.part, workbook, headRows).join(""),
	}));
	const filled = heads.filter(({ beginning }) => beginning.trim() !== "");
	const chosen = filled.find(({ beginning }) => fits(beginning)) ?? filled[0];
	if (!chosen) return undefined;
	return { bytes: new Blob(sheetText(bytes, chosen.part, workbook)), sheet: chosen.name };
}

/** A sheet's rows as pieces of CSV, `most` rows at most. */
function sheetText(bytes: Uint8Array, part: string, workbook: Workbook, max = Number.POSITIVE_INFINITY): string[] {
	const pieces: string[] = [];
	let rows: string[][] = [];
	let line = 1;
	let taken = 0;
	let length = 0;
	const write = () => {
		const text = rows.length > 0 ? `${Papa.unparse(rows, { newline: "\n" })}\n` : "";
		length += text.length;
		if (length > maxTextLength) throw new SpreadsheetTooLarge();
		pieces.push(text);
		rows = [];
	};
	readRows(bytes, part, workbook, (number, cells) => {
		if (number > maxRows) throw new SpreadsheetTooLarge();
		for (; line < number; line += 1) {
			rows.push([""]);
			if (rows.length >= rowsAtOnce) write();
		}
		line = number + 1;
		rows.push(cells.length > 0 ? cells.map(inOneLine) : [""]);
		if (rows.length >= rowsAtOnce) write();
		taken += cells.length > 0 ? 1 : 0;
		return taken >= max;
	});
	write();
	return pieces;
}

/** A line break within a cell, as one that does not count as a line of the file. */
function inOneLine(cell: string): string {
	return cell.replaceAll(/\r\n?|\n/g, "\r");
}
