/** Gives up an upload that waits for an answer; invariant: nothing of it was applied or ever will be. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { touchTable } from "#workers/kernel/table-page";
import { uploaders } from "../rules/uploaders";
import { findWaitingRequest, requestsVersion, stillWaits, updateErrored } from "../store/requests";

export const discardUpload = defineEndpoint({
	name: "imports/discard-upload",
	path: "/api/async_process/api_discard_upload",
	summary: "Gives up an upload that waits for an answer.",
	access: uploaders,
	input: z.object({ upload_id: z.int() }),
	output: z.object({ request_id: z.int() }),
	errors: { not_waiting: {} },
	repetition: { kind: "key" },
	handler: async (scope, { upload_id }) => {
		const account_id = scope.account.id;
		const [waiting] = await scope.read(findWaitingRequest(account_id, scope.user.id, upload_id));
		if (!waiting) throw refuse("not_waiting");
		return scope.commit({
			statements: [
				assertThat("not_waiting", stillWaits(account_id, scope.user.id, upload_id)),
				updateErrored(account_id, upload_id, scope.translate("imports:past.discarded"), scope.clock.now()),
				touchTable(account_id, requestsVersion),
			],
			answer: { request_id: upload_id },
			audit: { subject_kind: "download_request", subject_id: upload_id },
			follow: [{ job: "imports/remove-source", payload: { request_id: upload_id } }],
		});
	},
});
