/** How many wrong codes somebody may type, and when claiming is paused; the trigger certificate_tries_paused says the same. */
import { hourMs } from "#workers/kernel/clock";

/** So many wrong codes within the time pause claiming for as long. */
export const maxTries = 5;

/** The hour of both rules. */
export const triesWithinMs = hourMs;

/** What somebody may still do: tries that are left, or the moment until which claiming is paused. */
export type Tries = { tries_left: number; paused_until: number | null };

/** By the times of the newest wrong codes, `maxTries` of them at most. */
export function triesOf(times: readonly number[], now: number): Tries {
	const newest = Math.max(...times);
	const isFull = times.length >= maxTries && newest - Math.min(...times) < triesWithinMs;
	if (isFull && newest + triesWithinMs > now) return { tries_left: 0, paused_until: newest + triesWithinMs };
	return { tries_left: maxTries - times.filter((at) => at > now - triesWithinMs).length, paused_until: null };
}
