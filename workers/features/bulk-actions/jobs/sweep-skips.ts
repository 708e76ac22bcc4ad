/** Removes what runs passed over, when nobody looks at it any more. */
import { dayMs } from "#workers/kernel/clock";
import { defineSweep } from "#workers/kernel/define-sweep";

export const sweepSkips = defineSweep({
	name: "bulk-actions/sweep-skips",
	summary: "Removes the rows that bulk actions passed over after 30 days.",
	sweeps: [{ table: "bulk_run_skips", column: "created_at", retentionMs: 30 * dayMs, atOnce: 500 }],
});
