/** The file to start from, made of an import's columns: their names as headers, and their examples below. */
import { byteOrderMark, csvLines } from "#workers/kernel/csv-lines";
import type { Import, ImportKind } from "#workers/kernel/define-import";
import { columnsOf } from "#workers/kernel/import-columns";

/** Where the template of an import lies. */
export function templateAddress(kind: ImportKind): string {
	return `/webapp/templates/${templateName(kind)}`;
}

/** The name under which it is saved. */
export function templateName(kind: ImportKind): string {
	return `${kind}.csv`;
}

/** The whole file. */
export function templateOf(declared: Pick<Import, "columns">): string {
	const columns = columnsOf(declared).filter((id) => declared.columns[id]!.examples);
	const rows = Math.max(...columns.map((id) => declared.columns[id]!.examples!.length));
	const cells = Array.from({ length: rows }, (_, at) => columns.map((id) => declared.columns[id]!.examples![at] ?? ""));
	return byteOrderMark + csvLines([columns, ...cells]);
}
