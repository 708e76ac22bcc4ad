/** Forgets wrong codes a day after they were typed. */
import { dayMs } from "#workers/kernel/clock";
import { defineSweep } from "#workers/kernel/define-sweep";

export const sweepTries = defineSweep({
	name: "certificates/sweep-tries",
	summary: "Removes wrong codes of certificates a day after they were typed.",
	sweeps: [{ table: "certificate_tries", column: "tried_at", retentionMs: dayMs, atOnce: 500 }],
});
