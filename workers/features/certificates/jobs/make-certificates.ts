/**
 * Makes the codes of a batch piece by piece; invariant: a piece and the count of what is made are one batch, which fails
 * unless the count is the one that was read, so that each number is made once, wherever a run breaks off.
 */
import { z } from "zod";
import { endProcess, updateProcess } from "#workers/features/reports";
import { assertAll } from "#workers/kernel/assertions";
import { defineJob } from "#workers/kernel/define-job";
import { codeOf, hashOfCode } from "../rules/code";
import { findBatch, hasMade, insertCertificates, listUnmade } from "../store/batches";

/** Codes of one piece. */
const codesAPiece = 1_000;

export const makeCertificates = defineJob({
	name: "certificates/make-certificates",
	summary: "Makes the codes of a batch of certificates, piece by piece.",
	runsApart: true,
	payload: z.object({ batch_id: z.int() }),
	afterImport: { does: "go on", waiting: listUnmade },
	handler: async (scope, { batch_id }, run) => {
		const { account, clock, env, read, commit } = scope;
		for (;;) {
			const [batch] = await read(findBatch(account.id, batch_id));
			if (batch?.status !== "open" || batch.made_count === batch.certificate_count) break;
			const { made_count, certificate_count } = batch;
			const rows = Array.from({ length: Math.min(codesAPiece, certificate_count - made_count) }, (_one, at) => {
				const number = made_count + at + 1;
				return { number, code_hash: hashOfCode(codeOf(env.SESSION_SECRET, account.id, batch_id, number)) };
			});
			const isLast = made_count + rows.length === certificate_count;
			await commit({
				statements: [
					assertAll({
						...run.holds(),
						internal_batch_changed: hasMade(account.id, batch_id, made_count),
					}),
					...insertCertificates(account.id, batch_id, rows),
					...updateProcess(account.id, batch_id, { done: rows.length, failed: 0 }),
					...(isLast ? endProcess(account.id, batch_id, { error_msg: "", now: clock.now() }) : []),
					...(isLast ? run.end() : run.renew()),
				],
				answer: {},
			});
			if (isLast) return;
		}
		await commit({ statements: run.end(), answer: {} });
	},
});
