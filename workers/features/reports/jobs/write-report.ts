/** Writes a report's rows page by page; after each part it keeps where it stands, before a limit it goes on in a new message. */
import { sql } from "drizzle-orm";
import type { JobRun } from "#workers/kernel/define-job";
import { Refusal } from "#workers/kernel/errors";
import type { Scope } from "#workers/kernel/scope";
import { conditionsOf, rowsAfter } from "#workers/kernel/table-page";
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

const rowsAtOnce = 1_000;
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
	const total_count = await countRows(scope, source);
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
		const rows = await readPage(source, writing);
		writer.add(file.write(rows));
		if (file.isTooLarge()) throw new Refusal("too_large_for_xlsx", 409);
		if (rows.length < rowsAtOnce) break;
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
async function readPage({ list, reader, query, columns, clock }: ReportSource, writing: Writing): Promise<Cell[][]> {
	const { id, desc } = list.face.default_sort;
	const found = await reader.read(rowsAfter(query, { sort: list.sorts[id]!, desc }, writing.key, rowsAtOnce));
	const last = found.at(-1);
	if (last) writing.key = [last.page_key as number | string, last.page_id as number];
	writing.rows += found.length;
	return found.map(({ page_key: _key, page_id: _id, ...row }) =>
		cellsOf(list.present ? (list.present(reader, row) as Record<string, unknown>) : row, columns, clock),
	);
}

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

async function countRows(scope: Scope<null>, { query, list }: ReportSource): Promise<number> {
	const { id, desc } = list.face.default_sort;
	const [counted] = await scope.read(
		sql<{ total: number }>`select count(*) as total from ${query.from}
			where ${conditionsOf(query, { sort: list.sorts[id]!, desc }, null)}`,
	);
	return counted?.total ?? 0;
}

function aboutFacts({ scope, source, request }: Work, { as_of, rows }: Writing) {
	return {
		report: source.title,
		account: scope.account.company_name,
		requester: source.reader.user.name,
		time_zone: request.time_zone,
		filters: source.filters,
		as_of,
		rows,
	};
}
