/** How the rows of a request's file are read: by its places, in its order, and, where they come back, as they stood at first. */
import type { Clock } from "#workers/kernel/clock";
import { unprotectText } from "#workers/kernel/csv-lines";
import type { FileReading } from "#workers/kernel/define-import";
import { type CsvRecord, excessOf } from "../rules/csv-records";
import { columnsOfResult } from "../rules/result-file";
import type { Checkpoint } from "../store/requests";
import { latestYear } from "./examine-upload";

/** How an import's reader is to read the file. */
export function readingOf(clock: Clock, { places, order = null, is_supplement, found }: Checkpoint) {
	const latest_year = latestYear(clock);
	const reading: FileReading<unknown> = { places, order, latest_year, isSupplement: is_supplement ?? false, found };
	return reading;
}

/** How many cells a row of the file may have. */
export function headerCount({ headers, is_supplement }: Checkpoint): number {
	return headers.length + (is_supplement ? columnsOfResult : 0);
}

/** A row with its fault, where it has too many cells. */
export function withFault(record: CsvRecord, header_count: number): CsvRecord {
	const fault = excessOf(record.cells, header_count);
	return fault ? { ...record, fault } : record;
}

/** A row as it stood in the first file: one of a file of wrong rows without what was added to it. */
export function asItWas(record: CsvRecord, { headers, is_supplement }: Checkpoint): CsvRecord {
	if (!is_supplement) return record;
	return { ...record, cells: record.cells.slice(0, headers.length).map(unprotectText) };
}
