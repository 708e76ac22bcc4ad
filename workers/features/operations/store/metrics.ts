/** The SQL of what calls added up to, by endpoint and hour. */
import { sql } from "drizzle-orm";
import type { directoryMetrics } from "#drizzle/directory";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";

/** Sums of an endpoint without their hour. */
export type MetricsRow = RowOf<
	typeof directoryMetrics,
	"endpoint" | "calls" | "refusals" | "failures" | "milliseconds" | "slowest_ms"
>;

/** Adds what an isolate gathered to what others did. */
export function addSums(sums: readonly RowOf<typeof directoryMetrics>[]): Statement {
	return sql`insert into directory_metrics (hour, endpoint, calls, refusals, failures, milliseconds, slowest_ms)
		select value ->> 'hour', value ->> 'endpoint', value ->> 'calls', value ->> 'refusals', value ->> 'failures',
			value ->> 'milliseconds', value ->> 'slowest_ms' from ${rowsOf(sums)} where true
		on conflict (hour, endpoint) do update set calls = calls + excluded.calls, refusals = refusals + excluded.refusals,
			failures = failures + excluded.failures, milliseconds = milliseconds + excluded.milliseconds,
			slowest_ms = max(slowest_ms, excluded.slowest_ms)`;
}

/** The sums of each endpoint since an hour began, the most called first. */
export function listSums(since: number, max: number) {
	return sql<MetricsRow>`select endpoint, sum(calls) as calls, sum(refusals) as refusals, sum(failures) as failures,
		sum(milliseconds) as milliseconds, max(slowest_ms) as slowest_ms
		from directory_metrics where hour >= ${since} group by endpoint order by calls desc, endpoint limit ${max}`;
}

/** Removes sums of hours before a moment, some at once. */
export function sweepSums(before: number): Statement {
	return sql`delete from directory_metrics where rowid in
		(select rowid from directory_metrics where hour < ${before} limit 1000)`;
}
