/** Sets the points of a whole file aside before its first row is applied; invariant: all of them, or nothing of the file. */
import type { Import, Upload } from "#workers/kernel/define-import";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { assertPayable, weighPoints } from "../steps/weigh-points";
import type { Checkpoint } from "../store/requests";
import { pointsRanShort } from "./lasting-fault";
import { readSource, type Source } from "./read-source";

const maxTries = 3;

/**
 * Holds what the file gives out, in the batch that `write` commits. Where somebody draws on the same points at that moment,
 * the batch fails on their floor, and what is there is read anew. Throws UnfitFile for a file that gives out more than there is, or than one owner gives alone.
 */
export async function holdPoints(
	scope: Scope<null>,
	{ source, ...file }: { declared: Import; upload: Upload; checkpoint: Checkpoint; source: Source },
	write: (statements: Statement[]) => Promise<void>,
): Promise<void> {
	const { declared, upload } = file;
	const records = readSource(source, file.checkpoint.start);
	const wanted = (await weighPoints(scope, { ...file, records })) ?? 0;
	for (let tries = 1; ; tries += 1) {
		await assertPayable(scope, { declared, upload, wanted });
		try {
			return await write(wanted > 0 ? declared.points!.hold(scope, upload, wanted) : []);
		} catch (error) {
			if (tries === maxTries || !pointsRanShort(error)) throw error;
		}
	}
}
