/** The SQL of download requests that are reports. */

import { type SQL, sql } from "drizzle-orm";
import type { downloadRequests } from "#drizzle/downloads";
import { dayMs } from "#workers/kernel/clock";
import type { RowOf, Statement } from "#workers/kernel/sql";
import type { ReportFormat } from "../rules/report-file";
import type { UploadState } from "./part-writer";

/** A made report is kept for 30 days (gaps.md, "Reports"). */
export const reportRetentionMs = 30 * dayMs;

/** What a report's job needs of its request. */
export type ReportRequest = RowOf<
	typeof downloadRequests,
	| "id"
	| "user_id"
	| "report_type"
	| "status"
	| "filters"
	| "filter_names"
	| "time_zone"
	| "language_code"
	| "file_name"
	| "checkpoint"
	| "schedule_id"
	| "created_at"
> & {
	format: ReportFormat;
};

/** What a download needs of its request. */
export type MadeReport = Pick<
	ReportRequest,
	"id" | "user_id" | "report_type" | "status" | "filters" | "format" | "time_zone" | "file_name"
> & {
	object_key: string | null;
	sha256: string | null;
	total_count: number | null;
	expires_at: number | null;
};

/** Where a report's job goes on: what R2 holds, what the format remembers, and the last row that was written. */
export type Checkpoint = {
	upload: UploadState;
	file: unknown;
	/** Where the reader of rows goes on (jobs/row-reader.ts); null before the first. */
	key: unknown;
	rows: number;
	/** When the first row was read. */
	as_of: number;
};

/** What makes two requests the same. */
export type SameRequest = Pick<ReportRequest, "user_id" | "report_type" | "filters" | "format" | "language_code"> & {
	since: number;
};

/** A new request. */
export function insertReportRequest(
	account_id: number,
	request: Omit<ReportRequest, "status" | "checkpoint">,
): Statement {
	return sql`insert into download_requests (account_id, id, user_id, type, report_type, status, filters, filter_names, format, time_zone, language_code, file_name, schedule_id, created_at)
		values (${account_id}, ${request.id}, ${request.user_id}, ${"report"}, ${request.report_type}, ${"pending"}, ${request.filters}, ${request.filter_names}, ${request.format},
		${request.time_zone}, ${request.language_code}, ${request.file_name}, ${request.schedule_id}, ${request.created_at})`;
}

/** The newest request for the same that waits or runs; one that is made would lack what happened since. */
export function findSameRequest(account_id: number, same: SameRequest) {
	return sql<{ id: number }>`select id from download_requests where ${isSame(account_id, same)}
		order by created_at desc, id desc limit 1`;
}

/** True in SQL while there is no request for the same. */
export function isFirstOfItsKind(account_id: number, same: SameRequest): Statement {
	return sql`select count(*) = 0 from download_requests where ${isSame(account_id, same)}`;
}

function isSame(account_id: number, same: SameRequest): SQL {
	return sql`account_id = ${account_id} and user_id = ${same.user_id} and type = 'report' and created_at >= ${same.since}
		and report_type = ${same.report_type} and filters = ${same.filters} and format = ${same.format}
		and language_code = ${same.language_code} and status in ('pending', 'processing')`;
}

/** The request of a job. */
export function findReportRequest(account_id: number, id: number) {
	return sql<ReportRequest>`select id, user_id, report_type, status, filters, filter_names, format, time_zone, language_code, file_name, checkpoint, schedule_id, created_at
		from download_requests where account_id = ${account_id} and id = ${id} and type = 'report'`;
}

/** True in SQL while nobody has ended the request (a run that was given up must not bring it back) and its requester is active. */
export function isStillUnderWay(account_id: number, id: number): Statement {
	return sql`select count(*) = 1 from download_requests r join users u on u.account_id = r.account_id and u.id = r.user_id
		where r.account_id = ${account_id} and r.id = ${id} and r.status in ('pending', 'processing')
		and u.status = 'active'`;
}

/** The request of a download. */
export function findMadeReport(account_id: number, id: number) {
	return sql<MadeReport>`select id, user_id, report_type, status, filters, format, time_zone, file_name, object_key, sha256, total_count, expires_at
		from download_requests where account_id = ${account_id} and id = ${id} and type = 'report'`;
}

/** Says that the job has begun, how many rows there will be, and where it goes on. */
export function updateProcessing(
	account_id: number,
	id: number,
	begun: { total_count: number | null; checkpoint: Checkpoint },
): Statement {
	return sql`update download_requests set status = 'processing', total_count = ${begun.total_count}, done_count = 0,
		checkpoint = ${JSON.stringify(begun.checkpoint)} where account_id = ${account_id} and id = ${id}`;
}

/** Keeps where the job goes on. */
export function updateCheckpoint(account_id: number, id: number, checkpoint: Checkpoint): Statement {
	return sql`update download_requests set checkpoint = ${JSON.stringify(checkpoint)}, done_count = ${checkpoint.rows}
		where account_id = ${account_id} and id = ${id}`;
}

/** Shows how far the job has come. */
export function updateProgress(account_id: number, id: number, done_count: number): Statement {
	return sql`update download_requests set done_count = ${done_count} where account_id = ${account_id} and id = ${id}`;
}

/** The report is there. */
export function updateProcessed(
	account_id: number,
	id: number,
	made: { object_key: string; byte_count: number; sha256: string; rows: number; now: number },
): Statement {
	return sql`update download_requests set status = 'processed', object_key = ${made.object_key}, byte_count = ${made.byte_count}, sha256 = ${made.sha256},
		total_count = ${made.rows}, done_count = ${made.rows}, success_count = ${made.rows}, checkpoint = null, finished_at = ${made.now},
		expires_at = ${made.now + reportRetentionMs} where account_id = ${account_id} and id = ${id}`;
}

/** The report could not be made; the reason is shown in its row. */
export function updateErrored(account_id: number, id: number, error_msg: string, now: number): Statement {
	return sql`update download_requests set status = 'errored', error_msg = ${error_msg}, checkpoint = null, finished_at = ${now}
		where account_id = ${account_id} and id = ${id} and status in ('pending', 'processing')`;
}

/** Reports and results of other long work whose time is over. */
export function listExpired(account_id: number, now: number) {
	return sql<{ id: number; type: string; object_key: string | null }>`select id, type, object_key from download_requests
		where account_id = ${account_id} and expires_at <= ${now} and status <> 'expired' limit 100`;
}

/** When the next of them is over; one that is made later is kept for `reportRetentionMs`. */
export function nextExpiry(account_id: number, now: number): SQL {
	return sql`coalesce((select max(r.expires_at, ${now}) from download_requests r where r.account_id = ${account_id}
		and r.expires_at is not null order by r.expires_at limit 1), ${now + reportRetentionMs})`;
}

/** Marks those whose file is gone; without a time they are never looked at again. */
export function updateExpired(account_id: number, ids: number[]): Statement {
	return sql`update download_requests set status = 'expired', object_key = null, expires_at = null where account_id = ${account_id}
		and id in (select value from json_each(${JSON.stringify(ids)}))`;
}

/** What a request is called: its file's name, else what was asked for. */
export function requestName(account_id: number, id: number | SQL) {
	return sql<{ name: string }>`select coalesce(nullif(d.file_name, ''), d.report_type) as name from download_requests d
		where d.account_id = ${account_id} and d.id = ${id}`;
}

/** Reports that wait or are being made, with the payload of the message that makes each. */
export function listUnderWay(account_id: number) {
	return sql<{
		payload: string;
		due_at: number;
	}>`select json_object('request_id', id) as payload, 0 as due_at from download_requests
		where account_id = ${account_id} and type = 'report' and status in ('pending', 'processing')`;
}
