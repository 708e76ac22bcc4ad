/** Reads an uploaded file from R2 as records, from any place on, with as much in memory as one piece needs. */
import { type CsvFormat, type CsvPlace, type CsvRecord, createCsvReader } from "../rules/csv-records";
import { withFault } from "../steps/file-reading";

/** A file in R2 as UTF-8, how it is written, and how many headers it has. */
export type Source = {
	bucket: R2Bucket;
	key: string;
	byte_count: number;
	format: CsvFormat;
	header_count: number;
};

/** How much is read at once; a chunk of rows seldom needs more than one or two of these. */
const windowBytes = 524_288;

/** Gives the records after `place`, window by window. Throws BrokenCsv. */
export async function* readSource(source: Source, place: CsvPlace): AsyncGenerator<CsvRecord[]> {
	const reader = createCsvReader(source.format, place);
	const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
	for (let offset = place.offset; offset < source.byte_count; offset += windowBytes) {
		const isLast = offset + windowBytes >= source.byte_count;
		const object = await source.bucket.get(source.key, { range: { offset, length: windowBytes } });
		if (!object) throw new Error(`the uploaded file ${source.key} is gone`);
		const text = decoder.decode(await object.arrayBuffer(), { stream: !isLast });
		const records = reader.read(text, isLast);
		if (records.length > 0) yield records;
	}
}

/** Counts the records of a whole file, and so proves that every quote closes; `look` sees each of them. */
export async function countRecords(
	source: Source,
	start: CsvPlace,
	inspect?: (record: CsvRecord) => void,
): Promise<number> {
	let count = 0;
	for await (const records of readSource(source, start)) {
		count += records.length;
		if (inspect) records.forEach(inspect);
	}
	return count;
}

/** How much is taken at once: rows, and bytes, since a row may be a long text. `groupRows` bounds the rows of one group. */
export type Portion = { rows: number; bytes: number; groupOf?: (record: CsvRecord) => string; groupRows?: number };

/** Records of a file; `cutGroup` is the group whose further rows were left, since it has too many. */
export type Taken = { records: CsvRecord[]; cutGroup: string | null };

/** Gives portion after portion, each beginning behind the one before. */
export type Taker = (portion: Portion) => Promise<Taken>;

/**
 * Takes the records after `place`, as many at a time as a portion holds; a group is completed up to its own bound. What was
 * read beyond a portion waits for the next one, so that nothing is fetched and parsed twice.
 */
export function takerOf(source: Source, place: CsvPlace): Taker {
	const windows = readSource(source, place);
	let begin = place;
	let ahead: CsvRecord[] = [];
	let at = 0;
	/** The next record, which stays until it is taken; nothing behind the last one. */
	const peek = async () => {
		while (at === ahead.length) {
			const { value, done } = await windows.next();
			if (done) return undefined;
			[ahead, at] = [value, 0];
		}
		return ahead[at]!;
	};
	return async ({ rows, bytes, groupOf, groupRows = Number.POSITIVE_INFINITY }) => {
		const records: CsvRecord[] = [];
		let group: string | undefined;
		let rowsOfGroup = 0;
		const end = (cutGroup: string | null) => {
			begin = records.at(-1)?.next ?? begin;
			return { records, cutGroup };
		};
		for (let record = await peek(); record; record = at < ahead.length ? ahead[at] : await peek()) {
			const last = records.at(-1);
			const own = groupOf?.(record);
			const isFull = last !== undefined && (records.length >= rows || last.next.offset - begin.offset >= bytes);
			if (isFull && (own === undefined || own !== group)) return end(null);
			rowsOfGroup = own !== undefined && own === group ? rowsOfGroup + 1 : 1;
			if (rowsOfGroup > groupRows) return end(group ?? null);
			group = own;
			records.push(withFault(record, source.header_count));
			at += 1;
		}
		return end(null);
	};
}
