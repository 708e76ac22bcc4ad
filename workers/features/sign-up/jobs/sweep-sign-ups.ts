/** Removes sign-ups a week after their links are over: who they became is a member by then, or nobody. */
import { dayMs } from "#workers/kernel/clock";
import { defineSweep } from "#workers/kernel/define-sweep";

export const sweepSignUps = defineSweep({
	name: "sign-up/sweep-sign-ups",
	summary: "Removes sign-ups a week after their links are over.",
	sweeps: [{ table: "sign_ups", column: "expires_at", retentionMs: 7 * dayMs, atOnce: 200 }],
});
