/** Finds out what a file would do before anything is done: its columns, what is unclear, and what must be asked. */
import { smallTexts } from "#workers/kernel/bounds";
import type { Clock } from "#workers/kernel/clock";
import { invalid, refuse } from "#workers/kernel/errors";
import { roles } from "#workers/kernel/identity";
import type { Scope, Translate } from "#workers/kernel/scope";
import { beginSurvey, type Survey } from "../rules/column-survey";
import { columnsOf, type ImportKind } from "../rules/columns";
import { type CsvHead, fittingKind, readHead } from "../rules/csv-head";
import { BrokenCsv, createCsvReader } from "../rules/csv-records";
import type { DayOrder } from "../rules/days";
import { foundWords, type HeaderMatch, type Mapping, unknownColumns } from "../rules/match-columns";
import type { Question } from "../rules/question";

const headSigns = 65_536;
const pieceBytes = 524_288;
const maxSampled = 5;

/** The refusals that examining declares. */
export const examineErrors = { empty_file: {}, broken_csv: {}, missing_columns: {}, no_rows: {} };

/** Header of the file → column of the import, for headers of another name; "" for one that shall not be read. */
export const mappingShape = smallTexts({ maxEntries: 200, maxLength: 200 });

/** What somebody who uploads says of their file. */
export type Wishes = { kind: ImportKind; mapping?: Mapping; dates?: DayOrder };

/** The last year that two digits of a date can mean: next year. */
export function latestYear(clock: Clock): number {
	return new Date(clock.now()).getUTCFullYear() + 1;
}

/** What a file is and would be read as. */
export type Examined = {
	kind: ImportKind;
	head: CsvHead;
	places: Record<string, number>;
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
	{ kind, mapping, dates }: Wishes,
	{ clock, translate }: Pick<Scope, "clock" | "translate">,
): Promise<Examined> {
	const unknown = unknownColumns(kind, mapping);
	if (unknown.length > 0) {
		const values = { columns: unknown.join(", "), known: columnsOf(kind).join(", ") };
		throw invalid({ mapping: [translate("imports:errors.unknown_columns", values)] });
	}
	const beginning = await text.slice(0, headSigns).text();
	const isWhole = text.size <= headSigns;
	const head = headOf(kind, beginning, isWhole, mapping);
	const { missing } = head.columns;
	const fitting = missing.length > 0 ? fittingKind(kind, beginning, isWhole, mapping) : kind;
	const { survey, sample } = await surveyOf(text, head, latestYear(clock));
	const order = dates ?? survey.order;
	const isUnclear = order === null && survey.examples.length > 0;
	return {
		kind,
		head,
		...settleRole(head, survey),
		missing,
		order,
		has_rows: survey.has_rows,
		sample,
		question:
			fitting !== undefined && fitting !== kind
				? { code: "kind", kind: fitting }
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

function headOf(kind: ImportKind, beginning: string, isWhole: boolean, mapping?: Mapping): CsvHead {
	try {
		return readHead(kind, beginning, isWhole, mapping);
	} catch (error) {
		if (!(error instanceof BrokenCsv)) throw error;
		throw refuse(beginning.trim() === "" ? "empty_file" : "broken_csv", { line: error.line });
	}
}

/** Looks through the rows until nothing further can be learned. Broken rows are for the import itself to tell. */
async function surveyOf(
	text: Blob,
	head: CsvHead,
	latest_year: number,
): Promise<{ survey: Survey; sample: string[][] }> {
	const survey = beginSurvey(head.headers, head.columns.places, { roles, latest_year });
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

/** A column of roles of which none is ours tells what people do: it is their title, where the file has no better one. */
function settleRole({ columns }: CsvHead, { has_roles }: Survey): Pick<Examined, "places" | "matches"> {
	const { role, ...places } = columns.places;
	if (role === undefined || has_roles) return columns;
	const isTitle = !("title" in places);
	const column = isTitle ? "title" : null;
	const matches = columns.matches.map((match, at) => (at === role ? { ...match, column } : match));
	return { places: isTitle ? { ...places, title: role } : places, matches };
}
