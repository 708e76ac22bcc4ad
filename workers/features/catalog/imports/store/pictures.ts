/** The SQL of pictures that an import fetches: those that wait, host by host, and what becomes of each. */

import { sql } from "drizzle-orm";
import { inPieces, rowsOf, type Statement } from "#workers/kernel/sql";

/** A picture that is to be fetched for some items. `line` is where the file names it first. */
export type WantedPicture = { id: number; host: string; source: string; line: number; item_ids: number[] };

/** A picture that waits, as its job reads it. */
export type WaitingPicture = Omit<WantedPicture, "item_ids"> & { item_ids: string; attempts: number };

/** `waiting` for its first tries, or `late`: given up with its host, which is asked once more. */
export type PictureState = "waiting" | "late";

/** Notes pictures that are to be fetched. */
export function insertWantedPictures(
	account_id: number,
	request_id: number,
	pictures: readonly WantedPicture[],
): Statement[] {
	return inPieces(pictures).map(
		(piece) => sql`insert into import_pictures (account_id, id, request_id, host, source, line, item_ids)
			select ${account_id}, value ->> 'id', ${request_id}, value ->> 'host', value ->> 'source', value ->> 'line',
			value ->> 'item_ids' from ${rowsOf(piece)}`,
	);
}

/** The next pictures of an import: host by host, and of a host those first that were tried least. */
export function listWaitingPictures(account_id: number, request_id: number, state: PictureState, max: number) {
	return sql<WaitingPicture>`select id, host, source, line, item_ids, attempts from import_pictures
		where account_id = ${account_id} and request_id = ${request_id} and state = ${state}
		order by host, attempts, id limit ${max}`;
}

/** A try that failed puts a picture behind the others of its host. */
export function countAttempts(account_id: number, ids: readonly number[]): Statement[] {
	if (ids.length === 0) return [];
	return [
		sql`update import_pictures set attempts = attempts + 1
			where account_id = ${account_id} and id in (select value from ${rowsOf(ids)})`,
	];
}

/** Pictures that need no further try leave the list. */
export function deleteWantedPictures(account_id: number, ids: readonly number[]): Statement[] {
	if (ids.length === 0) return [];
	return [
		sql`delete from import_pictures where account_id = ${account_id} and id in (select value from ${rowsOf(ids)})`,
	];
}

/** Pictures that were given up with their host wait for the one late try. */
export function postponePictures(account_id: number, ids: readonly number[]): Statement {
	return sql`update import_pictures set state = 'late'
		where account_id = ${account_id} and id in (select value from ${rowsOf(ids)})`;
}

/** Items that wait for a picture from this source. */
export function findItemsWaiting(account_id: number, source: string, itemIds: readonly number[]) {
	return sql<{
		item_id: number;
	}>`select item_id from item_pictures where account_id = ${account_id} and source = ${source}
		and state <> 'ready' and item_id in (select value from ${rowsOf(itemIds)})`;
}

/** Pictures of these items that could not be fetched before. */
export function listFailedPictures(account_id: number, itemIds: readonly number[]) {
	return sql<{ item_id: number; source: string }>`select item_id, source from item_pictures
		where account_id = ${account_id} and item_id in (select value from ${rowsOf(itemIds)}) and state = 'failed'`;
}

/** Imports with pictures that wait, with the payload of the message that fetches them. */
export function listImportsWithPictures(account_id: number) {
	return sql<{
		payload: string;
		due_at: number;
	}>`select json_object('request_id', r.id, 'language_code', r.language_code) as payload,
		0 as due_at from download_requests r where r.account_id = ${account_id} and r.type = 'uploaded_files' and r.picture_count > 0`;
}
