/** What a past request is called for whoever reads it. */
import { findBulkAction } from "#workers/kernel/bulk-actions";
import { textKey } from "#workers/kernel/names";
import type { Scope } from "#workers/kernel/scope";

/** A bulk action in the reader's language, whatever they had when they asked for it; others keep the name that was given to them. */
export function nameOfRequest(
	{ translate }: Pick<Scope, "translate">,
	{ report_type, file_name }: { report_type?: unknown; file_name?: unknown },
): string {
	const action = findBulkAction(String(report_type));
	return action ? translate(textKey(`${action.words}.name`)) : String(file_name);
}
