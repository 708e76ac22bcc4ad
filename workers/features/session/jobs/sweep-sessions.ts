/** Removes sessions, links and changes of address whose time is over. */
import { sql } from "drizzle-orm";
import { dayMs } from "#workers/kernel/clock";
import { defineSweep } from "#workers/kernel/define-sweep";

/** How long links that are over, and changes of address that came to nothing, can still be looked at. */
const expiredRetentionMs = 30 * dayMs;
const rowsAtOnce = 500;

export const sweepOverSessions = defineSweep({
	name: "session/sweep-sessions",
	summary: "Removes sessions that are over, and links and unconfirmed changes of address that are so for 30 days.",
	sweeps: [
		{ table: "sessions", column: "expires_at", retentionMs: 0, atOnce: rowsAtOnce, emptyMs: 7 * dayMs },
		{ table: "password_links", column: "expires_at", retentionMs: expiredRetentionMs, atOnce: rowsAtOnce },
		{
			table: "email_changes",
			column: "expires_at",
			retentionMs: expiredRetentionMs,
			atOnce: rowsAtOnce,
			// A confirmed one stays, since uploads may still say the former address.
			only: sql.raw("t.confirmed_at is null"),
		},
	],
});
