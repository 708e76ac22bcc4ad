/** Reads an uploaded file from R2 as records, from any place on, with as much in memory as one piece needs. */
import { type CsvFormat, type CsvPlace, type CsvRecord, createCsvReader } from "../rules/csv-records";

/** A file in R2 as UTF-8, and how it is written. */
export type Source = { bucket: R2Bucket; key: string; byte_count: number; format: CsvFormat };

/** Gives the records after `place` in groups as they arrive. Throws BrokenCsv. */
export async function* readSource(source: Source, place: CsvPlace): AsyncGenerator<CsvRecord[]> {
	if (place.offset >= source.byte_count) return;
	const object = await source.bucket.get(source.key, { range: { offset: place.offset } });
	if (!object) throw new Error(`the uploaded file ${source.key} is gone`);
	const reader = createCsvReader(source.format, place);
	const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
	const stream = object.body.getReader();
	try {
		for (let isLast = false; !isLast; ) {
			const { done, value } = await stream.read();
			isLast = done;
			const records = reader.read(done ? decoder.decode() : decoder.decode(value, { stream: true }), done);
			if (records.length > 0) yield records;
		}
	} finally {
		await stream.cancel().catch(() => undefined);
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
