/** When those who decide are reminded, and when somebody else is asked. @pure */
import { dayMs } from "#workers/kernel/clock";

/** After so long a step's people are reminded. */
export const remindAfterMs = 3 * dayMs;

/** After so long somebody else is asked too; and after as long again all of them are reminded, and so on. */
export const escalateAfterMs = 7 * dayMs;

/** Since when a step waits, and what was done about it. */
export type Waiting = { step_since: number; reminded_at: number | null; escalated_at: number | null };

/** What is due now, and when it is to be looked at next once that is done. */
export function nextLook(
	{ step_since, reminded_at, escalated_at }: Waiting,
	now: number,
): { does: "remind" | "escalate" | "wait"; due_at: number } {
	if (escalated_at !== null) {
		const again = Math.max(escalated_at, reminded_at ?? 0) + escalateAfterMs;
		return { does: again <= now ? "remind" : "wait", due_at: again };
	}
	const escalates = step_since + escalateAfterMs;
	if (escalates <= now) return { does: "escalate", due_at: escalates };
	const reminds = step_since + remindAfterMs;
	if (reminded_at !== null) return { does: "wait", due_at: escalates };
	return { does: reminds <= now ? "remind" : "wait", due_at: reminds };
}
