/** An upload of this person that waits for an answer, with its file, examined as it would be read. */
import { notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { importsFrom } from "../store/known-imports";
import { findWaitingRequest } from "../store/requests";
import type { FileFacts } from "./describe-request";
import { examineAsBefore } from "./examine-as-before";
import type { Wishes } from "./examine-upload";

/** What is said of the file anew, in the place of what was said before. */
type Said = Pick<Wishes, "mapping" | "dates"> & { isReset?: boolean };

/** Reads it; refuses one that waits for nothing. */
export async function readWaiting(scope: MemberScope, upload_id: number, said: Said = {}) {
	const [waiting] = await scope.read(findWaitingRequest(scope.account.id, scope.user.id, upload_id));
	if (!waiting) throw refuse("not_waiting");
	const filters = JSON.parse(waiting.filters) as FileFacts & Pick<Wishes, "mapping" | "dates">;
	const imports = importsFrom(scope.user, waiting.report_type);
	const file = await scope.env.FILES.get(waiting.source_key);
	if (!file) throw notFound("file");
	const text = new Blob([await file.arrayBuffer()]);
	const mapping = said.mapping ?? (said.isReset ? {} : filters.mapping);
	const dates = said.dates ?? filters.dates;
	const examined = await examineAsBefore(scope, text, { imports, mapping, dates });
	const { encoding, sheet, as_of, is_checked_first } = filters;
	return { ...examined, waiting, text, facts: { encoding, sheet, as_of, is_checked_first } };
}
