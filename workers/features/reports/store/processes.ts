/** Long-running work of other features among somebody's past requests (type async_process_request): what runs, how far it is, how it ended. */

import { sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";

/** What is begun: its own id there, its kind (`report_type`) and what it is called for whoever asked. */
export type NewProcess = {
	id: number;
	user_id: number;
	report_type: string;
	name: string;
	time_zone: string;
	language_code: string;
	total_count: number;
	created_at: number;
};

const touched = (account_id: number) => touchTable(account_id, "download_requests");

/** Notes that it waits. */
export function insertProcess(account_id: number, process: NewProcess): Statement[] {
	return [
		sql`insert into download_requests (account_id, id, user_id, type, report_type, file_name, time_zone, language_code, total_count, created_at)
			values (${account_id}, ${process.id}, ${process.user_id}, ${"async_process_request"}, ${process.report_type}, ${process.name},
			${process.time_zone}, ${process.language_code}, ${process.total_count}, ${process.created_at})`,
		touched(account_id),
	];
}

/** Notes one that is over as it begins, with what was done and what was passed over. */
export function insertDoneProcess(
	account_id: number,
	process: NewProcess,
	{ done, failed }: { done: number; failed: number },
): Statement[] {
	return [
		sql`insert into download_requests (account_id, id, user_id, type, report_type, file_name, time_zone, language_code, total_count, created_at,
				status, done_count, success_count, failed_count, finished_at)
			values (${account_id}, ${process.id}, ${process.user_id}, ${"async_process_request"}, ${process.report_type}, ${process.name},
			${process.time_zone}, ${process.language_code}, ${process.total_count}, ${process.created_at},
			'fulfilled', ${done + failed}, ${done}, ${failed}, ${process.created_at})`,
		touched(account_id),
	];
}

/** Adds what was done, and what was passed over. */
export function updateProcess(account_id: number, id: number, { done, failed }: { done: number; failed: number }) {
	return [
		sql`update download_requests set status = 'processing', done_count = done_count + ${done + failed},
			success_count = success_count + ${done}, failed_count = failed_count + ${failed}
			where account_id = ${account_id} and id = ${id} and status in ('pending', 'processing')`,
		touched(account_id),
	];
}

/** Ends it; with words where it did not come to its end. */
export function endProcess(account_id: number, id: number, { error_msg, now }: { error_msg: string; now: number }) {
	return [
		sql`update download_requests set status = ${error_msg === "" ? "fulfilled" : "errored"}, error_msg = ${error_msg}, finished_at = ${now}
			where account_id = ${account_id} and id = ${id} and status in ('pending', 'processing')`,
		touched(account_id),
	];
}
