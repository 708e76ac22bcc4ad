/** The SQL of uploads that come in parts, and where their parts lie in R2 until the upload is finished. */
import { type SQL, sql } from "drizzle-orm";
import type { fileUploads } from "#drizzle/files";
import { never } from "#workers/kernel/due-work";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import { maxOpenBytes, maxOpenUploads, partSizeOf, uploadLifeMs } from "../rules/upload";

/** An upload that was begun. */
export type UploadRow = RowOf<typeof fileUploads, "id" | "byte_count" | "sha256">;

/** An unfinished upload of a person, by its id or by what is uploaded. */
export function findUpload(account_id: number, user_id: number, by: { id: number } | { sha256: string }, now: number) {
	const where: SQL = "id" in by ? sql`u.id = ${by.id}` : sql`u.sha256 = ${by.sha256}`;
	return sql<UploadRow>`select u.id, u.byte_count, u.sha256 from file_uploads u where u.account_id = ${account_id}
		and u.user_id = ${user_id} and ${where} and u.begun_at > ${now - uploadLifeMs}`;
}

/** True while a person has room for one more upload, and the account for its bytes. */
export function hasRoomForUpload(
	account_id: number,
	user_id: number,
	{ byte_count, sha256 }: Pick<UploadRow, "byte_count" | "sha256">,
): Statement {
	return sql`select coalesce(sum(u.user_id = ${user_id}), 0) < ${maxOpenUploads}
		and coalesce(sum(u.byte_count), 0) + ${byte_count} <= ${maxOpenBytes}
		from file_uploads u where u.account_id = ${account_id} and not (u.user_id = ${user_id} and u.sha256 = ${sha256})`;
}

/** Begins an upload, or gives one that was begun its full time again. */
export function saveUpload(account_id: number, user_id: number, upload: UploadRow, now: number): Statement {
	const { id, byte_count, sha256 } = upload;
	return sql`insert into file_uploads (account_id, id, user_id, byte_count, sha256, begun_at)
		values (${account_id}, ${id}, ${user_id}, ${byte_count}, ${sha256}, ${now})
		on conflict (account_id, user_id, sha256) do update set begun_at = excluded.begun_at`;
}

/** The id under which a person's upload of this file is known. */
export function uploadIdOf(account_id: number, user_id: number, sha256: string): SQL {
	return sql`(select u.id from file_uploads u where u.account_id = ${account_id} and u.user_id = ${user_id}
		and u.sha256 = ${sha256})`;
}

/** True while an upload is unfinished and this person's. */
export function isUploadOpen(account_id: number, user_id: number, id: number): Statement {
	return sql`select count(*) from file_uploads where account_id = ${account_id} and id = ${id} and user_id = ${user_id}`;
}

/** Uploads that nobody finished in time, the oldest first. */
export function listExpiredUploads(account_id: number, now: number, max: number) {
	return sql<{ id: number }>`select u.id from file_uploads u where u.account_id = ${account_id}
		and u.begun_at <= ${now - uploadLifeMs} order by u.begun_at limit ${max}`;
}

/** When the oldest upload has had its time; never where there is none, until a trigger tells of one. */
export function nextExpiry(account_id: number): SQL {
	return sql`coalesce((select u.begun_at + ${uploadLifeMs} from file_uploads u where u.account_id = ${account_id}
		order by u.begun_at limit 1), ${never})`;
}

/** Forgets uploads that are finished, or that nobody finished before this moment. */
export function deleteUploads(account_id: number, ids: readonly number[], before = Number.MAX_SAFE_INTEGER): Statement {
	return sql`delete from file_uploads where account_id = ${account_id} and begun_at <= ${before}
		and id in (select value from ${rowsOf(ids)})`;
}

/** Where the parts of an upload wait for each other. */
export const partsFamily = "upload_parts";

const placeOf = (account_id: number, id: number) => `${partsFamily}/${account_id}/${id}/`;

/** Where a part lies. */
export function partKey(account_id: number, id: number, number: number): string {
	return `${placeOf(account_id, id)}${number}`;
}

/** The numbers of the parts that are there. */
export async function listParts(
	bucket: R2Bucket,
	account_id: number,
	{ id, byte_count }: UploadRow,
): Promise<number[]> {
	const prefix = placeOf(account_id, id);
	const { objects } = await bucket.list({ prefix });
	return objects
		.map(({ key, size }) => ({ number: Number(key.slice(prefix.length)), size }))
		.filter(({ number, size }) => size === partSizeOf(byte_count, number))
		.map(({ number }) => number)
		.sort((one, other) => one - other);
}

/** Removes all parts of an upload. */
export async function removeParts(bucket: R2Bucket, account_id: number, id: number): Promise<void> {
	const { objects } = await bucket.list({ prefix: placeOf(account_id, id) });
	if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
}
