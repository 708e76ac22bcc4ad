/** Writes a report's rows page by page; after each part it keeps where it stands, before a limit it goes on in a new message. */
import type { JobRun } from "#workers/kernel/define-job";
import { Refusal } from "#workers/kernel/errors";
import type { Scope } from "#workers/kernel/scope";
import { composeAbout } from "../rules/about";
import { type Cell, cellsOf } from "../rules/cells";
import { csvFile } from "../rules/csv-file";
import type { FileStart, ReportFile, ReportFormat } from "../rules/report-file";
import { xlsxFile } from "../rules/xlsx-file";
import { abortUpload, type FinishedFile, PartWriter, UploadLost } from "../store/part-writer";
import {
	type Checkpoint,
	type ReportRequest,
	updateCheckpoint,
	updateProcessing,
	updateProgress,
} from "../store/requests";
import type { ReportSource } from "./open-source";

/** A run ends below the limits of one invocation (1,000 statements, 30 s of computing) and goes on in a new message. */
const pagesPerRun = 200;
const runMs = 20_000;
/** How often the panel learns how far it is, and the lease is renewed. */
const pagesPerProgress = 10;

const formats: Record<ReportFormat, (start: FileStart) => ReportFile> = { csv: csvFile, xlsx: xlsxFile };

/** What one run works on. */
export type Work = { scope: Scope<null>; source: ReportSource; request: ReportRequest; run: JobRun };

/** A file under way. */
type Writing = Omit<Checkpoint, "upload" | "file"> & { writer: PartWriter; file: ReportFile };

/** The finished file and its rows; undefined when the work goes on in a new message. */
export async function writeReport(work: Work): Promise<(FinishedFile & { rows: number }) | undefined> {
	const { scope, request } = work;
	const checkpoint = request.checkpoint ? (JSON.parse(request.checkpoint) as Checkpoint) : null;
	if (checkpoint?.key && mayGoOn(work.run)) {
		try {
			return await writeOn(work, await goOn(work, checkpoint));
		} catch (error) {
			if (!(error instanceof UploadLost)) throw error;
			scope.log.warn("report-begun-anew", { request_id: request.id, reason: error.message });
		}
	}
	if (checkpoint) await abortUpload(scope.env.FILES, checkpoint.upload);
	return writeOn(work, await begin(work));
}

/** Where the files of a request lie in R2. */
export function filesOfRequest(account_id: number, request_id: number): string {
	return `reports/${account_id}/${request_id}/`;
}

/** What failed twice from a checkpoint may fail because of it. */
function mayGoOn({ attempt }: JobRun): boolean {
	return attempt !== 3 && attempt !== 5;
}

async function begin({ scope, source, request, run }: Work): Promise<Writing> {
	const { id } = scope.account;
	const total_count = await source.rows.count();
	const writer = await PartWriter.begin(scope.env.FILES, `${filesOfRequest(id, request.id)}${scope.newId()}`);
	const begun = { key: null, rows: 0, as_of: scope.clock.now() };
	const checkpoint = { ...begun, upload: await writer.keep(0), file: null };
	await scope.commit({
		statements: [updateProcessing(id, request.id, { total_count, checkpoint }), ...run.renew()],
		answer: {},
	});
	const file = formats[request.format](source);
	writer.add(file.open());
	return { ...begun, writer, file };
}

async function goOn({ scope, source, request }: Work, { upload, file: state, ...at }: Checkpoint): Promise<Writing> {
	const writer = await PartWriter.resume(scope.env.FILES, upload);
	return { ...at, writer, file: formats[request.format]({ ...source, state }) };
}

async function writeOn(work: Work, writing: Writing): Promise<(FinishedFile & { rows: number }) | undefined> {
	const { scope, source } = work;
	const { writer, file } = writing;
	const startedAt = scope.clock.now();
	for (let pages = 1; ; pages += 1) {
		const { cells, isLast } = await readPage(source, writing);
		writer.add(file.write(cells));
		if (file.isTooLarge()) throw new Refusal("too_large_for_xlsx", 409);
		if (isLast) break;
		const isRunOver = pages >= pagesPerRun || scope.clock.now() - startedAt > runMs;
		const isPartSent = await writer.sendFullParts();
		if (isPartSent || isRunOver) await saveCheckpoint(work, writing, isRunOver);
		else if (pages % pagesPerProgress === 0) await showProgress(work, writing);
		if (isRunOver) return undefined;
	}
	writer.add(file.close(composeAbout(aboutFacts(work, writing), source.reader.translate)));
	return { rows: writing.rows, ...(await writer.finish()) };
}

/** Reads the next page and moves `writing` behind it. */
async function readPage({ rows, columns, clock }: ReportSource, writing: Writing): Promise<ReadPage> {
	const found = await rows.next(writing.key);
	writing.key = found.position;
	writing.rows += found.rows.length;
	return { cells: found.rows.map((row) => cellsOf(row, columns, clock)), isLast: found.isLast };
}

type ReadPage = { cells: Cell[][]; isLast: boolean };

async function saveCheckpoint({ scope, request, run }: Work, writing: Writing, isRunOver: boolean): Promise<void> {
	const { key, rows, as_of, writer, file } = writing;
	const checkpoint = { key, rows, as_of, file: file.state(), upload: await writer.keep(rows) };
	await scope.commit({
		statements: [updateCheckpoint(scope.account.id, request.id, checkpoint), ...(isRunOver ? run.end() : run.renew())],
		answer: {},
		follow: isRunOver ? [{ job: "reports/make-report", payload: { request_id: request.id } }] : [],
	});
}

async function showProgress({ scope, request, run }: Work, { rows }: Writing): Promise<void> {
	await scope.commit({
		statements: [updateProgress(scope.account.id, request.id, rows), ...run.renew()],
		answer: {},
	});
}

function aboutFacts({ scope, source, request }: Work, { as_of, rows }: Writing) {
	return {
		report: source.title,
		account: scope.account.company_name,
		requester: source.reader.user.name,
		time_zone: request.time_zone,
		filters: source.filters,
		as_of: source.as_of ?? source.clock.stamp(as_of),
		rows,
	};
}
