/** Adds up the points that a whole file gives out, by the same reading and planning that apply it, and says what keeps it from them. */
import { z } from "zod";
import { figuresOf } from "#workers/features/account";
import { needsSecondOwner } from "#workers/features/budgets";
import { type Import, UnfitFile, type Upload } from "#workers/kernel/define-import";
import { refuse } from "#workers/kernel/errors";
import type { Account } from "#workers/kernel/identity";
import type { MemberScope, Scope } from "#workers/kernel/scope";
import { BrokenCsv, type CsvRecord, createCsvReader } from "../rules/csv-records";
import type { Checkpoint } from "../store/requests";
import type { DescribedRequest } from "./describe-request";
import { asItWas, headerCount, readingOf, withFault } from "./file-reading";

const rowsAtOnce = 1_000;
const pieceBytes = 524_288;
/** So many rows with points are weighed while somebody waits; of larger files the import itself tells. */
const maxRowsWaitedFor = 20_000;

/** The points that a file gives out, those that are there, those that are missing, and whether so many need a second owner. */
export const weighedPoints = z.object({
	wanted: z.int(),
	available: z.int(),
	missing: z.int(),
	needs_second_owner: z.literal([0, 1]),
});

/** The same as a type. */
export type WeighedPoints = z.output<typeof weighedPoints>;

/** A file as it is weighed. */
export type WeighedFile = {
	declared: Import;
	checkpoint: Checkpoint;
	upload: Upload;
	records: AsyncIterable<CsvRecord[]>;
	maxRows?: number;
};

/** The points that the rows of a file give out, of repeated rows the first one's; undefined beyond `maxRows` rows with points. */
export async function weighPoints(scope: Scope<null>, file: WeighedFile): Promise<number | undefined> {
	const { declared, checkpoint, upload, records, maxRows = Number.POSITIVE_INFINITY } = file;
	const { points } = declared;
	if (!points || !(points.column in checkpoint.places)) return 0;
	const reading = readingOf(scope.clock, checkpoint);
	const read = declared.reader(scope.account, reading);
	const taken = new Set<string>();
	let rows: unknown[] = [];
	let rowCount = 0;
	let wanted = 0;
	const planRows = async () => {
		const facts = await declared.load(scope, rows, upload, reading);
		for (const row of rows) {
			const keys = declared.keysOf(row);
			if (keys.some((key) => taken.has(key))) continue;
			const plan = declared.plan(row, facts);
			if (plan.kind !== "planned") continue;
			for (const key of keys) taken.add(key);
			wanted += points.given(plan.change);
		}
		rowCount += rows.length;
		rows = [];
	};
	for await (const piece of records) {
		for (const record of piece) {
			const { row } = read([asItWas(withFault(record, headerCount(checkpoint)), checkpoint)]);
			if (row !== null && points.asked(row) > 0) rows.push(row);
			if (rowCount + rows.length > maxRows) return undefined;
			if (rows.length === rowsAtOnce) await planRows();
		}
	}
	if (rows.length > 0) await planRows();
	return wanted;
}

/** What a file that is about to be uploaded would give out; null where it gives out none, or only the import itself can tell. */
export async function weighUpload(
	scope: MemberScope,
	text: Blob,
	declared: Import,
	{ checkpoint, question, filters }: DescribedRequest,
): Promise<WeighedPoints | null> {
	if (question || !declared.points || !(declared.points.column in checkpoint.places)) return null;
	const as_of = (filters.as_of as number | undefined) ?? null;
	const upload = { id: 0, user_id: scope.user.id, language_code: scope.request.language_code, as_of };
	const records = recordsOf(text, checkpoint);
	const planning: Scope<null> = { ...scope, user: null, entered: async () => null };
	try {
		const file = { declared, checkpoint, upload, records, maxRows: maxRowsWaitedFor };
		const wanted = await weighPoints(planning, file);
		return wanted ? measure(scope.account, wanted, await declared.points.available(planning)) : null;
	} catch (error) {
		if (error instanceof BrokenCsv) return null;
		throw error;
	}
}

/** Refuses a file that gives out more points than there are, with what is missing, or than one owner gives alone. */
export function refuseUnpayable(weighed: WeighedPoints | null, { account, request, translate }: MemberScope): void {
	const code = weighed && obstacleOf(weighed);
	if (!code) return;
	const values = valuesOf(weighed, account.country, request.language_code);
	throw refuse(code, values, { file: [translate(`imports:errors.${code}`, values)] });
}

/** Throws UnfitFile unless so many points are available, and one owner gives them alone. */
export async function assertPayable(
	scope: Scope<null>,
	{ declared, upload, wanted }: { declared: Import; upload: Upload; wanted: number },
): Promise<void> {
	const available = wanted > 0 ? ((await declared.points?.available(scope)) ?? 0) : 0;
	const weighed = measure(scope.account, wanted, available);
	const code = obstacleOf(weighed);
	if (!code) return;
	throw new UnfitFile(`imports:errors.${code}`, valuesOf(weighed, scope.account.country, upload.language_code));
}

function measure(account: Account, wanted: number, available: number): WeighedPoints {
	const needs_second_owner = needsSecondOwner(account, wanted) ? 1 : 0;
	return { wanted, available, missing: Math.max(0, wanted - available), needs_second_owner };
}

/** More points would not help a file that needs a second owner, so that is said first. */
function obstacleOf({ missing, needs_second_owner }: WeighedPoints) {
	if (needs_second_owner === 1) return "needs_second_owner" as const;
	return missing > 0 ? ("points_short" as const) : null;
}

function valuesOf({ wanted, available, missing }: WeighedPoints, country: string, language_code: string) {
	const figures = figuresOf(country, language_code);
	return {
		wanted: figures.format(wanted),
		available: figures.format(available),
		missing: figures.format(missing),
	};
}

/** The records of a file that lies in memory, piece by piece. Throws BrokenCsv. */
export async function* recordsOf(text: Blob, { format, start }: Checkpoint): AsyncGenerator<CsvRecord[]> {
	const reader = createCsvReader(format, start);
	const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
	for (let at = start.offset; at < text.size; at += pieceBytes) {
		const isLast = at + pieceBytes >= text.size;
		const piece = await text.slice(at, at + pieceBytes).arrayBuffer();
		yield reader.read(decoder.decode(piece, { stream: !isLast }), isLast);
	}
}
