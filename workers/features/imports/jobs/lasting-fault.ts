/** Failures of an import that every further try would meet again: they end it at once, and its owner is told why. */

import { constraintFailure, isRefusedForGood } from "#workers/kernel/errors";
import type { KeyBelow } from "#workers/kernel/names";
import type { Scope, Translate } from "#workers/kernel/scope";
import { BrokenCsv } from "../rules/csv-records";
import type { Checkpoint } from "../store/requests";

/** A code with words among the errors of imports. */
type ImportErrorCode = KeyBelow<"imports", "errors">;

/** A file that cannot be imported as a whole; `code` is a text below `imports:errors`. */
export class UnfitFile extends Error {
	constructor(
		readonly code: ImportErrorCode,
		readonly values: Record<string, string> = {},
	) {
		super(code);
		this.name = "UnfitFile";
	}
}

/** Whoever asked must be one who may import, at each step: the code of the assertion, and of its text. */
export const requesterLeft = "requester_left";

/** What the owner is told; undefined for a failure that may pass. Rows that the database refuses are a fault of ours, and logged. */
export function lastingFault(
	scope: Scope<null>,
	{ checkpoint, translate }: { checkpoint: Checkpoint; translate: Translate },
	error: unknown,
): string | undefined {
	if (error instanceof BrokenCsv) return translate("imports:errors.broken_csv", { line: error.line });
	if (error instanceof UnfitFile) return translate(`imports:errors.${error.code}`, error.values);
	if (constraintFailure(error)?.name === requesterLeft) return translate("imports:errors.requester_left");
	if (!isRefusedForGood(error)) return undefined;
	const { line } = checkpoint.next;
	scope.log.crash(error, { work: "imports/run-import", line });
	return translate("imports:errors.rows_not_stored", { line });
}
