/** The SQL of refused rows that are corrected in place: the upload they are of, those still open, and the note of which were sent again. */
import { type SQL, sql } from "drizzle-orm";
import type { ImportKind } from "#workers/kernel/define-import";
import { rowsOf, type Statement } from "#workers/kernel/sql";

/** An upload of this person with how its file was read; `checkpoint` is null where nothing of that is kept. */
export function findRead(account_id: number, user_id: number, id: number) {
	return sql<{
		report_type: ImportKind;
		status: string;
		file_name: string;
		filters: string;
		checkpoint: string | null;
	}>`select report_type, status, file_name, filters, checkpoint from download_requests
		where account_id = ${account_id} and id = ${id} and user_id = ${user_id} and type = 'uploaded_files'`;
}

/** True for a refused row that was not sent again, or in an upload that broke off. */
function isOpen(account_id: number): SQL {
	return sql`r.is_warning = 0 and (r.corrected_by is null or exists (select 1 from download_requests c
		where c.account_id = ${account_id} and c.id = r.corrected_by and c.status = 'errored'))`;
}

/** A refused row that can be corrected. */
export type OpenRow = { line: number; reason: string; row: string };

/** Open rows behind a line, in the order of the file; rows too long for a form are left out. */
export function listOpenRows(account_id: number, request_id: number, after: number, max: number, maxLength: number) {
	return sql<OpenRow>`select r.line, r.reason, r.row from upload_refusals r
		where r.account_id = ${account_id} and r.request_id = ${request_id} and r.line > ${after} and ${isOpen(account_id)}
		and length(r.row) <= ${maxLength} order by r.line limit ${max}`;
}

/** Those of these lines that are open, in the order of the file. */
export function findOpenRows(account_id: number, request_id: number, lines: readonly number[]) {
	return sql<OpenRow>`select r.line, r.reason, r.row from upload_refusals r
		where r.account_id = ${account_id} and r.request_id = ${request_id} and r.line in (select value from ${rowsOf(lines)})
		and ${isOpen(account_id)} order by r.line`;
}

/** True in the batch while all of these lines are open. */
export function areOpen(account_id: number, request_id: number, lines: readonly number[]): Statement {
	return sql`(select count(*) from upload_refusals r where r.account_id = ${account_id} and r.request_id = ${request_id}
		and r.line in (select value from ${rowsOf(lines)}) and ${isOpen(account_id)}) = ${lines.length}`;
}

/** Notes in which upload these rows were sent again. */
export function updateCorrected(
	account_id: number,
	request_id: number,
	lines: readonly number[],
	corrected_by: number,
): Statement {
	return sql`update upload_refusals set corrected_by = ${corrected_by} where account_id = ${account_id}
		and request_id = ${request_id} and is_warning = 0 and line in (select value from ${rowsOf(lines)})`;
}
