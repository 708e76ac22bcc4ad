/**
 * Runs an import in chunks of 500 rows; invariant: a chunk's effect, its refused rows and the place where reading goes
 * on are one batch, so that an import that dies is taken up again without doing anything twice.
 */
import { z } from "zod";
import { assertAll } from "#workers/kernel/assertions";
import type { Import } from "#workers/kernel/define-import";
import { defineJob, interrupted, type JobRun } from "#workers/kernel/define-job";
import type { RefusedRow } from "#workers/kernel/import-rows";
import type { Scope, Translate } from "#workers/kernel/scope";
import { touchTable } from "#workers/kernel/table-page";
import { textsFor, translator } from "#workers/kernel/translate";
import type { CsvRecord } from "../rules/csv-records";
import { wordsOf } from "../rules/reason-words";
import { asItWas, headerCount } from "../steps/file-reading";
import { findImport } from "../store/known-imports";
import { insertPiece } from "../store/pieces";
import {
	type Checkpoint,
	type Counts,
	deleteKeys,
	findRunningRequest,
	type ImportRequest,
	insertRefusals,
	listNoted,
	listUnderWay,
	requesterMayImport,
	requestsVersion,
	type StoredRefusal,
	updateErrored,
	updateFinished,
	updateProgress,
	updateReading,
} from "../store/requests";
import { type Applied, applyChunk } from "./apply-chunk";
import { countFile } from "./count-file";
import { holdPoints } from "./hold-points";
import { lastingFault, requesterLeft } from "./lasting-fault";
import { type Source, type Taker, takerOf } from "./read-source";
import { writeResult } from "./write-result";

const rowsAChunk = 500;
/** Rows with long texts make a chunk sooner: what it writes must fit into the database's values. */
const bytesAChunk = 786_432;
/** A run goes on in a new message after so many chunks, far below the platform's limits of one invocation. */
const chunksARun = 10;

/** An import as a run holds it; every step moves it on. */
type Progress = {
	declared: Import;
	request: ImportRequest;
	checkpoint: Checkpoint;
	counts: Counts;
	total_count: number;
	pending_count: number;
	source: Source;
	/** Reads on through the file as long as this run lasts; there from the first rows on that are applied. */
	take?: Taker;
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
			await fail(scope, progress, words, run);
		}
	},
	afterImport: { does: "end", waiting: listUnderWay },
	onFailed: async (scope, { request_id }, reason) => {
		const progress = await openProgress(scope, request_id);
		const words = reason === interrupted ? "imports:errors.interrupted" : "imports:errors.upload_failed";
		if (progress) await fail(scope, progress, progress.translate(words));
	},
});

async function openProgress(scope: Scope<null>, request_id: number): Promise<Progress | undefined> {
	const [request] = await scope.read(findRunningRequest(scope.account.id, request_id));
	if (!request) return undefined;
	const checkpoint = JSON.parse(request.checkpoint) as Checkpoint;
	const { done_count, success_count, failed_count, unchanged_count } = request;
	return {
		declared: findImport(request.report_type),
		request,
		checkpoint,
		counts: { done_count, success_count, failed_count, unchanged_count },
		total_count: request.total_count ?? 0,
		pending_count: request.picture_count,
		source: {
			bucket: scope.env.FILES,
			key: request.source_key,
			byte_count: request.byte_count,
			format: checkpoint.format,
			header_count: headerCount(checkpoint),
		},
		translate: translator(textsFor(scope.account, request.language_code)),
	};
}

async function takeStep(scope: Scope<null>, progress: Progress, run: JobRun): Promise<void> {
	if (progress.checkpoint.phase === "count") return count(scope, progress, run);
	if (progress.checkpoint.phase === "apply") return applyNext(scope, progress, run);
	await link(scope, progress, run);
}

/** Reads the whole file once, so that the total is known and a broken file is refused before anything is applied. */
async function count(scope: Scope<null>, progress: Progress, run: JobRun): Promise<void> {
	if (progress.request.status === "pending") {
		await scope.commit({
			statements: [updateReading(scope.account.id, progress.request.id), ...run.renew()],
			answer: {},
		});
	}
	const { declared, request, checkpoint, source } = progress;
	const { total_count, found } = await countFile(scope, declared, checkpoint, source);
	progress.total_count = total_count;
	const nothing: Applied = { statements: [], refused: [], success_count: 0, unchanged_count: 0, pending_count: 0 };
	const counted: Checkpoint = { ...checkpoint, phase: "apply", next: checkpoint.start, found };
	const file = { declared, upload: request, checkpoint: counted, source };
	await holdPoints(scope, file, (statements) => keep(scope, progress, run, { ...nothing, statements }, counted));
}

/** The second pass, over rows that need all others to be there. */
async function link(scope: Scope<null>, progress: Progress, run: JobRun): Promise<void> {
	const { declared, request, checkpoint } = progress;
	const noted = await scope.read(listNoted(scope.account.id, request.id));
	const linked = (await declared.link?.(scope, noted)) ?? { statements: [], refused: [], changed_count: 0 };
	const { statements, refused, changed_count } = linked;
	const applied = {
		statements,
		refused,
		success_count: changed_count,
		unchanged_count: -changed_count,
		pending_count: 0,
		changed_count,
	};
	await keep(scope, progress, run, applied, { ...checkpoint, phase: "finish" });
}

async function applyNext(scope: Scope<null>, progress: Progress, run: JobRun): Promise<void> {
	const { declared, request, checkpoint, source } = progress;
	const { group } = declared;
	const groupOf = group && ((record: CsvRecord) => group.of(record, checkpoint.places));
	const portion = { rows: rowsAChunk, bytes: bytesAChunk, groupOf, groupRows: group?.max };
	progress.take ??= takerOf(source, checkpoint.next);
	const taken = await progress.take(portion);
	const records = taken.records.map((record) => asItWas(record, checkpoint));
	const applied = await applyChunk(scope, declared, request, checkpoint, records);
	const cut_group = taken.cutGroup;
	const next = records.at(-1)?.next ?? checkpoint.next;
	const isOver = progress.counts.done_count + records.length >= progress.total_count || records.length === 0;
	const phase = isOver ? (declared.link ? "link" : "finish") : "apply";
	await keep(scope, progress, run, applied, { ...checkpoint, phase, next, cut_group });
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
	const { declared, request } = progress;
	const failed = applied.refused.filter((row) => !row.isWarning).length;
	const counts: Counts = {
		done_count: progress.counts.done_count + failed + applied.success_count + applied.unchanged_count,
		success_count: progress.counts.success_count + applied.success_count,
		failed_count: progress.counts.failed_count + failed,
		unchanged_count: progress.counts.unchanged_count + applied.unchanged_count,
	};
	await scope.commit({
		statements: [
			assertAll({
				...run.holds(),
				[requesterLeft]: requesterMayImport(account_id, request.id, declared.roles),
			}),
			...applied.statements,
			...(declared.undo ? insertPiece(account_id, request.id, applied, scope.clock.now()) : []),
			...insertRefusals(
				account_id,
				request.id,
				applied.refused.map((row) => stored(row, checkpoint, progress)),
			),
			updateProgress(account_id, request.id, checkpoint, counts, progress.total_count),
			...run.renew(),
		],
		answer: {},
		follow: applied.messages,
	});
	Object.assign(progress, { checkpoint, counts, pending_count: progress.pending_count + applied.pending_count });
}

/** A wrong row in the requester's words; columns are called as the file calls them. */
function stored(
	{ line, cells, reasons, isWarning }: RefusedRow,
	{ headers, places }: Checkpoint,
	{ declared, translate }: Progress,
): StoredRefusal {
	return {
		line,
		reason: wordsOf(declared, reasons, translate, (column) => headers[places[column] ?? -1]?.trim() || column),
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
	const { declared, request, counts } = progress;
	// Nothing reads the file any more; what should go wrong here is made good by remove-source.
	await scope.env.FILES.delete(request.source_key);
	const result = await writeResult(scope, request, progress.checkpoint, progress.translate);
	const checkpoint = result.object_key === null ? null : { ...progress.checkpoint, found: undefined };
	await scope.commit({
		statements: [
			updateFinished(account_id, request.id, { ...result, checkpoint, now: scope.clock.now() }),
			deleteKeys(account_id, request.id),
			...(declared.points?.giveBack(scope, request) ?? []),
			touchTable(account_id, requestsVersion),
			...run.end(),
		],
		answer: {},
		audit: {
			subject_kind: "download_request",
			subject_id: request.id,
			details: { kind: request.report_type, ...counts },
		},
		follow: declared.follow && progress.pending_count > 0 ? [declared.follow(request)] : [],
	});
}

async function fail(
	scope: Scope<null>,
	{ declared, request }: Progress,
	error_msg: string,
	run?: JobRun,
): Promise<void> {
	const account_id = scope.account.id;
	const request_id = request.id;
	await scope.commit({
		statements: [
			updateErrored(account_id, request_id, error_msg, scope.clock.now()),
			deleteKeys(account_id, request_id),
			...(declared.points?.giveBack(scope, request) ?? []),
			touchTable(account_id, requestsVersion),
			...(run?.end() ?? []),
		],
		answer: {},
		audit: { subject_kind: "download_request", subject_id: request_id },
	});
}
