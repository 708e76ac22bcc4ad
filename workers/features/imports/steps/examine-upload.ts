/** Finds out what a file would do before anything is done: its columns, what is unclear, and what must be asked. */
import { smallTexts } from "#workers/kernel/bounds";
import type { Clock } from "#workers/kernel/clock";
import type { Import } from "#workers/kernel/define-import";
import { invalid, refuse } from "#workers/kernel/errors";
import { columnsOf } from "#workers/kernel/import-columns";
import type { Places } from "#workers/kernel/import-rows";
import type { DayOrder } from "#workers/kernel/read-day";
import type { Scope, Translate } from "#workers/kernel/scope";
import { beginSurvey, type Survey } from "../rules/column-survey";
import { type CsvHead, fittingImport, readHead } from "../rules/csv-head";
import { BrokenCsv, createCsvReader } from "../rules/csv-records";
import { guessColumns } from "../rules/guess-columns";
import { foundWords, type HeaderMatch, type Mapping, unknownColumns } from "../rules/match-columns";
import type { Question } from "../rules/question";

const headSigns = 65_536;
const pieceBytes = 524_288;
const maxSampled = 5;

/** The refusals that examining declares. */
export const examineErrors = { empty_file: {}, broken_csv: {}, missing_columns: {}, no_rows: {} };

/** Header of the file → column of the import, for headers of another name; "" for one that shall not be read. */
export const mappingShape = smallTexts({ maxEntries: 200, maxLength: 200 });

/** What somebody who uploads says of their file; `imports`: the one that it is said to be for, then the others. */
export type Wishes = { imports: readonly Import[]; mapping?: Mapping; dates?: DayOrder };

/** The last year that two digits of a date can mean: next year. */
export function latestYear(clock: Clock): number {
	return new Date(clock.now()).getUTCFullYear() + 1;
}

/** What a file is and would be read as. */
export type Examined = {
	declared: Import;
	head: CsvHead;
	places: Places;
	matches: HeaderMatch[];
	missing: string[];
	order: DayOrder | null;
	has_rows: boolean;
	/** The first rows as they stand in the file. */
	sample: string[][];
	/** What must be answered before it can be applied; null: nothing. */
	question: Question | null;
};

/** Examines a file; a column that a mapping names wrongly, and a header that cannot be read, are refused. */
export async function examineUpload(
	text: Blob,
	{ imports, mapping, dates }: Wishes,
	{ clock, translate }: Pick<Scope, "clock" | "translate">,
): Promise<Examined> {
	const [declared] = imports as readonly [Import];
	const unknown = unknownColumns(declared, mapping);
	if (unknown.length > 0) {
		const values = { columns: unknown.join(", "), known: columnsOf(declared).join(", ") };
		throw invalid({ mapping: [translate("imports:errors.unknown_columns", values)] });
	}
	const beginning = await text.slice(0, headSigns).text();
	const isWhole = text.size <= headSigns;
	const head = headOf(declared, beginning, isWhole, mapping);
	const { missing } = head.columns;
	const fitting = missing.length > 0 ? fittingImport(imports, beginning, isWhole, mapping) : declared;
	const { survey, sample } = await surveyOf(text, declared, head, latestYear(clock));
	const order = dates ?? survey.order;
	const isUnclear = order === null && survey.examples.length > 0;
	return {
		declared,
		head,
		...settleStrange(declared, head, survey),
		missing,
		order,
		has_rows: survey.has_rows,
		sample,
		question:
			fitting !== undefined && fitting !== declared
				? { code: "kind", kind: fitting.kind }
				: isUnclear
					? { code: "dates", examples: survey.examples }
					: null,
	};
}

/** Refuses a file that lacks columns, with the headers that it has, or that has no rows. */
export function refuseUnusable({ question, missing, matches, has_rows }: Examined, translate: Translate): void {
	if (question?.code === "kind") return;
	if (missing.length > 0) {
		const details = { columns: missing.join(", "), found: foundWords(matches) };
		throw refuse("missing_columns", details, { file: [translate("imports:errors.missing_columns", details)] });
	}
	if (!has_rows) throw refuse("no_rows");
}

/** True where at least one header is known, or like one that is: a file without any is another one than was meant. */
export function mayBeMapped({ declared, matches }: Examined): boolean {
	return matches.some(({ column }) => column !== null) || guessColumns(declared, matches).size > 0;
}

/** Refuses a file that has headers alone; which columns it has is settled later. */
export function refuseWithoutRows({ has_rows }: Examined): void {
	if (!has_rows) throw refuse("no_rows");
}

function headOf(declared: Import, beginning: string, isWhole: boolean, mapping?: Mapping): CsvHead {
	try {
		return readHead(declared, beginning, isWhole, mapping);
	} catch (error) {
		if (!(error instanceof BrokenCsv)) throw error;
		throw refuse(beginning.trim() === "" ? "empty_file" : "broken_csv", { line: error.line });
	}
}

/** Looks through the rows until nothing further can be learned. Broken rows are for the import itself to tell. */
async function surveyOf(
	text: Blob,
	{ columns }: Import,
	head: CsvHead,
	latest_year: number,
): Promise<{ survey: Survey; sample: string[][] }> {
	const survey = beginSurvey(columns, head.headers, head.columns.places, latest_year);
	const sample: string[][] = [];
	const reader = createCsvReader(head.format, head.start);
	const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
	try {
		for (let at = head.start.offset; at < text.size; at += pieceBytes) {
			const piece = await text.slice(at, at + pieceBytes).arrayBuffer();
			const isLast = at + pieceBytes >= text.size;
			for (const { cells } of reader.read(decoder.decode(piece, { stream: !isLast }), isLast)) {
				if (sample.length < maxSampled) sample.push(cells);
				if (survey.add(cells) && sample.length === maxSampled) return { survey: survey.answer(), sample };
			}
		}
	} catch (error) {
		if (!(error instanceof BrokenCsv)) throw error;
		return { survey: { ...survey.answer(), has_rows: true }, sample };
	}
	return { survey: survey.answer(), sample };
}

/** A column of which no value is known is another one than its header says, where the file has no better one for that. */
function settleStrange({ columns }: Import, head: CsvHead, { strange }: Survey): Pick<Examined, "places" | "matches"> {
	let { places, matches } = head.columns;
	for (const id of strange) {
		const { [id]: place, ...others } = places;
		const { otherwise } = columns[id]!.values!;
		const column = otherwise in others ? null : otherwise;
		matches = matches.map((match, at) => (at === place ? { ...match, column } : match));
		places = column === null ? others : { ...others, [column]: place! };
	}
	return { places, matches };
}
