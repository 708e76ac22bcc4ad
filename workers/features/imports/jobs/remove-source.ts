/** Removes an uploaded file that nothing needs any more; invariant: it is asked for before the file is stored, so none is forgotten. */
import { z } from "zod";
import { defineJob, type JobRun } from "#workers/kernel/define-job";
import type { Scope } from "#workers/kernel/scope";
import { touchTable } from "#workers/kernel/table-page";
import { textsFor, translator } from "#workers/kernel/translate";
import { answerWaitMs, sourceKey, sourceWaitMs } from "../rules/source-file";
import { findRunningRequest, type ImportRequest, requestsVersion, updateErrored } from "../store/requests";

export const removeSource = defineJob({
	name: "imports/remove-source",
	summary: "Removes the uploaded file of an import that is over, or that never came to be.",
	payload: z.object({ request_id: z.int() }),
	handler: async (scope, { request_id }, run) => {
		const [running] = await scope.read(findRunningRequest(scope.account.id, request_id));
		if (!running) return scope.env.FILES.delete(sourceKey(scope.account.id, request_id));
		const now = scope.clock.now();
		if (running.question !== null && running.created_at + answerWaitMs <= now) return failMessage(scope, running, run);
		const due_at = now + sourceWaitMs;
		const again = { job: "imports/remove-source", payload: { request_id }, due_at } as const;
		await scope.commit({ statements: run.end(), answer: {}, follow: [again] });
	},
});

/** Nobody answered: the upload is over, and the next look finds nothing that still needs its file. */
async function failMessage(scope: Scope<null>, request: ImportRequest, run: JobRun): Promise<void> {
	const account_id = scope.account.id;
	const translate = translator(textsFor(scope.account, request.language_code));
	await scope.env.FILES.delete(request.source_key);
	await scope.commit({
		statements: [
			updateErrored(account_id, request.id, translate("imports:errors.no_answer"), scope.clock.now()),
			touchTable(account_id, requestsVersion),
			...run.end(),
		],
		answer: {},
	});
}
