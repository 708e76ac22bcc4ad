/**
 * Undoes an upload piece by piece, newest first; invariant: what a piece takes away, and that it is done, are one batch, so
 * that an undoing that dies goes on without doing anything twice.
 */
import { z } from "zod";
import { assertAll } from "#workers/kernel/assertions";
import type { Import } from "#workers/kernel/define-import";
import { defineJob, type JobRun } from "#workers/kernel/define-job";
import { constraintFailure } from "#workers/kernel/errors";
import type { Scope } from "#workers/kernel/scope";
import { touchTable } from "#workers/kernel/table-page";
import { textsFor, translator } from "#workers/kernel/translate";
import { wordsOf } from "../rules/reason-words";
import { findImport } from "../store/known-imports";
import { additionsOf, endPiece, findRunningUndo, listPieces, updateUndone } from "../store/pieces";
import { requesterMayImport, requestsVersion } from "../store/requests";
import { pointsRanShort, requesterLeft } from "./lasting-fault";

const piecesARun = 10;
/** A piece is planned anew where somebody changed what it read. */
const maxTries = 4;

type Running = Awaited<ReturnType<typeof openUndo>>;
type Piece = { piece: number; added: string };

export const undoImport = defineJob({
	name: "imports/undo-import",
	summary: "Takes away what an upload added, piece by piece, as far as nothing happened to it since.",
	runsApart: true,
	payload: z.object({ request_id: z.int() }),
	handler: async (scope, { request_id }, run) => {
		const undo = await openUndo(scope, request_id);
		if (!undo) return;
		try {
			for (let count = 0; count < piecesARun; count += 1) {
				const [piece] = await scope.read(listPieces(scope.account.id, request_id, 1));
				if (!piece) return await finish(scope, undo, run);
				await undoPiece(scope, undo, piece, run);
			}
		} catch (error) {
			if (constraintFailure(error)?.name !== requesterLeft) throw error;
			return fail(scope, request_id, run);
		}
		const follow = [{ job: undoImport.name, payload: { request_id } }];
		await scope.commit({ statements: run.end(), answer: {}, follow });
	},
	onFailed: (scope, { request_id }) => fail(scope, request_id),
});

async function openUndo(scope: Scope<null>, request_id: number) {
	const [undo] = await scope.read(findRunningUndo(scope.account.id, request_id));
	if (!undo) return undefined;
	const declared: Import = findImport(undo.report_type);
	return { ...undo, declared, translate: translator(textsFor(scope.account, undo.language_code)) };
}

async function undoPiece(
	scope: Scope<null>,
	{ declared, translate, ...upload }: NonNullable<Running>,
	piece: Piece,
	run: JobRun,
): Promise<void> {
	const account_id = scope.account.id;
	const added = additionsOf(piece);
	for (let tries = 1; ; tries += 1) {
		const plan = await declared.undo!.plan(scope, upload, added);
		const kept = plan.kept.map(({ name, reason }) => ({ name, reason: wordsOf(declared, [reason], translate) }));
		try {
			await scope.commit({
				statements: [
					assertAll({
						...run.holds(),
						[requesterLeft]: requesterMayImport(account_id, upload.id, declared.roles),
					}),
					...plan.statements,
					...endPiece(account_id, upload.id, { piece: piece.piece, undone: added.length - kept.length, kept }),
					touchTable(account_id, requestsVersion),
					...run.renew(),
				],
				answer: {},
			});
			return;
		} catch (error) {
			if (tries === maxTries || !isChangedMeanwhile(error)) throw error;
		}
	}
}

function isChangedMeanwhile(error: unknown): boolean {
	return constraintFailure(error)?.name === "internal_rows_changed" || pointsRanShort(error);
}

async function finish(scope: Scope<null>, { declared, ...upload }: NonNullable<Running>, run: JobRun): Promise<void> {
	const account_id = scope.account.id;
	const { undone_count, kept_count } = (await openUndo(scope, upload.id)) ?? upload;
	await scope.commit({
		statements: [
			...(declared.undo!.end?.(scope, upload) ?? []),
			updateUndone(account_id, upload.id, "processed", scope.clock.now()),
			touchTable(account_id, requestsVersion),
			...run.end(),
		],
		answer: {},
		audit: {
			subject_kind: "download_request",
			subject_id: upload.id,
			details: { kind: upload.report_type, undone_count, kept_count },
		},
	});
}

/** What was taken away until then stays away; what it brought back goes to what is available all the same. */
async function fail(scope: Scope<null>, request_id: number, run?: JobRun): Promise<void> {
	const undo = await openUndo(scope, request_id);
	if (!undo) return;
	const { declared, ...upload } = undo;
	await scope.commit({
		statements: [
			...(declared.undo!.end?.(scope, upload) ?? []),
			updateUndone(scope.account.id, request_id, "errored", scope.clock.now()),
			touchTable(scope.account.id, requestsVersion),
			...(run?.end() ?? []),
		],
		answer: {},
		audit: { subject_kind: "download_request", subject_id: request_id },
	});
}
