/** When somebody who was rejected may ask for a place again. @pure */
import { dayMs } from "#workers/kernel/clock";

/** So long after a rejection, so that nobody is asked the same every day. */
const waitMs = 7 * dayMs;

/** What is known of somebody with the address. */
type Known = { status: string; activated_at: number | null; turned_away_at: number | null };

/** From when on they may, by when they were rejected. */
export function mayAskAgainAt(turned_away_at: number): number {
	return turned_away_at + waitMs;
}

/** Whether they may by now: rejected, never let in, and long enough ago. */
export function mayAskAgain({ status, activated_at, turned_away_at }: Known, now: number): boolean {
	if (status !== "suspended" || activated_at !== null || turned_away_at === null) return false;
	return mayAskAgainAt(turned_away_at) <= now;
}
