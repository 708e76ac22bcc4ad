/** Finds out from the beginning of a file how it is written: delimiter, newline, headers, and where the rows begin. */
import type { Import } from "#workers/kernel/define-import";
import { BrokenCsv, type CsvFormat, type CsvPlace, type CsvRecord, createCsvReader } from "./csv-records";
import { type Mapping, type MatchedColumns, matchColumns } from "./match-columns";

/** What the head of a file tells. */
export type CsvHead = { format: CsvFormat; headers: string[]; start: CsvPlace; columns: MatchedColumns };

const delimiters = [",", ";", "\t", "|"] as const;
/** Reports put a title, a date and blank lines above their headers, seldom more. */
const maxLinesAbove = 10;

/**
 * Reads the head: the delimiter is the one by which most columns are known, then the one that gives most columns. The
 * headers stand in the first record, unless only a later one has all that is required. Excel's first line `sep=;` is
 * passed over. Throws BrokenCsv when the header's quotes do not close.
 */
export function readHead(declared: Import, beginning: string, isWhole: boolean, mapping?: Mapping): CsvHead {
	const newline = beginning.includes("\n") || !beginning.includes("\r") ? "\n" : "\r";
	const skipped = /^sep=(.)\r?[\n\r]/i.exec(beginning)?.[0] ?? "";
	const start = { offset: skipped.length, line: skipped ? 2 : 1 };
	const heads = delimiters.flatMap((delimiter) => {
		const format: CsvFormat = { delimiter, newline };
		const records = firstRecords(format, beginning.slice(skipped.length), isWhole, start);
		return records.length === 0 ? [] : [headAmong(records, format, declared, mapping)];
	});
	if (heads.length === 0) throw new BrokenCsv(start.line);
	const best = heads.reduce((one, head) => (isBetter(head, one) ? head : one));
	// Another delimiter breaks on sound quotes; but where nothing divides the header, it is the one that was meant.
	if (heads.length < delimiters.length && best.headers.length === 1) throw new BrokenCsv(start.line);
	return best;
}

/**
 * The import that a file is for: the one asked for, which stands first, where nothing is missing, else another one whose
 * required columns are all there and which knows more of the headers; undefined when it is for none. `mapping` is for the first.
 */
export function fittingImport(
	imports: readonly Import[],
	beginning: string,
	isWhole: boolean,
	mapping?: Mapping,
): Import | undefined {
	let asked = 0;
	return imports.find((one, at) => {
		try {
			const { missing, places } = readHead(one, beginning, isWhole, at === 0 ? mapping : {}).columns;
			const known = Object.keys(places).length;
			if (at === 0) asked = known;
			return missing.length === 0 && (at === 0 || known > asked);
		} catch (error) {
			if (error instanceof BrokenCsv) return false;
			throw error;
		}
	});
}

/** The first records up to the first that is broken. */
function firstRecords(format: CsvFormat, text: string, isWhole: boolean, start: CsvPlace): CsvRecord[] {
	const reader = createCsvReader(format, start);
	const records: CsvRecord[] = [];
	try {
		for (let waiting = text; records.length < maxLinesAbove; waiting = "") {
			const [record] = reader.read(waiting, isWhole, 1);
			if (!record) break;
			records.push(record);
		}
	} catch (error) {
		if (!(error instanceof BrokenCsv)) throw error;
	}
	return records;
}

function headAmong(
	records: readonly CsvRecord[],
	format: CsvFormat,
	declared: Import,
	mapping: Mapping | undefined,
): CsvHead {
	const heads = records.map(({ cells, next }) => ({
		format,
		headers: cells,
		start: next,
		columns: matchColumns(declared, cells, mapping),
	}));
	return heads.find(({ columns }) => columns.missing.length === 0) ?? heads[0]!;
}

function isBetter(head: CsvHead, best: CsvHead): boolean {
	const known = Object.keys(head.columns.places).length - Object.keys(best.columns.places).length;
	return known > 0 || (known === 0 && head.headers.length > best.headers.length);
}
