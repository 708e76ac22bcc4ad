/** Makes a report in R2 part by part; invariant: a run that dies goes on from its last part, and one file arrives once. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { findUserById, toUser } from "#workers/features/session";
import { defineJob, type JobRun } from "#workers/kernel/define-job";
import type { Table, TableQuery } from "#workers/kernel/define-table";
import { findReport, type Report } from "#workers/kernel/known-reports";
import type { MemberScope, Scope } from "#workers/kernel/scope";
import { rowsAfter, touchTable } from "#workers/kernel/table-page";
import { textsFor, translator } from "#workers/kernel/translate";
import { PartWriter } from "../part-writer";
import { reportColumns, writeHeadings, writeRows } from "../rules/write-rows";
import {
	type Checkpoint,
	findReportRequest,
	type ReportRequest,
	updateCheckpoint,
	updateErrored,
	updateProcessed,
	updateProcessing,
} from "../store";

const rowsAtOnce = 1_000;
/** A run ends after so many pages and goes on in a new message, below D1's 1,000 statements an invocation. */
const pagesPerRun = 400;

export const makeReport = defineJob({
	name: "reports/make-report",
	summary: "Writes a requested report to R2.",
	payload: z.object({ request_id: z.int() }),
	handler: async (scope, { request_id }, run) => {
		const [request] = await scope.read(findReportRequest(scope.account.id, request_id));
		if (!request || !["pending", "processing"].includes(request.status)) return;
		const report = findReport(request.report_type);
		if (!report) throw new Error(`no report is called ${request.report_type}`);
		const reader = await readerOf(scope, request);
		const made = await writeReport(scope, reader, report, request, run);
		if (!made) return;
		await scope.commit({
			statements: [
				updateProcessed(scope.account.id, request_id, { ...made, now: scope.clock.now() }),
				touchTable(scope.account.id, "download_requests"),
				...run.end(),
			],
			answer: {},
			audit: { subject_kind: "download_request", subject_id: request_id, details: { rows: made.rows } },
		});
	},
	onGivenUp: async (scope, { request_id }) => {
		const [request] = await scope.read(findReportRequest(scope.account.id, request_id));
		if (!request) return;
		const translate = translator(textsFor(scope.account, request.language_code));
		await scope.commit({
			statements: [
				updateErrored(scope.account.id, request_id, translate("reports:failed"), scope.clock.now()),
				touchTable(scope.account.id, "download_requests"),
			],
			answer: {},
			audit: { subject_kind: "download_request", subject_id: request_id },
		});
	},
});

/** The scope in which the report's query runs: the requester's own view, in the language of the request. */
async function readerOf(scope: Scope<null>, request: ReportRequest): Promise<MemberScope> {
	const [row] = await scope.read(findUserById(scope.account.id, request.user_id));
	if (!row) throw new Error(`the requester ${request.user_id} is gone`);
	const translate = translator(textsFor(scope.account, request.language_code));
	return {
		...scope,
		user: toUser(row),
		translate,
		request: { ...scope.request, language_code: request.language_code },
	};
}

type Made = { object_key: string; byte_count: number; sha256: string; rows: number };

async function writeReport(
	scope: Scope<null>,
	reader: MemberScope,
	report: Report,
	request: ReportRequest,
	run: JobRun,
): Promise<Made | undefined> {
	const account_id = scope.account.id;
	const filters = JSON.parse(request.filters) as Record<string, unknown>;
	const query = report.query(reader, filters);
	const columns = reportColumns(report.columns);
	const checkpoint = request.checkpoint ? (JSON.parse(request.checkpoint) as Checkpoint) : null;
	if (!checkpoint)
		await scope.commit({
			statements: [
				updateProcessing(account_id, request.id, await countRows(scope, query)),
				touchTable(account_id, "download_requests"),
				...run.renew(),
			],
			answer: {},
		});
	const object_key = `reports/${account_id}/${request.id}`;
	const writer = await PartWriter.open(scope.env.FILES, object_key, checkpoint);
	if (!checkpoint) writer.add(writeHeadings(columns, reader.translate));
	let key = checkpoint?.key ?? null;
	let rows = checkpoint?.rows ?? 0;
	for (let pages = 0; ; pages += 1) {
		const page = await readRows(report, reader, query, key);
		rows += page.rows.length;
		key = page.key ?? key;
		writer.add(writeRows(page.rows, columns, request.time_zone));
		const isLast = page.rows.length < rowsAtOnce;
		if (isLast) break;
		if (!(await writer.sendFullPart())) continue;
		const next: Checkpoint = { ...writer.state(), key: key!, rows };
		const isRunOver = pages >= pagesPerRun;
		await keepCheckpoint(scope, request.id, next, run, isRunOver);
		if (isRunOver) return undefined;
	}
	return { object_key, rows, ...(await writer.finish()) };
}

async function readRows(
	report: Table,
	reader: MemberScope,
	query: TableQuery,
	key: Checkpoint["key"] | null,
): Promise<{ rows: Record<string, unknown>[]; key: Checkpoint["key"] | null }> {
	const { id, desc } = report.default_sort;
	const found = await reader.read(rowsAfter(query, report.sorts[id]!, desc, key, rowsAtOnce));
	const last = found.at(-1);
	const rows = found.map(({ page_key: _key, page_id: _id, ...row }) =>
		report.present ? (report.present(reader, row) as Record<string, unknown>) : row,
	);
	return { rows, key: last ? [last.page_key as number | string, last.page_id as number] : null };
}

async function keepCheckpoint(
	scope: Scope<null>,
	request_id: number,
	checkpoint: Checkpoint,
	run: JobRun,
	isRunOver: boolean,
): Promise<void> {
	const account_id = scope.account.id;
	await scope.commit({
		statements: [
			updateCheckpoint(account_id, request_id, checkpoint),
			touchTable(account_id, "download_requests"),
			...(isRunOver ? run.end() : run.renew()),
		],
		answer: {},
		follow: isRunOver ? [{ job: "reports/make-report", payload: { request_id } }] : [],
	});
}

async function countRows(scope: Scope<null>, query: TableQuery): Promise<number> {
	const [counted] = await scope.read(
		sql<{ total: number }>`select count(*) as total from ${query.from} where ${sql.join(query.where, sql` and `)}`,
	);
	return counted?.total ?? 0;
}
