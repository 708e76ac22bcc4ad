/** Reads a CSV text that arrives in pieces record by record, each with its line and where the next one begins. */
import Papa from "papaparse";
import type { FileRow, Reason } from "#workers/kernel/import-rows";

/** How a file is written. */
export type CsvFormat = { delimiter: string; newline: "\n" | "\r" };

/** Where reading goes on: bytes from the start of the file (as UTF-8), and the line there, from 1. */
export type CsvPlace = { offset: number; line: number };

/** One record. Quoted cells may hold newlines, so that it can stand on several lines. */
export type CsvRecord = FileRow & { next: CsvPlace };

/** A file whose quotes do not close; `line` is where the open quote stands. */
export class BrokenCsv extends Error {
	constructor(readonly line: number) {
		super(`the quotes of line ${line} are not closed`);
		this.name = "BrokenCsv";
	}
}

/** A record longer than this is a quote that was never closed. */
const maxRecordCharacters = 1_000_000;

type StepResult = { data: string[][]; errors: { index?: number }[]; meta: { cursor: number } };
type LowLevelParser = { parse(input: string, baseIndex: number, ignoresLastRow: boolean): StepResult; abort(): void };
type ParserConstructor = new (config: {
	delimiter: string;
	newline: string;
	step: (result: StepResult) => void;
}) => LowLevelParser;

const Parser = Papa.Parser as unknown as ParserConstructor;

/** Takes the next piece of text and gives the records that are whole by then, `most` at most. */
type CsvReader = { read(text: string, isLast: boolean, max?: number): CsvRecord[] };

/** A reader that goes on at `place`. Blank records are left out. `read` throws BrokenCsv. */
export function createCsvReader(format: CsvFormat, place: CsvPlace): CsvReader {
	const encoder = new TextEncoder();
	let waiting = "";
	let { offset, line } = place;

	const take = (source: string, from: number, result: StepResult): CsvRecord | undefined => {
		const written = source.slice(from, result.meta.cursor);
		const [fault] = result.errors;
		if (fault) throw new BrokenCsv(line + countLines(source.slice(from, fault.index ?? from), format));
		const start = line;
		offset += encoder.encode(written).length;
		line += countLines(written, format);
		const cells = result.data[0]!.map((cell) => cell.replace(/\r$/, ""));
		return cells.some((cell) => cell.trim() !== "") ? { cells, line: start, next: { offset, line } } : undefined;
	};

	return {
		read(text, isLast, max = Number.POSITIVE_INFINITY) {
			const source = waiting + text;
			const records: CsvRecord[] = [];
			let from = 0;
			const step = (result: StepResult) => {
				const record = take(source, from, result);
				from = result.meta.cursor;
				if (record) records.push(record);
				if (records.length >= max) parser.abort();
			};
			const parser = new Parser({ ...format, step });
			parser.parse(source, 0, !isLast);
			waiting = source.slice(from);
			if (waiting.length > maxRecordCharacters) throw new BrokenCsv(line + openQuoteLines(waiting, format));
			return records;
		},
	};
}

/** The reason against a record with more cells than there are headers, unless those beyond are empty. */
export function excessOf(cells: readonly string[], headerCount: number): Reason | undefined {
	const isExcess = cells.slice(headerCount).some((cell) => cell.trim() !== "");
	return isExcess ? { code: "too_many_cells", values: { count: cells.length, expected: headerCount } } : undefined;
}

function countLines(text: string, { newline }: CsvFormat): number {
	let count = 0;
	for (let at = text.indexOf(newline); at >= 0; at = text.indexOf(newline, at + 1)) count += 1;
	return count;
}

/** Lines before the first quote that opens a cell. */
function openQuoteLines(text: string, format: CsvFormat): number {
	const at = text.search(new RegExp(`(^|[${format.delimiter}\n\r])"`));
	return at < 0 ? 0 : countLines(text.slice(0, at + 1), format);
}
