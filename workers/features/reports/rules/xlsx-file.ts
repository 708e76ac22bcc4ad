/** A report as XLSX, written as it comes: sheets of rows, and a last one that says what the report is. */
import type { Cell } from "./cells";
import type { About, FileStart, ReportFile } from "./report-file";
import {
	aboutSheet,
	contentTypesPart,
	openSheet,
	partNames,
	rootRelationsPart,
	sheetEnd,
	sheetName,
	sheetRows,
	stylesPart,
	workbookPart,
	workbookRelationsPart,
} from "./spreadsheet-xml";
import { addText, closeEntry, closeZip, emptyZip, maxZipBytes, openEntry, type ZipState } from "./zip-stream";

/** A sheet has 1,048,576 lines, of which the first holds the headings. */
export const maxRowsOfSheet = 1_048_575;

type XlsxState = { zip: ZipState; sheets: number; rows: number };

/** An XLSX being written. */
export function xlsxFile({ title, headings, state }: FileStart): ReportFile {
	const at: XlsxState = state ? (state as XlsxState) : { zip: emptyZip(), sheets: 0, rows: 0 };
	const { zip } = at;
	const startSheet = () => {
		at.sheets += 1;
		at.rows = 0;
		return [openEntry(zip, partNames.sheet(at.sheets)), addText(zip, openSheet(headings))];
	};
	const endSheet = () => [addText(zip, sheetEnd), closeEntry(zip)];
	const writeSome = (rows: readonly Cell[][]) => {
		const bytes = addText(zip, sheetRows(rows, headings, at.rows + 2));
		at.rows += rows.length;
		return bytes;
	};
	return {
		open: startSheet,
		write: (rows) => {
			const pieces: Uint8Array[] = [];
			for (let from = 0; from < rows.length; ) {
				if (at.rows === maxRowsOfSheet) pieces.push(...endSheet(), ...startSheet());
				const some = rows.slice(from, from + maxRowsOfSheet - at.rows);
				pieces.push(writeSome(some));
				from += some.length;
			}
			return pieces;
		},
		close: (about) => [...endSheet(), ...closingParts(zip, at.sheets, title, about), closeZip(zip)],
		state: () => at,
		isTooLarge: () => largest(zip) > maxZipBytes,
	};
}

/** The sheet that knows the row count comes last; whoever reads the first sheet finds the rows. */
function closingParts(zip: ZipState, rowSheets: number, title: string, about: About): Uint8Array[] {
	const number = rowSheets + 1;
	const names = [...Array.from({ length: rowSheets }, (_, at) => sheetName(title, at + 1)), sheetName(about.title, 1)];
	const parts: [string, string][] = [
		[partNames.sheet(number), aboutSheet(about.facts)],
		[partNames.styles, stylesPart],
		[partNames.workbook, workbookPart(names)],
		[partNames.workbookRelations, workbookRelationsPart(number)],
		[partNames.rootRelations, rootRelationsPart],
		[partNames.contentTypes, contentTypesPart(number)],
	];
	return parts.flatMap(([name, xml]) => [openEntry(zip, name), addText(zip, xml), closeEntry(zip)]);
}

function largest(zip: ZipState): number {
	return Math.max(zip.at, zip.entries.at(-1)?.size ?? 0);
}
