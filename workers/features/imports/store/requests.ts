/** The SQL of imports themselves: the request with its progress, the keys that its rows took, and its refused rows. */
import { type SQL, sql } from "drizzle-orm";
import { dayMs } from "#workers/kernel/clock";
import type { ImportKind, NotedRow, Upload } from "#workers/kernel/define-import";
import type { Role } from "#workers/kernel/identity";
import type { Places } from "#workers/kernel/import-rows";
import type { DayOrder } from "#workers/kernel/read-day";
import { inPieces, rowsOf, type Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import type { CsvFormat, CsvPlace } from "../rules/csv-records";
import type { Question } from "../rules/question";

/** The list's name for kept totals; all downloads and uploads are one list. */
export const requestsVersion = "download_requests";

/** A result is kept as long as a made report (gaps.md, "Reports"). */
const resultRetentionMs = 30 * dayMs;

/** Where an import goes on: its phase, how the file is written, where the next row stands. */
export type Checkpoint = {
	phase: "count" | "apply" | "link" | "finish";
	format: CsvFormat;
	headers: string[];
	places: Places;
	/** How days are written that could be read either way; absent where no row needs it. */
	order?: DayOrder | null;
	start: CsvPlace;
	next: CsvPlace;
	/** What the whole file told; known once its rows were counted. */
	found?: unknown;
	/** True for a file of wrong rows that comes back: its cells are protected, its rows complete what is there. */
	is_supplement?: boolean;
	/** The group whose rows beyond its bound follow; they are refused. */
	cut_group?: string | null;
};

/** What became of the rows so far. */
export type Counts = { done_count: number; success_count: number; failed_count: number; unchanged_count: number };

/** An import as its job needs it. */
export type ImportRequest = Counts &
	Upload & {
		report_type: ImportKind;
		status: string;
		file_name: string;
		source_key: string;
		byte_count: number;
		total_count: number | null;
		checkpoint: string;
		created_at: number;
		/** What rows left to be fetched. */
		picture_count: number;
		/** What it waits to be told, as JSON; null: nothing. */
		question: string | null;
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
	question: Question | null;
};

/** Asks for an import. */
export function insertRequest(account_id: number, request: NewRequest): Statement {
	return sql`insert into download_requests (account_id, id, user_id, type, report_type, status, filters, time_zone, language_code,
		file_name, source_key, byte_count, checkpoint, question, created_at)
		values (${account_id}, ${request.id}, ${request.user_id}, ${"uploaded_files"}, ${request.report_type}, ${"pending"},
		${JSON.stringify(request.filters)}, ${request.time_zone}, ${request.language_code}, ${request.file_name}, ${request.source_key},
		${request.byte_count}, ${JSON.stringify(request.checkpoint)}, ${asJson(request.question)}, ${request.created_at})`;
}

/** True in the batch as long as nobody has answered what this person's upload waits for. */
export function stillWaits(account_id: number, user_id: number, id: number) {
	return sql`exists (select 1 from download_requests where account_id = ${account_id} and id = ${id} and user_id = ${user_id}
		and status = 'pending' and question is not null)`;
}

/** An upload of this person that waits for an answer, with what it was uploaded as. */
export function findWaitingRequest(account_id: number, user_id: number, id: number) {
	return sql<{
		report_type: ImportKind;
		file_name: string;
		source_key: string;
		filters: string;
		question: string;
	}>`select report_type, file_name, source_key, filters, question from download_requests
		where account_id = ${account_id} and id = ${id} and user_id = ${user_id} and type = 'uploaded_files' and status = 'pending'
		and question is not null`;
}

/** An answer was given: how the file is read now, and what is still to be asked. */
export function updateAnswered(
	account_id: number,
	id: number,
	{
		report_type,
		filters,
		checkpoint,
		question,
	}: Pick<NewRequest, "report_type" | "filters" | "checkpoint" | "question">,
): Statement {
	return sql`update download_requests set report_type = ${report_type}, filters = ${JSON.stringify(filters)},
		checkpoint = ${JSON.stringify(checkpoint)}, question = ${asJson(question)} where account_id = ${account_id} and id = ${id}`;
}

function asJson(question: Question | null): string | null {
	return question && JSON.stringify(question);
}

/** The import of a job, as long as it is not over. */
export function findRunningRequest(account_id: number, id: number) {
	return sql<ImportRequest>`select id, user_id, report_type, status, language_code, file_name, source_key, byte_count, total_count,
		done_count, success_count, failed_count, unchanged_count, picture_count, checkpoint, created_at, question,
		filters ->> 'as_of' as as_of from download_requests where account_id = ${account_id} and id = ${id} and type = 'uploaded_files' and status in ('pending', 'processing')`;
}

/** True in SQL while whoever asked for an import may do so, who must have one of these roles. */
export function requesterMayImport(account_id: number, id: number, roles: readonly Role[]): Statement {
	return sql`select count(*) from download_requests r join users u on u.account_id = r.account_id and u.id = r.user_id
		where r.account_id = ${account_id} and r.id = ${id} and u.status = 'active' and u.role in (select value from ${rowsOf(roles)})`;
}

/** What a download of the result needs to know. */
export function findResult(account_id: number, id: number) {
	return sql<{
		user_id: number;
		report_type: string;
		status: string;
		object_key: string | null;
		file_name: string;
		failed_count: number;
	}>`select user_id, report_type,
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

/** The import is over; `object_key` is the file of wrong rows, if there are any; how the file was read is kept for these. */
export function updateFinished(
	account_id: number,
	id: number,
	result: { object_key: string | null; errors: readonly object[]; checkpoint: Checkpoint | null; now: number },
): Statement {
	return sql`update download_requests set status = 'processed', object_key = ${result.object_key}, errors = ${JSON.stringify(result.errors)},
		checkpoint = ${result.checkpoint && JSON.stringify(result.checkpoint)}, finished_at = ${result.now}, expires_at = ${result.now + resultRetentionMs}
		where account_id = ${account_id} and id = ${id}`;
}

/** The import could not be done; the reason is shown in its row. */
export function updateErrored(account_id: number, id: number, error_msg: string, now: number): Statement {
	return sql`update download_requests set status = 'errored', error_msg = ${error_msg}, checkpoint = null, question = null,
		finished_at = ${now} where account_id = ${account_id} and id = ${id} and status in ('pending', 'processing')`;
}

/** A row that was refused, or a warning, with its reason in the requester's language. */
export type StoredRefusal = { line: number; reason: string; row: string; is_warning: 0 | 1 };

/** Writes refused rows; a further reason for a line that has one already is added to it, a known one is not repeated. */
export function insertRefusals(
	account_id: number,
	request_id: number,
	refusals: readonly StoredRefusal[],
): Statement[] {
	if (refusals.length === 0) return [];
	return [
		...inPieces(refusals).map(
			(piece) => sql`insert into upload_refusals (account_id, request_id, line, reason, row, is_warning)
			select ${account_id}, ${request_id}, value ->> 'line', value ->> 'reason', value ->> 'row', value ->> 'is_warning'
			from ${rowsOf(piece)} where true on conflict (account_id, request_id, line, is_warning) do update
			set reason = case when instr(reason, excluded.reason) > 0 then reason else reason || ' ' || excluded.reason end`,
		),
		touchTable(account_id, requestsVersion),
	];
}

/** Refused rows in the order of the file, after a line. */
export function listRefusals(account_id: number, request_id: number, afterLine: number, max: number) {
	return sql<StoredRefusal>`select line, reason, row, is_warning from upload_refusals
		where account_id = ${account_id} and request_id = ${request_id} and line > ${afterLine} and is_warning = 0 order by line limit ${max}`;
}

/** A key that a row of a running import took. */
export type TakenKey = {
	key: string;
	line: number;
	subject_id: number;
	/** What the second pass needs of the row, with the row itself, both as JSON. */
	note?: string;
	row?: string;
	was_unchanged?: 0 | 1;
};

/** Takes keys for rows. */
export function insertKeys(account_id: number, request_id: number, keys: readonly TakenKey[]): Statement[] {
	return inPieces(keys).map(
		(piece) => sql`insert into import_keys (account_id, request_id, key, line, subject_id, manager, row, was_unchanged)
			select ${account_id}, ${request_id}, value ->> 'key', value ->> 'line', value ->> 'subject_id', value ->> 'note',
			value ->> 'row', coalesce(value ->> 'was_unchanged', 0) from ${rowsOf(piece)}`,
	);
}

/** Which of these keys earlier rows of the file took. */
export function findTakenKeys(account_id: number, request_id: number, keys: readonly string[]) {
	return sql<{ key: string; line: number }>`select key, line from import_keys
		where account_id = ${account_id} and request_id = ${request_id} and key in (select value from ${rowsOf(keys)})`;
}

/** All rows of an import that left a note, in the order of the file. */
export function listNoted(account_id: number, request_id: number) {
	return sql<NotedRow>`select line, row, subject_id, manager as note, was_unchanged from import_keys
		where account_id = ${account_id} and request_id = ${request_id} and manager is not null order by line`;
}

/** Forgets the keys of an import that is over. */
export function deleteKeys(account_id: number, request_id: number): Statement {
	return sql`delete from import_keys where account_id = ${account_id} and request_id = ${request_id}`;
}

/** Uploads that wait, for an answer too, or are being applied, with the payload of the message that goes on with each. */
export function listUnderWay(account_id: number) {
	return sql<{
		payload: string;
		due_at: number;
	}>`select json_object('request_id', id) as payload, 0 as due_at from download_requests
		where account_id = ${account_id} and type = 'uploaded_files' and status in ('pending', 'processing')`;
}

/** What an upload is called: its file. */
export function uploadName(account_id: number, id: number | SQL) {
	return sql<{ name: string }>`select d.file_name as name from download_requests d
		where d.account_id = ${account_id} and d.id = ${id} and d.type = 'uploaded_files'`;
}
