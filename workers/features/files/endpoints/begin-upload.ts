/** Begins an upload in parts, or takes one up again; invariant: one for each file of a person, by the index `file_uploads_of_person`. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { maxOpenUploads, maxUploadBytes, partBytes, uploadPaths } from "../rules/upload";
import { findUpload, hasRoomForUpload, listParts, saveUpload, uploadIdOf } from "../store/uploads";

export const beginUpload = defineEndpoint({
	name: "files/begin-upload",
	path: uploadPaths.begin,
	summary: "Begins an upload in parts, or takes up one that broke off within a day; tells which parts are there.",
	access: "signed_in",
	input: z.object({
		byte_count: z.int().min(1).max(maxUploadBytes),
		/** Of the whole file, by which it is known again. */
		sha256: text(64).regex(/^[0-9a-f]{64}$/),
	}),
	output: z.object({ upload_id: z.int(), part_bytes: z.int(), parts: z.array(z.int()) }),
	errors: { too_many_uploads: { details: { max: maxOpenUploads } } },
	repetition: { kind: "natural" },
	limits: [{ name: "upload_part", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { byte_count, sha256 }) => {
		const { account, user, clock, read, env } = scope;
		const now = clock.now();
		const [known] = await read(findUpload(account.id, user.id, { sha256 }, now));
		const parts = known ? await listParts(env.FILES, account.id, known) : [];
		const upload = { id: known?.id ?? scope.newId(), byte_count, sha256 };
		return scope.commit({
			statements: [
				assertThat("too_many_uploads", hasRoomForUpload(account.id, user.id, upload)),
				saveUpload(account.id, user.id, upload, now),
			],
			answer: { upload_id: upload.id, part_bytes: partBytes, parts },
			live: { upload_id: uploadIdOf(account.id, user.id, sha256) },
			audit: { subject_kind: "file_upload", subject_id: upload.id, details: { byte_count } },
		});
	},
});
