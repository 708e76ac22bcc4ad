/** The SQL of what uploads added, piece by piece, and of undoing it: once for an upload, each piece once. */
import { sql } from "drizzle-orm";
import { dayMs } from "#workers/kernel/clock";
import type { Addition, ImportKind, Upload } from "#workers/kernel/define-import";
import type { Statement } from "#workers/kernel/sql";

/** For so long an upload can be undone, and what it added is known. */
export const undoMs = 30 * dayMs;

/** What an applied piece did. */
type Effect = { added?: readonly Addition[]; changed_count?: number };

type StoredAddition = [kind: string, subject_id: number, part_id?: number];

/** Notes what a piece of an upload did, in its own batch; nothing where it did nothing that could be undone. */
export function insertPiece(
	account_id: number,
	request_id: number,
	{ added = [], changed_count = 0 }: Effect,
	now: number,
): Statement[] {
	if (added.length === 0 && changed_count === 0) return [];
	const stored = added.map(({ kind, subject_id, part_id }): StoredAddition => {
		return part_id === undefined ? [kind, subject_id] : [kind, subject_id, part_id];
	});
	return [
		sql`insert into import_pieces (account_id, request_id, piece, added, changed_count, created_at)
			values (${account_id}, ${request_id}, (select 1 + coalesce(max(p.piece), 0) from import_pieces p
				where p.account_id = ${account_id} and p.request_id = ${request_id}), ${JSON.stringify(stored)}, ${changed_count}, ${now})`,
	];
}

/** How far an upload's undoing is. */
export type UndoState = {
	status: "pending" | "processed" | "errored";
	total_count: number;
	undone_count: number;
	kept_count: number;
	/** JSON [{name, reason}]. */
	kept: string;
	finished_at: number | null;
};

/** What is known of an upload of this person that may be undone. */
export type UndoneUpload = Upload & {
	report_type: ImportKind;
	file_name: string;
	status: string;
	created_at: number;
	finished_at: number | null;
	piece_count: number;
	added_count: number;
	changed_count: number;
};

/** An upload of this person with what it did. */
export function findUpload(account_id: number, user_id: number, id: number) {
	return sql<UndoneUpload>`select d.id, d.user_id, d.report_type, d.file_name, d.language_code, d.status, d.created_at,
		d.finished_at, null as as_of, count(p.piece) as piece_count, coalesce(sum(json_array_length(p.added)), 0) as added_count,
		coalesce(sum(p.changed_count), 0) as changed_count
		from download_requests d left join import_pieces p on p.account_id = d.account_id and p.request_id = d.id
		where d.account_id = ${account_id} and d.id = ${id} and d.user_id = ${user_id} and d.type = 'uploaded_files' group by d.id`;
}

/** The undoing of an upload. */
export function findUndo(account_id: number, request_id: number) {
	return sql<UndoState>`select status, total_count, undone_count, kept_count, kept, finished_at from import_undos
		where account_id = ${account_id} and request_id = ${request_id}`;
}

/** The newest pieces of an upload. */
export function listPieces(account_id: number, request_id: number, max: number) {
	return sql<{ piece: number; added: string }>`select piece, added from import_pieces
		where account_id = ${account_id} and request_id = ${request_id} order by piece desc limit ${max}`;
}

/** What a piece added. */
export function additionsOf({ added }: { added: string }): Addition[] {
	return (JSON.parse(added) as StoredAddition[]).map(([kind, subject_id, part_id]) => ({ kind, subject_id, part_id }));
}

/** True in SQL while this upload is over and only added things, so that it can be undone. */
export function mayBeUndone(account_id: number, user_id: number, id: number, since: number): Statement {
	return sql`select count(*) = 1 from download_requests d where d.account_id = ${account_id} and d.id = ${id}
		and d.user_id = ${user_id} and d.type = 'uploaded_files' and d.status in ('processed', 'errored') and d.finished_at >= ${since}
		and exists (select 1 from import_pieces p where p.account_id = d.account_id and p.request_id = d.id)
		and not exists (select 1 from import_pieces p where p.account_id = d.account_id and p.request_id = d.id and p.changed_count > 0)`;
}

/** Begins to undo an upload; a second time fails on its key. */
export function insertUndo(account_id: number, request_id: number, total_count: number, now: number): Statement {
	return sql`insert into import_undos (account_id, request_id, total_count, created_at)
		values (${account_id}, ${request_id}, ${total_count}, ${now})`;
}

/** An undoing that is under way, with its upload. */
export function findRunningUndo(account_id: number, request_id: number) {
	return sql<
		Upload & { report_type: ImportKind; kept: string; undone_count: number; kept_count: number }
	>`select d.id, d.user_id, d.report_type, d.language_code, null as as_of, u.kept, u.undone_count, u.kept_count
		from import_undos u join download_requests d on d.account_id = u.account_id and d.id = u.request_id
		where u.account_id = ${account_id} and u.request_id = ${request_id} and u.status = 'pending'`;
}

/** A piece was undone: it is gone, and counted. */
export function endPiece(
	account_id: number,
	request_id: number,
	{ piece, undone, kept }: { piece: number; undone: number; kept: readonly { name: string; reason: string }[] },
): Statement[] {
	return [
		sql`delete from import_pieces where account_id = ${account_id} and request_id = ${request_id} and piece = ${piece}`,
		sql`update import_undos set undone_count = undone_count + ${undone}, kept_count = kept_count + ${kept.length},
			kept = iif(json_array_length(kept) >= ${maxKeptNamed}, kept, (select json_group_array(json(value)) from (
				select value from json_each(import_undos.kept) union all select value from json_each(${JSON.stringify(kept.slice(0, maxKeptNamed))}))))
			where account_id = ${account_id} and request_id = ${request_id}`,
	];
}

/** So many of those that stay are named, at least. */
export const maxKeptNamed = 100;

/** The undoing is over. */
export function updateUndone(
	account_id: number,
	request_id: number,
	status: "processed" | "errored",
	now: number,
): Statement {
	return sql`update import_undos set status = ${status}, finished_at = ${now}
		where account_id = ${account_id} and request_id = ${request_id} and status = 'pending'`;
}
