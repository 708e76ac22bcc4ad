/** Failures of an import that every further try would meet again: they end it at once, and its owner is told why. */

import { UnfitFile } from "#workers/kernel/define-import";
import { constraintFailure, isRefusedForGood } from "#workers/kernel/errors";
import type { Scope, Translate } from "#workers/kernel/scope";
import { BrokenCsv } from "../rules/csv-records";
import type { Checkpoint } from "../store/requests";

/** Whoever asked must be one who may import, at each step: the code of the assertion, and of its text. */
export const requesterLeft = "requester_left";

/** Whether a floor of the ledger refused a batch: somebody else drew on the points meanwhile. */
export function pointsRanShort(error: unknown): boolean {
	return constraintFailure(error)?.name === "ledger_accounts_balance_at_or_above_floor";
}

/** What the owner is told; undefined for a failure that may pass. Rows that the database refuses are a fault of ours, and logged. */
export function lastingFault(
	scope: Scope<null>,
	{ checkpoint, translate }: { checkpoint: Checkpoint; translate: Translate },
	error: unknown,
): string | undefined {
	if (error instanceof BrokenCsv) return translate("imports:errors.broken_csv", { line: error.line });
	if (error instanceof UnfitFile) return translate(error.text, error.values);
	if (constraintFailure(error)?.name === requesterLeft) return translate("imports:errors.requester_left");
	const { line } = checkpoint.next;
	if (pointsRanShort(error))
		return checkpoint.phase === "count" ? undefined : translate("imports:errors.points_gone", { line });
	if (!isRefusedForGood(error)) return undefined;
	scope.log.crash(error, { work: "imports/run-import", line });
	return translate("imports:errors.rows_not_stored", { line });
}
