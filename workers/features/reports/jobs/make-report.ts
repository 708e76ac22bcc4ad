/** Makes a requested report; invariant: a run that dies goes on from its last part, and one good file arrives once. */

import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineJob, interrupted } from "#workers/kernel/define-job";
import { Refusal } from "#workers/kernel/errors";
import { textKey } from "#workers/kernel/names";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { textsFor, translator } from "#workers/kernel/translate";
import { tellFailed, tellReady } from "../steps/tell-of-report";
import { abortUpload, type FinishedFile, removeAllBut } from "../store/part-writer";
import {
	type Checkpoint,
	findMadeReport,
	findReportRequest,
	isStillUnderWay,
	listUnderWay,
	type ReportRequest,
	reportRetentionMs,
	updateErrored,
	updateProcessed,
} from "../store/requests";
import { openSource } from "./open-source";
import { filesOfRequest, writeReport } from "./write-report";

export const makeReport = defineJob({
	name: "reports/make-report",
	summary: "Writes a requested report to R2.",
	runsApart: true,
	payload: z.object({ request_id: z.int() }),
	handler: async (scope, { request_id }, run) => {
		const [request] = await scope.read(findReportRequest(scope.account.id, request_id));
		if (!request || !isUnderWay(request)) return;
		try {
			const source = await openSource(scope, request);
			const made = await writeReport({ scope, source, request, run });
			if (made) await finish(scope, request, made, run.end());
		} catch (error) {
			if (error instanceof Refusal) return failMessage(scope, request, reasonOf(scope, request, error), run.end());
			await clearIfOver(scope, request);
			throw error;
		}
	},
	afterImport: { does: "end", waiting: listUnderWay },
	onFailed: async (scope, { request_id }, reason) => {
		const [request] = await scope.read(findReportRequest(scope.account.id, request_id));
		const words = reason === interrupted ? "reports:interrupted" : "reports:failed";
		if (request && isUnderWay(request)) await failMessage(scope, request, textOf(scope, request)(words), []);
	},
});

function isUnderWay({ status }: Pick<ReportRequest, "status">): boolean {
	return status === "pending" || status === "processing";
}

async function finish(
	scope: Scope<null>,
	request: ReportRequest,
	made: FinishedFile & { rows: number },
	end: Statement[],
): Promise<void> {
	const now = scope.clock.now();
	const told = await tellReady(scope, request, { rows: made.rows, expires_at: now + reportRetentionMs });
	await scope.commit({
		statements: [
			assertThat("internal_report_over", isStillUnderWay(scope.account.id, request.id)),
			updateProcessed(scope.account.id, request.id, { ...made, now }),
			...told.statements,
			...end,
		],
		answer: {},
		audit: { subject_kind: "download_request", subject_id: request.id, details: { rows: made.rows } },
		follow: told.follow,
	});
	await clear(scope, request, made.object_key);
}

/** Marks the request as failed with a reason; nothing of its file stays. */
async function failMessage(
	scope: Scope<null>,
	request: ReportRequest,
	reason: string,
	end: Statement[],
): Promise<void> {
	const told = await tellFailed(scope, request, reason);
	await scope.commit({
		statements: [updateErrored(scope.account.id, request.id, reason, scope.clock.now()), ...told.statements, ...end],
		answer: {},
		audit: { subject_kind: "download_request", subject_id: request.id },
		follow: told.follow,
	});
	const [begun] = request.checkpoint ? [JSON.parse(request.checkpoint) as Checkpoint] : [];
	// Of a report that was under way elsewhere, the upload belongs to the account there.
	const isHere = begun?.upload.object_key.startsWith(filesOfRequest(scope.account.id, request.id));
	if (begun && isHere) await abortUpload(scope.env.FILES, begun.upload);
	await clear(scope, request);
}

/** A run that lost its lease may have put bytes beside a report that another run has finished since. */
async function clearIfOver(scope: Scope<null>, request: ReportRequest): Promise<void> {
	const [now] = await scope.read(findMadeReport(scope.account.id, request.id)).catch(() => []);
	if (now && !isUnderWay(now)) await clear(scope, request, now.object_key ?? undefined);
}

/** What stays behind costs room, never correctness. */
async function clear(scope: Scope<null>, request: ReportRequest, spared?: string): Promise<void> {
	await removeAllBut(scope.env.FILES, filesOfRequest(scope.account.id, request.id), spared).catch((error) =>
		scope.log.warn("report-not-cleared", { request_id: request.id, reason: String(error) }),
	);
}

function reasonOf(scope: Scope<null>, request: ReportRequest, { code, details }: Refusal): string {
	const translate = textOf(scope, request);
	const shared = translate(textKey(`answers:errors.${code}`), details);
	return translate(textKey(`reports:errors.${code}`), { ...details, defaultValue: shared });
}

function textOf(scope: Scope<null>, request: ReportRequest) {
	return translator(textsFor(scope.account, request.language_code));
}
