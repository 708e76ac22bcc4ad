/** Failures of an import that every further try would meet again: they end it at once, and its owner is told why. */

import { UnfitFile } from "#workers/kernel/define-import";
import { constraintFailure, isRefusedForGood } from "#workers/kernel/errors";
import type { Scope, Translate } from "#workers/kernel/scope";
import { BrokenCsv } from "../rules/csv-records";
import type { Checkpoint } from "../store/requests";

/** Whoever asked must be one who may import, at each step: the code of the assertion, and of its text. */
export const requesterLeft = "requester_left";

/** What the owner is told; undefined for a failure that may pass. Rows that the database refuses are a fault of ours, and logged. */
export function lastingFault(
	scope: Scope<null>,
	{ checkpoint, translate }: { checkpoint: Checkpoint; translate: Translate },
	error: unknown,
): string | undefined {
	if (error instanceof BrokenCsv) return translate("imports:errors.broken_csv", { line: error.line });
	if (error instanceof UnfitFile) return translate(error.text, error.values);
	if (constraintFailure(error)?.name === requesterLeft) return translate("imports:errors.requester_left");
	if (!isRefusedForGood(error)) return undefined;
	const { line } = checkpoint.next;
	scope.log.crash(error, { work: "imports/run-import", line });
	return translate("imports:errors.rows_not_stored", { line });
}
