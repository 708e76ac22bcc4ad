/** The SQL of download requests that are reports. */
import { sql } from "drizzle-orm";
import { dayMs } from "#workers/kernel/clock";
import type { Statement } from "#workers/kernel/sql";

/** A made report is kept for 30 days (gaps.md, "Reports"). */
export const reportKeptMs = 30 * dayMs;

/** What a report's job needs of its request. */
export type ReportRequest = {
	id: number;
	user_id: number;
	report_type: string;
	status: string;
	filters: string;
	format: string;
	time_zone: string;
	language_code: string;
	file_name: string;
	checkpoint: string | null;
	done_count: number;
	created_at: number;
};

/** What a download needs of its request. */
export type MadeReport = Pick<
	ReportRequest,
	"id" | "user_id" | "report_type" | "status" | "filters" | "time_zone" | "file_name"
> & {
	object_key: string | null;
	sha256: string | null;
	total_count: number | null;
	expires_at: number | null;
};

/** Where a report's job goes on after its last part. */
export type Checkpoint = {
	upload_id: string;
	parts: { partNumber: number; etag: string }[];
	key: [number | string, number];
	rest: string;
	rows: number;
};

/** A new request; `join_key` makes the same request within the same minute one. */
export function insertReportRequest(
	account_id: number,
	request: Omit<ReportRequest, "status" | "checkpoint" | "done_count"> & { join_key: string },
): Statement {
	return sql`insert into download_requests (account_id, id, user_id, type, report_type, status, filters, format, time_zone, language_code, file_name, join_key, created_at)
		values (${account_id}, ${request.id}, ${request.user_id}, ${"report"}, ${request.report_type}, ${"pending"}, ${request.filters}, ${request.format},
		${request.time_zone}, ${request.language_code}, ${request.file_name}, ${request.join_key}, ${request.created_at})`;
}

/** A running or freshly made request of the same person for the same thing. */
export function findJoinable(
	account_id: number,
	user_id: number,
	join: { report_type: string; filters: string; format: string; since: number },
) {
	return sql<{
		id: number;
	}>`select id from download_requests where account_id = ${account_id} and user_id = ${user_id} and type = 'report'
		and created_at >= ${join.since} and report_type = ${join.report_type} and filters = ${join.filters} and format = ${join.format}
		and status in ('pending', 'processing', 'processed') order by created_at desc, id desc limit 1`;
}

/** The request of a job. */
export function findReportRequest(account_id: number, id: number) {
	return sql<ReportRequest>`select id, user_id, report_type, status, filters, format, time_zone, language_code, file_name, checkpoint, done_count, created_at
		from download_requests where account_id = ${account_id} and id = ${id} and type = 'report'`;
}

/** The request of a download. */
export function findMadeReport(account_id: number, id: number) {
	return sql<MadeReport>`select id, user_id, report_type, status, filters, time_zone, file_name, object_key, sha256, total_count, expires_at
		from download_requests where account_id = ${account_id} and id = ${id} and type = 'report'`;
}

/** Says that the job has begun and how many rows there will be. */
export function updateProcessing(account_id: number, id: number, total_count: number): Statement {
	return sql`update download_requests set status = 'processing', total_count = ${total_count} where account_id = ${account_id} and id = ${id}`;
}

/** Keeps where the job goes on; null starts anew. */
export function updateCheckpoint(account_id: number, id: number, checkpoint: Checkpoint | null): Statement {
	return sql`update download_requests set checkpoint = ${checkpoint ? JSON.stringify(checkpoint) : null}, done_count = ${checkpoint?.rows ?? 0}
		where account_id = ${account_id} and id = ${id}`;
}

/** The report is there. */
export function updateProcessed(
	account_id: number,
	id: number,
	made: { object_key: string; byte_count: number; sha256: string; rows: number; now: number },
): Statement {
	return sql`update download_requests set status = 'processed', object_key = ${made.object_key}, byte_count = ${made.byte_count}, sha256 = ${made.sha256},
		total_count = ${made.rows}, done_count = ${made.rows}, success_count = ${made.rows}, checkpoint = null, finished_at = ${made.now},
		expires_at = ${made.now + reportKeptMs} where account_id = ${account_id} and id = ${id}`;
}

/** The report could not be made; the reason is shown in its row. */
export function updateErrored(account_id: number, id: number, error_msg: string, now: number): Statement {
	return sql`update download_requests set status = 'errored', error_msg = ${error_msg}, checkpoint = null, finished_at = ${now}
		where account_id = ${account_id} and id = ${id} and status in ('pending', 'processing')`;
}

/** Reports whose time is over. */
export function listExpired(account_id: number, now: number) {
	return sql<{ id: number; object_key: string | null }>`select id, object_key from download_requests
		where account_id = ${account_id} and expires_at <= ${now} and status <> 'expired' limit 100`;
}

/** Marks reports whose file is gone. */
export function updateExpired(account_id: number, ids: number[]): Statement {
	return sql`update download_requests set status = 'expired', object_key = null where account_id = ${account_id}
		and id in (select value from json_each(${JSON.stringify(ids)}))`;
}
