/** Removes quotes that nobody paid. */
import { sql } from "drizzle-orm";
import { defineSweep } from "#workers/kernel/define-sweep";
import { quotesKeptMs } from "../store/purchases";

export const sweepQuotes = defineSweep({
	name: "buy-points/sweep-quotes",
	summary: "Removes quotes of points that nobody paid, a day after their price ended.",
	sweeps: [
		{
			...{ table: "purchases", column: "expires_at", retentionMs: quotesKeptMs, atOnce: 200 },
			only: sql`t.attempt = 0`,
		},
	],
});
