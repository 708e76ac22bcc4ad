/** How many points one operator pays in alone. @pure */
import type { Environment } from "#workers/kernel/environment";

const usualLimit = 1_000_000;

/** Whether so many points need a second operator; FUNDING_LIMIT is the setting. */
export function needsSecondOperator(points: number, { FUNDING_LIMIT }: Pick<Environment, "FUNDING_LIMIT">): boolean {
	const limit = Number(FUNDING_LIMIT ?? usualLimit);
	return !(points <= limit);
}
