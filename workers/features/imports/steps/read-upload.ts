/** Reads an uploaded file as text, whatever it came as: CSV in any usual encoding, or a spreadsheet. */
import type { UploadedFile } from "#workers/kernel/define-endpoint";
import type { Import } from "#workers/kernel/define-import";
import { refuse } from "#workers/kernel/errors";
import { fittingImport } from "../rules/csv-head";
import type { Mapping } from "../rules/match-columns";
import { decodeFile } from "../rules/text-encoding";
import { NoSpreadsheet, SpreadsheetTooLarge } from "../rules/xlsx-parts";
import { isOldOffice, isZip, spreadsheetText } from "../rules/xlsx-text";

/** The most bytes of a file (specification §5). */
const maxBytes = 25 * 1_048_576;

/** The refusals that reading declares. */
export const readErrors = {
	no_file: {},
	file_too_large: {},
	file_type_not_allowed: {},
	empty_file: {},
	spreadsheet_not_read: {},
	spreadsheet_too_large: {},
};

/** A file as UTF-8, and what it was. */
export type UploadText = { file_name: string; text: Blob; encoding: string; sheet?: string };

/** Throws a declared refusal for anything that is no table. `imports`: the one that it is said to be for, then the others. */
export function readUpload(files: readonly UploadedFile[], imports: readonly Import[], mapping?: Mapping): UploadText {
	const file = files.find(({ name, bytes }) => name !== "" || bytes.byteLength > 0);
	if (!file) throw refuse("no_file");
	if (file.bytes.byteLength > maxBytes) throw refuse("file_too_large");
	if (isOldOffice(file.bytes)) throw refuse("spreadsheet_not_read");
	const file_name = file.name.slice(0, 255) || `${imports[0]!.kind}.csv`;
	if (isZip(file.bytes)) return { file_name, ...readSpreadsheet(file.bytes, imports, mapping) };
	const decoded = decodeFile(file.bytes as Uint8Array<ArrayBuffer>);
	if ("refusal" in decoded) throw refuse(decoded.refusal);
	return { file_name, text: decoded.bytes, encoding: decoded.encoding };
}

function readSpreadsheet(
	bytes: Uint8Array,
	imports: readonly Import[],
	mapping?: Mapping,
): Omit<UploadText, "file_name"> {
	try {
		const found = spreadsheetText(bytes, (beginning) => fittingImport(imports, beginning, true, mapping) !== undefined);
		if (!found) throw refuse("empty_file");
		return { text: found.bytes, encoding: "xlsx", sheet: found.sheet };
	} catch (error) {
		if (error instanceof NoSpreadsheet) throw refuse("spreadsheet_not_read");
		if (error instanceof SpreadsheetTooLarge) throw refuse("spreadsheet_too_large");
		throw error;
	}
}
