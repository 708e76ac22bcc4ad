/** What a call does with the bytes of a picture when it fails after they were kept. */
import { removeBytes } from "#workers/features/files";
import { constraintFailure, Refusal } from "#workers/kernel/errors";
import { isRepeat } from "#workers/kernel/repeats";
import type { MemberScope } from "#workers/kernel/scope";

/** Removes the files under these keys where surely no row names them, and throws the failure on. */
export async function giveBack({ account, env }: MemberScope, keys: readonly string[], error: unknown): Promise<never> {
	// Of a failure of the machine nobody knows whether the row is there.
	const isKnown = error instanceof Refusal || constraintFailure(error) !== undefined || isRepeat(error);
	if (isKnown) await removeBytes(env.FILES, account.id, keys);
	throw error;
}
