/** Takes the file of an upload that came in parts, once: the batch that keeps it ends the upload. */
import { assertThat } from "#workers/kernel/assertions";
import type { UploadedFile } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { partCountOf } from "../rules/upload";
import { digestOf } from "../store/files";
import { deleteUploads, findUpload, isUploadOpen, listParts, partKey, removeParts } from "../store/uploads";

/** Why an upload is not taken; endpoints that take one declare these. */
export const uploadErrors = { upload_incomplete: { told_by: "files" } } as const;

/** The file with what its batch must hold and what follows it. Throws where a part is missing or was damaged on its way. */
export async function takeUpload(
	{ account, user, clock, env, read }: MemberScope,
	upload_id: number,
): Promise<{ file: UploadedFile; statements: Statement[]; follow: OutboxMessage[] }> {
	const [upload] = await read(findUpload(account.id, user.id, { id: upload_id }, clock.now()));
	if (!upload) throw refuse("upload_incomplete");
	const parts = await listParts(env.FILES, account.id, upload);
	if (parts.length !== partCountOf(upload.byte_count)) throw refuse("upload_incomplete");
	const bytes = new Uint8Array(upload.byte_count);
	let at = 0;
	for (const number of parts) {
		const part = await env.FILES.get(partKey(account.id, upload.id, number));
		if (!part) throw refuse("upload_incomplete");
		bytes.set(new Uint8Array(await part.arrayBuffer()), at);
		at += part.size;
	}
	if ((await digestOf(bytes)) !== upload.sha256) {
		await removeParts(env.FILES, account.id, upload.id);
		throw refuse("upload_incomplete");
	}
	return {
		file: { field: "file", name: "upload", type: "", bytes },
		statements: [
			assertThat("upload_incomplete", isUploadOpen(account.id, user.id, upload.id)),
			deleteUploads(account.id, [upload.id]),
		],
		follow: [{ job: "files/remove-parts", payload: { upload_id } }],
	};
}
