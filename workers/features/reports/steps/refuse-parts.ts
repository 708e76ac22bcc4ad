/** Refuses the report of a list with filters with which it is not to be had. */
import { invalid } from "#workers/kernel/errors";
import type { ListFace } from "#workers/kernel/list-face";
import type { Translate } from "#workers/kernel/scope";

/** Throws a refusal at the first such filter that is set. */
export function refuseParts(face: ListFace, filters: Record<string, unknown>, translate: Translate): void {
	const name = face.report?.notWith?.find((one) => filters[one] !== undefined);
	if (name) throw invalid({ [name]: [translate("reports:onlyWhole")] });
}
