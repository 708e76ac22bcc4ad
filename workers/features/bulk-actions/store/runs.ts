/** The SQL of runs: beginning one, how far it is, its end, and the rows that it passed over. */
import { type SQL, sql } from "drizzle-orm";
import type { bulkRuns } from "#drizzle/bulk-actions";
import {
	endProcess,
	insertDoneProcess,
	insertProcess,
	type NewProcess,
	updateProcess,
} from "#workers/features/reports";
import type { Skipped } from "#workers/kernel/define-bulk-action";
import { deleteSet } from "#workers/kernel/list-selection";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";

/** The version of the lists of runs and of what they passed over. */
export const runsVersion = "bulk_runs";

/** A run as its job needs it. */
export type OpenRun = RowOf<
	typeof bulkRuns,
	| "id"
	| "user_id"
	| "action"
	| "list_name"
	| "input"
	| "language_code"
	| "set_id"
	| "unselected_ids"
	| "next_part"
	| "total_count"
	| "done_count"
	| "skipped_count"
>;

/** A run to be, and how it is called among past requests. */
export type NewRun = Omit<OpenRun, "next_part" | "done_count" | "skipped_count"> &
	Pick<NewProcess, "name" | "time_zone" | "created_at">;

/** Begins a run; it stands among the past requests of whoever asked. */
export function insertRun(account_id: number, run: NewRun): Statement[] {
	return [
		...insertProcess(account_id, { ...run, report_type: run.action }),
		sql`insert into bulk_runs (account_id, id, user_id, action, list_name, input, language_code, set_id, unselected_ids, total_count, created_at)
			values (${account_id}, ${run.id}, ${run.user_id}, ${run.action}, ${run.list_name}, ${run.input}, ${run.language_code},
			${run.set_id}, ${run.unselected_ids}, ${run.total_count}, ${run.created_at})`,
		touchTable(account_id, runsVersion),
	];
}

/** A run that is over as it begins, in the batch of what was done with its rows. */
export function insertDoneRun(
	account_id: number,
	run: NewRun,
	{ done, skipped }: { done: number; skipped: readonly Skipped[] },
): Statement[] {
	const failed = skipped.length;
	return [
		...insertDoneProcess(account_id, { ...run, report_type: run.action }, { done, failed }),
		sql`insert into bulk_runs (account_id, id, user_id, action, list_name, input, language_code, set_id, unselected_ids, total_count, created_at,
				status, next_part, done_count, skipped_count, finished_at)
			values (${account_id}, ${run.id}, ${run.user_id}, ${run.action}, ${run.list_name}, ${run.input}, ${run.language_code},
			${run.set_id}, ${run.unselected_ids}, ${run.total_count}, ${run.created_at}, 'done', 1, ${done}, ${failed}, ${run.created_at})`,
		insertSkips(account_id, run.id, skipped, run.created_at),
		touchTable(account_id, runsVersion),
	];
}

function insertSkips(account_id: number, run_id: number, skipped: readonly Skipped[], now: number): Statement {
	return sql`insert into bulk_run_skips (account_id, run_id, row_id, reason, created_at)
		select ${account_id}, ${run_id}, value ->> 'id', value ->> 'reason', ${now} from ${rowsOf(skipped)}`;
}

/** The run of a job, as long as it is not over. */
export function findOpenRun(account_id: number, id: number) {
	return sql<OpenRun>`select id, user_id, action, list_name, input, language_code, set_id, unselected_ids, next_part, total_count,
		done_count, skipped_count from bulk_runs where account_id = ${account_id} and id = ${id} and status = 'running'`;
}

/** True in SQL while a run is not over and still to do this part. */
export function isRunAt(account_id: number, { id, next_part }: Pick<OpenRun, "id" | "next_part">): SQL {
	return sql`select count(*) from bulk_runs where account_id = ${account_id} and id = ${id} and status = 'running'
		and next_part = ${next_part}`;
}

/** True in SQL while a run is not over. */
export function isRunOpen(account_id: number, id: number): SQL {
	return sql`select count(*) from bulk_runs where account_id = ${account_id} and id = ${id} and status = 'running'`;
}

/** A part is done, in the batch of what was done with its rows. */
export function updatePartDone(
	account_id: number,
	{ id }: Pick<OpenRun, "id">,
	done: number,
	skipped: readonly Skipped[],
	now: number,
): Statement[] {
	return [
		sql`update bulk_runs set next_part = next_part + 1, done_count = done_count + ${done}, skipped_count = skipped_count + ${skipped.length}
			where account_id = ${account_id} and id = ${id}`,
		insertSkips(account_id, id, skipped, now),
		...updateProcess(account_id, id, { done, failed: skipped.length }),
		touchTable(account_id, runsVersion),
	];
}

/** Ends a run that is not over, and lets go of the rows that it was for; `why` is said where it did not come to its end. */
export function closeRun(
	account_id: number,
	id: number,
	end: { now: number } & ({ status: "done"; why?: undefined } | { status: "canceled" | "failed"; why: string }),
): Statement[] {
	return [
		deleteSet(
			account_id,
			sql`select r.set_id from bulk_runs r where r.account_id = ${account_id} and r.id = ${id} and r.status = 'running'`,
		),
		sql`update bulk_runs set status = ${end.status}, error_msg = ${end.status === "failed" ? end.why : ""}, finished_at = ${end.now}
			where account_id = ${account_id} and id = ${id} and status = 'running'`,
		...endProcess(account_id, id, { error_msg: end.why ?? "", now: end.now }),
		touchTable(account_id, runsVersion),
	];
}

/** A run of this person, with how far it is. */
export function findOwnRun(account_id: number, user_id: number, id: number) {
	return sql<
		RowOf<
			typeof bulkRuns,
			| "id"
			| "action"
			| "list_name"
			| "total_count"
			| "done_count"
			| "skipped_count"
			| "error_msg"
			| "created_at"
			| "finished_at"
		> & { status: "running" | "done" | "canceled" | "failed" }
	>`select id, action, list_name, status, total_count, done_count, skipped_count, error_msg, created_at, finished_at
		from bulk_runs where account_id = ${account_id} and id = ${id} and user_id = ${user_id}`;
}

/** True in SQL while the person of a run takes part, and still has the role that they had when it was read. */
export function requesterStays(account_id: number, user_id: number, role: string): SQL {
	return sql`select count(*) from users u where u.account_id = ${account_id} and u.id = ${user_id}
		and u.status = 'active' and u.role = ${role}`;
}

/** Runs that are not over, with the payload of the message that goes on with each. */
export function listOpenRuns(account_id: number) {
	return sql<{
		payload: string;
		due_at: number;
	}>`select json_object('bulk_run_id', id) as payload, 0 as due_at from bulk_runs
		where account_id = ${account_id} and status = 'running'`;
}
