/** Finds out from the beginning of a file how it is written: delimiter, newline, headers, and where the rows begin. */
import { type ImportKind, type MatchedColumns, matchColumns } from "./columns";
import { BrokenCsv, type CsvFormat, type CsvPlace, createCsvReader } from "./csv-records";

/** What the head of a file tells. */
export type CsvHead = { format: CsvFormat; headers: string[]; start: CsvPlace; columns: MatchedColumns };

const delimiters = [",", ";", "\t"] as const;

/**
 * Reads the head: the delimiter is the one by which most columns are known, then the one that gives most columns.
 * Excel's first line `sep=;` is passed over. Throws BrokenCsv when the header's quotes do not close.
 */
export function readHead(
	kind: ImportKind,
	beginning: string,
	isWhole: boolean,
	mapping?: Record<string, string>,
): CsvHead {
	const newline = beginning.includes("\n") || !beginning.includes("\r") ? "\n" : "\r";
	const hint = /^sep=(.)\r?[\n\r]/i.exec(beginning);
	const skipped = hint?.[0] ?? "";
	const start = { offset: skipped.length, line: skipped ? 2 : 1 };
	const heads = delimiters.flatMap((delimiter) => {
		const head = headWith({ delimiter, newline }, kind, beginning.slice(skipped.length), isWhole, start, mapping);
		return head ? [head] : [];
	});
	if (heads.length === 0) throw new BrokenCsv(start.line);
	const best = heads.reduce((one, head) => (isBetter(head, one) ? head : one));
	const isAnyBroken = heads.length < delimiters.length;
	if (isAnyBroken && Object.keys(best.columns.places).length === 0) throw new BrokenCsv(start.line);
	return best;
}

function headWith(
	format: CsvFormat,
	kind: ImportKind,
	text: string,
	isWhole: boolean,
	start: CsvPlace,
	mapping?: Record<string, string>,
): CsvHead | undefined {
	try {
		const [record] = createCsvReader(format, start).read(text, isWhole, 1);
		if (!record) return undefined;
		return { format, headers: record.cells, start: record.next, columns: matchColumns(kind, record.cells, mapping) };
	} catch (error) {
		if (error instanceof BrokenCsv) return undefined;
		throw error;
	}
}

function isBetter(head: CsvHead, best: CsvHead): boolean {
	const known = Object.keys(head.columns.places).length - Object.keys(best.columns.places).length;
	return known > 0 || (known === 0 && head.headers.length > best.headers.length);
}
