/** Removes emails that are older than 30 days. */
import { dayMs } from "#workers/kernel/clock";
import { defineSweep } from "#workers/kernel/define-sweep";

export const sweepEmails = defineSweep({
	name: "mail/sweep-emails",
	summary: "Removes emails 30 days after they were written.",
	sweeps: [{ table: "emails", column: "created_at", retentionMs: 30 * dayMs, atOnce: 200 }],
});
