/** What the clock starts for the mechanisms that all features stand on: lost messages, and rows whose time is over. */
import { sql } from "drizzle-orm";
import { dayMs, hourMs } from "./clock";
import type { ScheduledWork } from "./define-job";
import { defineSweep } from "./define-sweep";
import { recordRetentionMs } from "./idempotency";
import { selectionKeptMs, setKeptMs } from "./list-selection";
import { doneRetentionMs } from "./outbox";
import { findOldestTotal, storedForMs, sweepStoredTotals } from "./table-totals";
import { signalWaitingMessages } from "./waiting-messages";

const rowsAtOnce = 500;

/** Removes messages that were done long ago; those that failed stay for people to see. */
export const sweepDoneMessages = defineSweep({
	name: "kernel/sweep-done-messages",
	summary: "Removes messages of the outbox 30 days after they were done.",
	sweeps: [
		{
			table: "outbox",
			column: "done_at",
			retentionMs: doneRetentionMs,
			atOnce: rowsAtOnce,
			only: sql.raw("t.done_at is not null"),
		},
	],
});

const sweepRecords = defineSweep({
	name: "kernel/sweep-records",
	summary: "Removes answers that are kept for repeats after 7 days, and counts of limits after one.",
	sweeps: [
		{ table: "idempotency_records", column: "created_at", retentionMs: recordRetentionMs, atOnce: rowsAtOnce },
		{ table: "limit_counts", column: "window_start", retentionMs: dayMs, atOnce: rowsAtOnce, emptyMs: 7 * dayMs },
		{ table: "slowed_tries", column: "last_at", retentionMs: dayMs, atOnce: rowsAtOnce, emptyMs: 7 * dayMs },
	],
});

/** Removes what was selected long ago. */
export const sweepSelections = defineSweep({
	name: "kernel/sweep-selections",
	summary: "Removes what was selected of lists a day after its last change, and sets of rows after 7 days.",
	sweeps: [
		{
			table: "list_selections",
			column: "updated_at",
			retentionMs: selectionKeptMs,
			atOnce: rowsAtOnce,
			emptyMs: 7 * dayMs,
		},
		{ table: "list_selection_parts", column: "created_at", retentionMs: setKeptMs, atOnce: rowsAtOnce },
	],
});

/** Looked at once an hour where lists are read, since an account may hold so many totals and no more. */
const sweepTotals: ScheduledWork = {
	name: "kernel/sweep-totals",
	summary: "Removes totals of lists that are a week old, or above what an account may hold.",
	handler: async ({ account, clock, commit }) => {
		const now = clock.now();
		await commit({ statements: sweepStoredTotals(account.id, now), answer: {} });
		return sql`coalesce((select iif(t.as_of < ${now - storedForMs}, ${now}, ${now + hourMs})
			from (${findOldestTotal(account.id)}) t), ${now + storedForMs})`;
	},
};

/** Everything that the kernel itself has the schedule do for each account. */
export const kernelWork: readonly ScheduledWork[] = [
	signalWaitingMessages,
	sweepDoneMessages,
	sweepRecords,
	sweepSelections,
	sweepTotals,
];
