/** The SQL of kept files, and the way in which bytes are put into R2 under a random key. */

import { sql } from "drizzle-orm";
import type { files } from "#drizzle/files";
import { hashOf } from "#workers/kernel/idempotency";
import type { Scope } from "#workers/kernel/scope";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import { isPdf } from "../rules/document-type";
import { type PictureFacts, recognisePicture } from "../rules/picture-type";

/** A file that lies in R2 and waits for its row. `source` is where it came from, once a tenant. */
export type StoredFile = FileFacts & { id: number; key: string; byte_count: number; source: string | null };

/** What is known of a file's bytes: what they are, and of a picture its size. */
type FileFacts = PictureFacts | { content_type: "application/pdf"; width: null; height: null };

/** A file's row as serving needs it. */
export type FileRow = RowOf<typeof files, "key" | "content_type" | "source">;

/** The most bytes of a picture (specification §5). */
export const maxPictureBytes = 2 * 1_048_576;

/** Where a file is served. */
export function fileUrl(key: string): string {
	return `/files/${key}`;
}

/** Where a file's bytes lie in R2; a tenant's files stand apart. */
export function objectKey(account_id: number, key: string): string {
	return `files/${account_id}/${key}`;
}

/**
 * Puts a picture's bytes into R2 under a key that nobody can guess; its row is still to be written with `insertFiles`.
 * What comes from the same source gets the same key, so that a try that broke off leaves nothing beside the next one.
 * Undefined when the bytes are no picture, or none of the `allowed` types.
 */
export async function storePicture(
	scope: Pick<Scope, "account" | "env" | "newId">,
	bytes: Uint8Array,
	source: string | null,
	/** Types that alone are taken; all that pictures have unless given. */
	allowed?: readonly string[],
): Promise<StoredFile | undefined> {
	const found = recognisePicture(bytes);
	if (!found || (allowed && !allowed.includes(found.content_type))) return undefined;
	return store(scope, bytes, source, found);
}

/** The same for a document; undefined when the bytes are no PDF. */
export async function storePdf(
	scope: Pick<Scope, "account" | "env" | "newId">,
	bytes: Uint8Array,
	source: string,
): Promise<StoredFile | undefined> {
	if (!isPdf(bytes)) return undefined;
	return store(scope, bytes, source, { content_type: "application/pdf", width: null, height: null });
}

/** The bytes' digest, by which the same picture is known again. */
export async function digestOf(bytes: Uint8Array): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function store(
	{ account, env, newId }: Pick<Scope, "account" | "env" | "newId">,
	bytes: Uint8Array,
	source: string | null,
	found: FileFacts,
): Promise<StoredFile> {
	const key =
		source === null
			? crypto.randomUUID().replaceAll("-", "")
			: hashOf([env.SESSION_SECRET, "picture", account.id, source]).slice(0, 32);
	await env.FILES.put(objectKey(account.id, key), bytes, {
		httpMetadata: { contentType: found.content_type },
	});
	return { ...found, id: newId(), key, byte_count: bytes.byteLength, source };
}

/** Writes the rows of files; a source that has a row keeps it. */
export function insertFiles(account_id: number, files: readonly StoredFile[], now: number): Statement[] {
	if (files.length === 0) return [];
	return [
		sql`insert into files (account_id, id, key, content_type, byte_count, width, height, source, created_at)
			select ${account_id}, value ->> 'id', value ->> 'key', value ->> 'content_type', value ->> 'byte_count', value ->> 'width',
			value ->> 'height', value ->> 'source', ${now} from ${rowsOf(files)} where true
			on conflict (account_id, source) do nothing`,
	];
}

/** Removes the rows of files; their bytes are removed by files/remove-files, which goes into the same commit. */
export function deleteFiles(account_id: number, keys: readonly string[]): Statement[] {
	if (keys.length === 0) return [];
	return [sql`delete from files where account_id = ${account_id} and key in (select value from ${rowsOf(keys)})`];
}

/** Removes bytes that no row names; those that are gone already are no failure. */
export async function removeBytes(bucket: R2Bucket, account_id: number, keys: readonly string[]): Promise<void> {
	if (keys.length > 0) await bucket.delete(keys.map((key) => objectKey(account_id, key)));
}

/** Files that came from these sources. */
export function findFilesBySource(account_id: number, sources: readonly string[]) {
	return sql<{
		source: string;
		key: string;
		width: number | null;
		height: number | null;
	}>`select source, key, width, height
		from files where account_id = ${account_id} and source in (select value from ${rowsOf(sources)})`;
}

/** A file by its key. */
export function findFile(account_id: number, key: string) {
	return sql<FileRow>`select key, content_type, source from files where account_id = ${account_id} and key = ${key}`;
}
