/**
 * Carries a bulk action out, some hundred rows in each batch; invariant: what is done with a part, the rows that it passed
 * over and the place where it goes on are one batch, so that each row is done once, whatever breaks off.
 */
import { z } from "zod";
import { assertAll } from "#workers/kernel/assertions";
import { findBulkAction } from "#workers/kernel/bulk-actions";
import { defineJob, interrupted, type JobRun } from "#workers/kernel/define-job";
import { constraintFailure, Refusal } from "#workers/kernel/errors";
import { findPart, readSelectable } from "#workers/kernel/list-selection";
import { textKey } from "#workers/kernel/names";
import type { Scope } from "#workers/kernel/scope";
import { textsFor, translator } from "#workers/kernel/translate";
import { type OpenedRun, openRun } from "../steps/requester-of-run";
import {
	closeRun,
	findOpenRun,
	isRunAt,
	listOpenRuns,
	type OpenRun,
	requesterStays,
	updatePartDone,
} from "../store/runs";

/** A run goes on in a new message after so many parts, far below the platform's limits of one invocation. */
const partsARun = 10;
/** A part is made again so often when some of its rows change in the moment between reading and writing. */
const maxTries = 3;
/** The batch fails with these where something changed meanwhile: it is looked at again. */
const changed = ["internal_rows_changed", "internal_bulk_run_moved", "internal_requester_changed"];

export const runBulkAction = defineJob({
	name: "bulk-actions/run-bulk-action",
	summary: "Does with the selected rows of a list what was asked for, part by part.",
	runsApart: true,
	payload: z.object({ bulk_run_id: z.int() }),
	handler: async (scope, { bulk_run_id }, run) => {
		for (let part = 0; part < partsARun; part += 1) if (await doPart(scope, bulk_run_id, run)) return;
		const follow = [{ job: runBulkAction.name, payload: { bulk_run_id } }];
		await scope.commit({ statements: run.end(), answer: {}, follow });
	},
	afterImport: { does: "end", waiting: listOpenRuns },
	onFailed: async (scope, { bulk_run_id }, reason) => {
		const [open] = await scope.read(findOpenRun(scope.account.id, bulk_run_id));
		const words = reason === interrupted ? "bulk-actions:run.interrupted" : "bulk-actions:run.broken";
		if (open) await fail(scope, open, words);
	},
});

/** Does the next part; true when the run is over with it. */
async function doPart(scope: Scope<null>, bulk_run_id: number, run: JobRun): Promise<boolean> {
	for (let tries = 1; ; tries += 1) {
		const [open] = await scope.read(findOpenRun(scope.account.id, bulk_run_id));
		if (!open) {
			await scope.commit({ statements: run.end(), answer: {} });
			return true;
		}
		try {
			return await writePart(scope, open, await openRun(scope, open), run);
		} catch (error) {
			if (error instanceof Refusal) {
				await fail(scope, open, textKey(`answers:errors.${error.code}`), run);
				return true;
			}
			if (!changed.includes(constraintFailure(error)?.name ?? "") || tries >= maxTries) throw error;
		}
	}
}

async function writePart(scope: Scope<null>, open: OpenRun, opened: OpenedRun, run: JobRun): Promise<boolean> {
	const { account, clock } = scope;
	const { action, list, requester } = opened;
	const [part] = await scope.read(findPart(account.id, open.set_id, open.next_part));
	if (!part) {
		await finish(scope, open, opened, run);
		return true;
	}
	const taken = new Set(JSON.parse(open.unselected_ids) as number[]);
	const ids = (JSON.parse(part.ids) as number[]).filter((id) => !taken.has(id));
	const selectable = await readSelectable(list, requester, ids);
	const reasonOf = (id: number) => (selectable.has(id) ? selectable.get(id)! : "gone");
	const fit = ids.filter((id) => reasonOf(id) === null);
	const unfit = ids.flatMap((id) => (reasonOf(id) === null ? [] : [{ id, reason: reasonOf(id) }]));
	const applied = await action.apply(requester, { ...open, input: JSON.parse(open.input) }, fit);
	const skipped = [...unfit, ...applied.skipped];
	await scope.commit({
		statements: [
			assertAll({
				...run.holds(),
				internal_bulk_run_moved: isRunAt(account.id, open),
				internal_requester_changed: requesterStays(account.id, open.user_id, requester.user.role),
			}),
			...applied.statements,
			...updatePartDone(account.id, open, ids.length - skipped.length, skipped, clock.now()),
			...run.renew(),
		],
		answer: {},
		audit: applied.audit?.map((subject) => ({ ...subject, by: open.user_id })),
		follow: applied.follow,
	});
	return false;
}

async function finish(scope: Scope<null>, open: OpenRun, { action }: OpenedRun, run: JobRun): Promise<void> {
	const { account, clock } = scope;
	// Rows that were to come are gone: nobody is told that all is done.
	if (open.done_count + open.skipped_count < open.total_count) return fail(scope, open, "bulk-actions:run.broken", run);
	await scope.commit({
		statements: [
			assertAll({ ...run.holds(), internal_bulk_run_moved: isRunAt(account.id, open) }),
			...(action.end?.(scope, open) ?? []),
			...closeRun(account.id, open.id, { status: "done", now: clock.now() }),
			...run.end(),
		],
		answer: {},
		audit: { subject_kind: "bulk_run", subject_id: open.id, by: open.user_id },
	});
}

/** Ends a run that cannot go on; what was done stays done. */
async function fail(scope: Scope<null>, open: OpenRun, words: Parameters<Scope["translate"]>[0], run?: JobRun) {
	const { account, clock } = scope;
	const why = translator(textsFor(account, open.language_code))(words);
	await scope.commit({
		statements: [
			...(findBulkAction(open.action)?.end?.(scope, open) ?? []),
			...closeRun(account.id, open.id, { status: "failed", why, now: clock.now() }),
			...(run?.end() ?? []),
		],
		answer: {},
		audit: { subject_kind: "bulk_run", subject_id: open.id, by: open.user_id },
	});
}
