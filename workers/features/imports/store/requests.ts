/** The SQL of imports themselves: the request with its progress, the keys that its rows took, and its refused rows. */
import { sql } from "drizzle-orm";
import { dayMs } from "#workers/kernel/clock";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import type { ImportKind } from "../rules/columns";
import type { CsvFormat, CsvPlace } from "../rules/csv-records";

/** The list's name for kept totals; all downloads and uploads are one list. */
export const requestsVersion = "download_requests";

/** A result is kept as long as a made report (gaps.md, "Reports"). */
const resultKeptMs = 30 * dayMs;

/** Where an import goes on: its phase, how the file is written, where the next row stands. */
export type Checkpoint = {
	phase: "count" | "apply" | "link" | "finish";
	format: CsvFormat;
	headers: string[];
	places: Record<string, number>;
	start: CsvPlace;
	next: CsvPlace;
};

/** What became of the rows so far. */
export type Counts = { done_count: number; success_count: number; failed_count: number; unchanged_count: number };

/** An import as its job needs it. */
export type ImportRequest = Counts & {
	id: number;
	user_id: number;
	report_type: ImportKind;
	status: string;
	language_code: string;
	file_name: string;
	source_key: string;
	byte_count: number;
	total_count: number | null;
	checkpoint: string;
	/** Since when people and opening balances count; null: since the import. */
	as_of: number | null;
};

/** A new import. */
export type NewRequest = Pick<
	ImportRequest,
	"id" | "user_id" | "report_type" | "language_code" | "file_name" | "source_key" | "byte_count"
> & {
	filters: object;
	time_zone: string;
	checkpoint: Checkpoint;
	created_at: number;
};

/** Asks for an import. */
export function insertRequest(account_id: number, request: NewRequest): Statement {
	return sql`insert into download_requests (account_id, id, user_id, type, report_type, status, filters, time_zone, language_code,
		file_name, source_key, byte_count, checkpoint, created_at)
		values (${account_id}, ${request.id}, ${request.user_id}, ${"uploaded_files"}, ${request.report_type}, ${"pending"},
		${JSON.stringify(request.filters)}, ${request.time_zone}, ${request.language_code}, ${request.file_name}, ${request.source_key},
		${request.byte_count}, ${JSON.stringify(request.checkpoint)}, ${request.created_at})`;
}

/** The import of a job, as long as it is not over. */
export function findRunningRequest(account_id: number, id: number) {
	return sql<ImportRequest>`select id, user_id, report_type, status, language_code, file_name, source_key, byte_count, total_count,
		done_count, success_count, failed_count, unchanged_count, checkpoint,
		filters ->> 'as_of' as as_of from download_requests where account_id = ${account_id} and id = ${id} and type = 'uploaded_files' and status in ('pending', 'processing')`;
}

/** What a download of the result needs to know. */
export function findResult(account_id: number, id: number) {
	return sql<{
		user_id: number;
		status: string;
		object_key: string | null;
		file_name: string;
		failed_count: number;
	}>`select user_id,
		status, object_key, file_name, failed_count from download_requests
		where account_id = ${account_id} and id = ${id} and type in ('uploaded_files', 'async_process_request')`;
}

/** The job has begun to read the file; the total is not known yet. */
export function updateReading(account_id: number, id: number): Statement {
	return sql`update download_requests set status = 'processing' where account_id = ${account_id} and id = ${id}`;
}

/** Keeps where the import goes on and how far it is, in the batch of what it did. */
export function updateProgress(
	account_id: number,
	id: number,
	checkpoint: Checkpoint,
	counts: Counts,
	total_count: number,
): Statement {
	return sql`update download_requests set checkpoint = ${JSON.stringify(checkpoint)}, total_count = ${total_count},
		done_count = ${counts.done_count}, success_count = ${counts.success_count}, failed_count = ${counts.failed_count},
		unchanged_count = ${counts.unchanged_count} where account_id = ${account_id} and id = ${id}`;
}

/** The import is over; `object_key` is the file of wrong rows, if there are any. */
export function updateFinished(
	account_id: number,
	id: number,
	result: { object_key: string | null; errors: readonly object[]; now: number },
): Statement {
	return sql`update download_requests set status = 'processed', object_key = ${result.object_key}, errors = ${JSON.stringify(result.errors)},
		checkpoint = null, finished_at = ${result.now}, expires_at = ${result.now + resultKeptMs}
		where account_id = ${account_id} and id = ${id}`;
}

/** The import could not be done; the reason is shown in its row. */
export function updateErrored(account_id: number, id: number, error_msg: string, now: number): Statement {
	return sql`update download_requests set status = 'errored', error_msg = ${error_msg}, checkpoint = null, finished_at = ${now}
		where account_id = ${account_id} and id = ${id} and status in ('pending', 'processing')`;
}

/** A row that was refused, or a warning, with its reason in the requester's language. */
export type StoredRefusal = { line: number; reason: string; row: string; is_warning: 0 | 1 };

/** Writes refused rows; one that is known stays as it is. */
export function insertRefusals(
	account_id: number,
	request_id: number,
	refusals: readonly StoredRefusal[],
): Statement[] {
	if (refusals.length === 0) return [];
	return [
		sql`insert into upload_refusals (account_id, request_id, line, reason, row, is_warning)
			select ${account_id}, ${request_id}, value ->> 'line', value ->> 'reason', value ->> 'row', value ->> 'is_warning'
			from ${rowsOf(refusals)} where true on conflict (account_id, request_id, line, is_warning) do nothing`,
		touchTable(account_id, requestsVersion),
	];
}

/** Refused rows in the order of the file, after a line. */
export function listRefusals(account_id: number, request_id: number, afterLine: number, most: number) {
	return sql<StoredRefusal>`select line, reason, row, is_warning from upload_refusals
		where account_id = ${account_id} and request_id = ${request_id} and line > ${afterLine} and is_warning = 0 order by line limit ${most}`;
}

/** A key that a row of a running import took. */
export type TakenKey = {
	key: string;
	line: number;
	subject_id: number;
	manager_email?: string | null;
	row?: string | null;
	was_unchanged?: 0 | 1;
};

/** Takes keys for rows. */
export function insertKeys(account_id: number, request_id: number, keys: readonly TakenKey[]): Statement[] {
	if (keys.length === 0) return [];
	return [
		sql`insert into import_keys (account_id, request_id, key, line, subject_id, manager_email, row, was_unchanged)
			select ${account_id}, ${request_id}, value ->> 'key', value ->> 'line', value ->> 'subject_id', value ->> 'manager_email',
			value ->> 'row', coalesce(value ->> 'was_unchanged', 0) from ${rowsOf(keys)}`,
	];
}

/** Which of these keys earlier rows of the file took. */
export function findTakenKeys(account_id: number, request_id: number, keys: readonly string[]) {
	return sql<{ key: string; line: number }>`select key, line from import_keys
		where account_id = ${account_id} and request_id = ${request_id} and key in (select value from ${rowsOf(keys)})`;
}

/** Forgets the keys of an import that is over. */
export function deleteKeys(account_id: number, request_id: number): Statement {
	return sql`delete from import_keys where account_id = ${account_id} and request_id = ${request_id}`;
}
