/** What the first rows of a file would do, by the same reading and planning that apply them; nothing is written. */
import { type Import, UnfitFile, type Upload } from "#workers/kernel/define-import";
import type { RefusedRow } from "#workers/kernel/import-rows";
import type { MemberScope, Scope } from "#workers/kernel/scope";
import { foreseeChunk } from "../jobs/apply-chunk";
import { BrokenCsv, type CsvRecord } from "../rules/csv-records";
import type { Checkpoint } from "../store/requests";
import { asItWas, headerCount, withFault } from "./file-reading";
import { recordsOf } from "./weigh-points";

const rowsAtOnce = 500;
/** So many rows are looked through while somebody waits. */
const maxRows = 2_000;

/** What became of the rows that were looked at; `is_all`: there are no others; `unfit`: why the whole file would be refused. */
export type Foreseen = {
	seen: number;
	applied: number;
	unchanged: number;
	refused: RefusedRow[];
	is_all: boolean;
	unfit: string | null;
};

/** A file in memory, and how it is read. */
type ForeseenText = { declared: Import; upload: Upload; checkpoint: Checkpoint; text: Blob };

/** Looks through the first rows. A row that repeats one of the same file is refused as it will be. */
export async function foreseeRows(
	scope: MemberScope,
	{ declared, upload, text, ...read }: ForeseenText,
): Promise<Foreseen> {
	const planning: Scope<null> = { ...scope, user: null, entered: async () => null };
	const foreseen: Foreseen = { seen: 0, applied: 0, unchanged: 0, refused: [], is_all: true, unfit: null };
	const told = await tellWhole(scope, { declared, checkpoint: read.checkpoint, text });
	if ("unfit" in told) return { ...foreseen, unfit: told.unfit };
	const checkpoint: Checkpoint = { ...read.checkpoint, found: told.found };
	const taken = new Map<string, number>();
	const see = async (rows: CsvRecord[]) => {
		const records = rows.map((row) => asItWas(withFault(row, headerCount(checkpoint)), checkpoint));
		const chunk = await foreseeChunk(planning, { declared, upload, checkpoint, taken }, records);
		foreseen.seen += records.length;
		foreseen.applied += chunk.applied;
		foreseen.unchanged += chunk.unchanged;
		foreseen.refused.push(...chunk.refused);
	};
	let waiting: CsvRecord[] = [];
	try {
		for await (const records of recordsOf(text, checkpoint)) {
			waiting.push(...records);
			while (waiting.length >= rowsAtOnce && foreseen.seen < maxRows) await see(waiting.splice(0, rowsAtOnce));
			if (foreseen.seen >= maxRows && waiting.length > 0) return { ...foreseen, is_all: false };
		}
	} catch (error) {
		if (!(error instanceof BrokenCsv)) throw error;
		waiting = waiting.slice(0, maxRows);
		foreseen.is_all = false;
	}
	if (waiting.length > 0) await see(waiting);
	return foreseen;
}

/** What all rows together tell, such as how prices are written, as the run will find it. */
async function tellWhole(
	{ account, translate }: MemberScope,
	{ declared, checkpoint, text }: Omit<ForeseenText, "upload">,
): Promise<{ found: unknown } | { unfit: string }> {
	const { places, format } = checkpoint;
	const survey = declared.survey?.(account, { places, delimiter: format.delimiter });
	if (!survey) return { found: undefined };
	try {
		for await (const records of recordsOf(text, checkpoint)) for (const { cells } of records) survey.add(cells);
	} catch (error) {
		if (!(error instanceof BrokenCsv)) throw error;
	}
	try {
		return { found: survey.found() };
	} catch (error) {
		if (!(error instanceof UnfitFile)) throw error;
		return { unfit: translate(error.text, error.values) };
	}
}
