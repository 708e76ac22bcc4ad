/** Takes a part of an upload; invariant: it is exactly as large as the part of this number is, and the upload is the person's own. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound, refuse } from "#workers/kernel/errors";
import { partCountOf, partSizeOf, uploadPaths } from "../rules/upload";
import { chosenFile } from "../steps/take-file";
import { findUpload, partKey } from "../store/uploads";

export const uploadPart = defineEndpoint({
	name: "files/upload-part",
	path: uploadPaths.part,
	summary: "Takes a part of an upload that was begun; the same part again is the same part.",
	access: "signed_in",
	input: z.object({ upload_id: z.int(), number: z.int().min(0).max(99) }),
	output: z.object({ number: z.int() }),
	errors: { part_differs: {} },
	repetition: { kind: "natural" },
	isMultipart: true,
	limits: [{ name: "upload_part", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { upload_id, number }, files) => {
		const { account, user, clock, env } = scope;
		const [upload] = await scope.read(findUpload(account.id, user.id, { id: upload_id }, clock.now()));
		if (!upload) throw notFound("file_upload");
		const count = partCountOf(upload.byte_count);
		if (number >= count) throw invalid({ number: [`0-${count - 1}`] });
		const part = chosenFile(files);
		if (part?.bytes.byteLength !== partSizeOf(upload.byte_count, number)) throw refuse("part_differs");
		await env.FILES.put(partKey(account.id, upload_id, number), part.bytes);
		return { number };
	},
});
