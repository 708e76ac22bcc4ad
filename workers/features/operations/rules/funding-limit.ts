/** How many points one operator pays in alone. @pure */
import { dayMs } from "#workers/kernel/clock";
import type { Environment } from "#workers/kernel/environment";

const usualLimit = 1_000_000;

/** What one operator's word pays in for a client counts together for so long. */
export const countedTogetherMs = dayMs;

/** The most that one operator pays in alone; FUNDING_LIMIT is the setting, and one that is no number lets nothing through. */
export function fundingLimit({ FUNDING_LIMIT }: Pick<Environment, "FUNDING_LIMIT">): number {
	const limit = Number(FUNDING_LIMIT ?? usualLimit);
	return Number.isNaN(limit) ? 0 : limit;
}
