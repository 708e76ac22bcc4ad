/**
 * Runs an import in chunks of 500 rows; invariant: a chunk's effect, its refused rows and the place where reading goes
 * on are one batch, so that an import that dies is taken up again without doing anything twice.
 */
import { z } from "zod";
import { assertAll } from "#workers/kernel/assertions";
import { unprotectText } from "#workers/kernel/csv-lines";
import { defineJob, type JobRun } from "#workers/kernel/define-job";
import type { Scope, Translate } from "#workers/kernel/scope";
import { touchTable } from "#workers/kernel/table-page";
import { textsFor, translator } from "#workers/kernel/translate";
import { maxPictures, maxVariants } from "../rules/catalogue-rows";
import type { CsvRecord } from "../rules/csv-records";
import { type RefusedRow, wordsOf } from "../rules/refused-row";
import { columnsOfResult } from "../rules/result-file";
import {
	type Checkpoint,
	type Counts,
	deleteKeys,
	findRunningRequest,
	type ImportRequest,
	insertRefusals,
	requesterMayImport,
	requestsVersion,
	type StoredRefusal,
	updateErrored,
	updateFinished,
	updateProgress,
	updateReading,
} from "../store/requests";
import type { Applied } from "./applied";
import { applyCatalogue, handleOf } from "./apply-catalogue";
import { applyMembers } from "./apply-members";
import { countFile } from "./count-file";
import { fetchPictures } from "./fetch-pictures";
import { lastingFault, requesterLeft } from "./lasting-fault";
import { linkManagers } from "./link-managers";
import { type Source, takeRecords } from "./read-source";
import { writeResult } from "./write-result";

const rowsAChunk = 500;
/** Rows with long texts make a chunk sooner: what it writes must fit into the database's values. */
const bytesAChunk = 786_432;
/** The rows of one item: its variants, and rows that hold a picture alone. */
const rowsAnItem = maxVariants + maxPictures;
/** A run goes on in a new message after so many chunks, far below the platform's limits of one invocation. */
const chunksARun = 10;

/** An import as a run holds it; every step moves it on. */
type Progress = {
	request: ImportRequest;
	checkpoint: Checkpoint;
	counts: Counts;
	total_count: number;
	picture_count: number;
	source: Source;
	translate: Translate;
};

export const runImport = defineJob({
	name: "imports/run-import",
	summary: "Applies an uploaded file chunk by chunk and reports wrong rows by line.",
	runsApart: true,
	payload: z.object({ request_id: z.int() }),
	handler: async (scope, { request_id }, run) => {
		const progress = await openProgress(scope, request_id);
		if (!progress) return;
		try {
			for (let chunk = 0; chunk < chunksARun; chunk += 1) {
				if (progress.checkpoint.phase === "finish") return await finish(scope, progress, run);
				await takeStep(scope, progress, run);
			}
			const follow = [{ job: runImport.name, payload: { request_id } }];
			await scope.commit({ statements: run.end(), answer: {}, follow });
		} catch (error) {
			const words = lastingFault(scope, progress, error);
			if (words === undefined) throw error;
			await fail(scope, request_id, words, run);
		}
	},
	onFailed: async (scope, { request_id }) => {
		const progress = await openProgress(scope, request_id);
		if (progress) await fail(scope, request_id, progress.translate("imports:errors.upload_failed"));
	},
});

async function openProgress(scope: Scope<null>, request_id: number): Promise<Progress | undefined> {
	const [request] = await scope.read(findRunningRequest(scope.account.id, request_id));
	if (!request) return undefined;
	const checkpoint = JSON.parse(request.checkpoint) as Checkpoint;
	const { done_count, success_count, failed_count, unchanged_count } = request;
	return {
		request,
		checkpoint,
		counts: { done_count, success_count, failed_count, unchanged_count },
		total_count: request.total_count ?? 0,
		picture_count: request.picture_count,
		source: {
			bucket: scope.env.FILES,
			key: request.source_key,
			byte_count: request.byte_count,
			format: checkpoint.format,
			header_count: checkpoint.headers.length + (checkpoint.is_supplement ? columnsOfResult : 0),
		},
		translate: translator(textsFor(scope.account, request.language_code)),
	};
}

async function takeStep(scope: Scope<null>, progress: Progress, run: JobRun): Promise<void> {
	if (progress.checkpoint.phase === "count") return count(scope, progress, run);
	if (progress.checkpoint.phase === "apply") return applyChunk(scope, progress, run);
	const linked = await linkManagers(scope, progress.request);
	await keep(scope, progress, run, linked, { ...progress.checkpoint, phase: "finish" });
}

/** Reads the whole file once, so that the total is known and a broken file is refused before anything is applied. */
async function count(scope: Scope<null>, progress: Progress, run: JobRun): Promise<void> {
	if (progress.request.status === "pending") {
		await scope.commit({
			statements: [updateReading(scope.account.id, progress.request.id), ...run.renew()],
			answer: {},
		});
	}
	const { checkpoint, request, source } = progress;
	const { total_count, prices } = await countFile(scope, request.report_type, checkpoint, source);
	progress.total_count = total_count;
	const nothing: Applied = { statements: [], refused: [], success_count: 0, unchanged_count: 0, picture_count: 0 };
	await keep(scope, progress, run, nothing, { ...checkpoint, phase: "apply", next: checkpoint.start, prices });
}

async function applyChunk(scope: Scope<null>, progress: Progress, run: JobRun): Promise<void> {
	const { request, checkpoint, source } = progress;
	const isCatalogue = request.report_type === "catalogue";
	const groupOf = isCatalogue ? handleOf(checkpoint.places) : undefined;
	const portion = { rows: rowsAChunk, bytes: bytesAChunk, groupOf, groupRows: rowsAnItem };
	const taken = await takeRecords(source, checkpoint.next, portion);
	const records = checkpoint.is_supplement ? taken.records.map((record) => asItWas(record, checkpoint)) : taken.records;
	const applied = isCatalogue
		? await applyCatalogue(scope, request, checkpoint, records)
		: await applyMembers(scope, request, checkpoint, records);
	const cut_group = taken.cutGroup;
	const next = records.at(-1)?.next ?? checkpoint.next;
	const isOver = progress.counts.done_count + records.length >= progress.total_count || records.length === 0;
	const phase = isOver ? (isCatalogue ? "finish" : "link") : "apply";
	await keep(scope, progress, run, applied, { ...checkpoint, phase, next, cut_group });
}

/** A row of a file of wrong rows as it stood in the first file. */
function asItWas(record: CsvRecord, { headers }: Checkpoint): CsvRecord {
	return { ...record, cells: record.cells.slice(0, headers.length).map(unprotectText) };
}

/** Commits a step: its effect, its wrong rows, and how far the import is. */
async function keep(
	scope: Scope<null>,
	progress: Progress,
	run: JobRun,
	applied: Applied,
	checkpoint: Checkpoint,
): Promise<void> {
	const account_id = scope.account.id;
	const { request, translate } = progress;
	const failed = applied.refused.filter((row) => !row.isWarning).length;
	const counts: Counts = {
		done_count: progress.counts.done_count + failed + applied.success_count + applied.unchanged_count,
		success_count: progress.counts.success_count + applied.success_count,
		failed_count: progress.counts.failed_count + failed,
		unchanged_count: progress.counts.unchanged_count + applied.unchanged_count,
	};
	await scope.commit({
		statements: [
			assertAll({ lease_lost: run.holds(), [requesterLeft]: requesterMayImport(account_id, request.id) }),
			...applied.statements,
			...insertRefusals(
				account_id,
				request.id,
				applied.refused.map((row) => stored(row, checkpoint, translate)),
			),
			updateProgress(account_id, request.id, checkpoint, counts, progress.total_count),
			...run.renew(),
		],
		answer: {},
	});
	Object.assign(progress, { checkpoint, counts, picture_count: progress.picture_count + applied.picture_count });
}

/** A wrong row in the requester's words; columns are called as the file calls them. */
function stored(
	{ line, cells, reasons, isWarning }: RefusedRow,
	{ headers, places }: Checkpoint,
	translate: Translate,
): StoredRefusal {
	return {
		line,
		reason: wordsOf(reasons, translate, (column) => headers[places[column] ?? -1]?.trim() || column),
		row: rowText(cells),
		is_warning: isWarning ? 1 : 0,
	};
}

/** The cells as they are kept: a row too large for a value of the database is cut, cell by cell. */
function rowText(cells: readonly string[]): string {
	const text = JSON.stringify(cells);
	// It travels as text within a JSON parameter, which doubles its quotes.
	const isSmall = text.length < 100_000 || new TextEncoder().encode(JSON.stringify(text)).length <= maxRowBytes;
	return isSmall ? text : JSON.stringify(cells.map((cell) => cell.slice(0, maxCellCharacters)));
}

const maxRowBytes = 1_800_000;
const maxCellCharacters = 1_000;

async function finish(scope: Scope<null>, progress: Progress, run: JobRun): Promise<void> {
	const account_id = scope.account.id;
	const { request, counts } = progress;
	// Nothing reads the file any more; what should go wrong here is made good by remove-source.
	await scope.env.FILES.delete(request.source_key);
	const result = await writeResult(scope, request, progress.checkpoint, progress.translate);
	await scope.commit({
		statements: [
			updateFinished(account_id, request.id, { ...result, now: scope.clock.now() }),
			deleteKeys(account_id, request.id),
			touchTable(account_id, requestsVersion),
			...run.end(),
		],
		answer: {},
		audit: {
			subject_kind: "download_request",
			subject_id: request.id,
			details: { kind: request.report_type, ...counts },
		},
		follow:
			progress.picture_count > 0
				? [{ job: fetchPictures.name, payload: { request_id: request.id, language_code: request.language_code } }]
				: [],
	});
}

async function fail(scope: Scope<null>, request_id: number, error_msg: string, run?: JobRun): Promise<void> {
	const account_id = scope.account.id;
	await scope.commit({
		statements: [
			updateErrored(account_id, request_id, error_msg, scope.clock.now()),
			deleteKeys(account_id, request_id),
			touchTable(account_id, requestsVersion),
			...(run?.end() ?? []),
		],
		answer: {},
		audit: { subject_kind: "download_request", subject_id: request_id },
	});
}
