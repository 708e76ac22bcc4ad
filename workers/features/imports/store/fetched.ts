/** The SQL by which a job that fetches what an upload's rows named tells of it: how much is left, and what could not be had. */
import { sql } from "drizzle-orm";
import type { Import } from "#workers/kernel/define-import";
import type { RefusedRow } from "#workers/kernel/import-rows";
import type { Translate } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { wordsOf } from "../rules/reason-words";
import { insertRefusals } from "./requests";

/** Where a warning belongs, and in which words it is told. */
export type WarningPlace = Pick<Import, "words"> & { account_id: number; request_id: number; translate: Translate };

/** Adds warnings about rows that were applied; a known one is not repeated. */
export function addWarnings(
	{ account_id, request_id, words, translate }: WarningPlace,
	warnings: readonly RefusedRow[],
): Statement[] {
	const refusals = warnings.map(({ line, cells, reasons }) => ({
		line,
		reason: wordsOf({ words }, reasons, translate),
		row: JSON.stringify(cells),
		is_warning: 1 as const,
	}));
	return insertRefusals(account_id, request_id, refusals);
}

/** Takes a warning back, when what was missing came after all. */
export function deleteWarning(
	{ account_id, request_id, words, translate }: WarningPlace,
	{ line, reasons }: RefusedRow,
): Statement[] {
	return [
		sql`delete from upload_refusals where account_id = ${account_id} and request_id = ${request_id} and line = ${line}
			and is_warning = 1 and reason = ${wordsOf({ words }, reasons, translate)}`,
		sql`update download_requests set warning_count = (select count(*) from upload_refusals r
				where r.account_id = download_requests.account_id and r.request_id = download_requests.id and r.is_warning = 1)
			where account_id = ${account_id} and id = ${request_id}`,
	];
}

/** How much of an upload is fetched, and how much of that failed; below 0 where a late try succeeded. */
export function countFetched(
	account_id: number,
	request_id: number,
	{ settled, failed }: { settled: number; failed: number },
): Statement {
	return sql`update download_requests set picture_count = picture_count - ${settled},
		failed_picture_count = max(0, failed_picture_count + ${failed}) where account_id = ${account_id} and id = ${request_id}`;
}

/** Counts what rows leave to be fetched. */
export function countPending(account_id: number, request_id: number, count: number): Statement[] {
	if (count === 0) return [];
	return [
		sql`update download_requests set picture_count = picture_count + ${count}
			where account_id = ${account_id} and id = ${request_id}`,
	];
}
