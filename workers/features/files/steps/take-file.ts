/** What every call that takes one file does with it: finds it among what was sent, and keeps the same one once. */
import type { UploadedFile } from "#workers/kernel/define-endpoint";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { findFilesBySource, insertFiles, type StoredFile } from "../store/files";

/** The file that was chosen; a field that stayed empty sends one without bytes. */
export function chosenFile(files: readonly UploadedFile[]): UploadedFile | undefined {
	return files.find(({ bytes }) => bytes.byteLength > 0);
}

/** Writes a stored file's row, unless the same file has one: a try that broke off leaves nothing beside the next one. */
export async function insertIfNew({ account, clock, read }: MemberScope, stored: StoredFile): Promise<Statement[]> {
	const sources = stored.source === null ? [] : [stored.source];
	const isKnown = (await read(findFilesBySource(account.id, sources))).length > 0;
	return isKnown ? [] : insertFiles(account.id, [stored], clock.now());
}
