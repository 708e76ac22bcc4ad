/** Undoes an upload that only added things; invariants: once for an upload (`import_undos`), by a job that does each piece once. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { touchTable } from "#workers/kernel/table-page";
import { uploaders } from "../rules/uploaders";
import { whyNot } from "../steps/undo-facts";
import { mayImport } from "../store/known-imports";
import { findUndo, findUpload, insertUndo, mayBeUndone, undoMs } from "../store/pieces";
import { requestsVersion } from "../store/requests";

export const undoUpload = defineEndpoint({
	name: "imports/undo-upload",
	path: "/api/async_process/api_undo_upload",
	summary: "Takes away what an upload added, as far as nothing happened to it since; a job does it piece by piece.",
	access: uploaders,
	input: z.object({ upload_id: z.int() }),
	output: z.object({ request_id: z.int() }),
	errors: {
		not_over: {},
		no_undo: {},
		too_old: {},
		changed_rows: {},
		nothing_added: {},
		undone_already: { constraints: ["import_undos.account_id, import_undos.request_id"] },
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { upload_id }) => {
		const account_id = scope.account.id;
		const now = scope.clock.now();
		const [[upload], [undo]] = await Promise.all([
			scope.read(findUpload(account_id, scope.user.id, upload_id)),
			scope.read(findUndo(account_id, upload_id)),
		]);
		if (!upload || !mayImport(scope.user, upload.report_type)) throw notFound("upload");
		const refusal = whyNot(scope, upload, undo);
		if (refusal) throw refuse(refusal);
		return scope.commit({
			statements: [
				assertThat("changed_rows", mayBeUndone(account_id, scope.user.id, upload_id, now - undoMs)),
				insertUndo(account_id, upload_id, upload.added_count, now),
				touchTable(account_id, requestsVersion),
			],
			answer: { request_id: upload_id },
			audit: {
				subject_kind: "download_request",
				subject_id: upload_id,
				details: { kind: upload.report_type, file_name: upload.file_name, added_count: upload.added_count },
			},
			follow: [{ job: "imports/undo-import", payload: { request_id: upload_id } }],
		});
	},
});
