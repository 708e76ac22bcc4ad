/** Removes an uploaded file that nothing needs any more; invariant: it is asked for before the file is stored, so none is forgotten. */
import { z } from "zod";
import { defineJob } from "#workers/kernel/define-job";
import { removeSourceJob, sourceKey, sourceWaitMs } from "../rules/source-file";
import { findRunningRequest } from "../store/requests";

export const removeSource = defineJob({
	name: removeSourceJob,
	summary: "Removes the uploaded file of an import that is over, or that never came to be.",
	payload: z.object({ request_id: z.int() }),
	handler: async (scope, { request_id }, run) => {
		const [running] = await scope.read(findRunningRequest(scope.account.id, request_id));
		if (!running) return scope.env.FILES.delete(sourceKey(scope.account.id, request_id));
		const due_at = scope.clock.now() + sourceWaitMs;
		const follow = [{ job: removeSourceJob, payload: { request_id }, due_at }];
		await scope.commit({ statements: run.end(), answer: {}, follow });
	},
});
