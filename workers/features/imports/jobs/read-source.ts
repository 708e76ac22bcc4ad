/** Reads an uploaded file from R2 as records, from any place on, with as much in memory as one piece needs. */
import { type CsvFormat, type CsvPlace, type CsvRecord, createCsvReader } from "../rules/csv-records";

/** A file in R2 as UTF-8, and how it is written. */
export type Source = { bucket: R2Bucket; key: string; byte_count: number; format: CsvFormat };

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

/** Counts the records of a whole file, and so proves that every quote closes. */
export async function countRecords(source: Source, start: CsvPlace): Promise<number> {
	let count = 0;
	for await (const records of readSource(source, start)) count += records.length;
	return count;
}

/** The next `wanted` records; with `groupOf` as many more as belong to the last one's group. */
export async function takeRecords(
	source: Source,
	place: CsvPlace,
	wanted: number,
	groupOf?: (record: CsvRecord) => string,
): Promise<CsvRecord[]> {
	const taken: CsvRecord[] = [];
	for await (const records of readSource(source, place)) {
		for (const record of records) {
			const last = taken.at(-1);
			const isComplete = last && taken.length >= wanted && (!groupOf || groupOf(record) !== groupOf(last));
			if (isComplete) return taken;
			taken.push(record);
		}
	}
	return taken;
}
