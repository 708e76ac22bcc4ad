/** Reads a file once before anything of it is applied: how many rows it has, that its quotes close, and what all of it tells. */
import { type Import, UnfitFile } from "#workers/kernel/define-import";
import type { Scope } from "#workers/kernel/scope";
import type { Checkpoint } from "../store/requests";
import { countRecords, type Source } from "./read-source";

/** The rows of a file, and what its import finds in all of them. Throws BrokenCsv, and UnfitFile for a file that is none of this account's. */
export async function countFile(
	{ account }: Scope<null>,
	declared: Import,
	{ places, format, start }: Checkpoint,
	source: Source,
): Promise<{ total_count: number; found?: unknown }> {
	const survey = declared.survey?.(account, { places, delimiter: format.delimiter });
	const total_count = await countRecords(source, start, survey && (({ cells }) => survey.add(cells)));
	const found = survey?.found();
	if (total_count === 0) throw new UnfitFile("imports:errors.no_rows");
	return { total_count, found };
}
