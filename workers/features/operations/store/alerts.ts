/** The SQL of what the schedule's checks found, and of the alerts about it. */
import { sql } from "drizzle-orm";
import type { directoryAlerts } from "#drizzle/directory";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import type { Check } from "../rules/health";

/** An alert as whoever tells it holds it. */
export type Alert = RowOf<
	typeof directoryAlerts,
	"id" | "check_name" | "event" | "detail" | "advice" | "created_at" | "attempts"
>;

/** Takes the turn of making the checks; gives a row unless somebody did so within `everyMs`. */
export function takeTurn(now: number, everyMs: number): Statement {
	return sql`insert into directory_checks (name, state, detail, since, checked_at) values ('schedule', 'ok', '', ${now}, ${now})
		on conflict (name) do update set checked_at = excluded.checked_at where checked_at <= ${now - everyMs} returning name`;
}

/**
 * Keeps how the checks ended, and makes an alert of each that fails and was not told so, and of each that is well again
 * after it was: one batch, so that however many do this at once, each is made once.
 */
export function keepChecks(checks: readonly (Check & { id: number })[], now: number, isTold: boolean): Statement[] {
	const rows = rowsOf(checks);
	const alerts = sql`insert into directory_alerts (id, check_name, event, detail, advice, created_at, due_at)
		select f.value ->> 'id', f.value ->> 'name', iif(f.value ->> 'state' = 'fail', 'failed', 'recovered'),
			f.value ->> 'detail', f.value ->> 'advice', ${now}, ${now}
		from ${rows} f left join directory_checks c on c.name = f.value ->> 'name'
		where (f.value ->> 'state' = 'fail' and coalesce(c.is_alerted, 0) = 0) or (f.value ->> 'state' = 'ok' and c.is_alerted = 1)`;
	const states = sql`insert into directory_checks (name, state, detail, since, checked_at, is_alerted)
		select value ->> 'name', value ->> 'state', value ->> 'detail', ${now}, ${now}, value ->> 'state' = 'fail' and ${Number(isTold)}
			from ${rows} where true
		on conflict (name) do update set since = iif(state = excluded.state, since, excluded.since), state = excluded.state,
			detail = excluded.detail, checked_at = excluded.checked_at,
			is_alerted = case excluded.state when 'ok' then 0 when 'fail' then max(is_alerted, excluded.is_alerted) else is_alerted end`;
	const gone = sql`delete from directory_checks where name <> 'schedule' and name not in (select value ->> 'name' from ${rows})`;
	return [...(isTold ? [alerts] : []), states, gone];
}

/** Takes alerts that are due, oldest first; whoever takes them has until `until` before they are due again. */
export function takeAlerts(now: number, until: number, max: number): Statement {
	return sql`update directory_alerts set due_at = ${until}, attempts = attempts + 1 where id in
		(select id from directory_alerts where told_at is null and given_up_at is null and due_at <= ${now} order by due_at, id limit ${max})
		returning id, check_name, event, detail, advice, created_at, attempts`;
}

/** Ends an alert that the webhook took. */
export function endAlert(id: number, now: number): Statement {
	return sql`update directory_alerts set told_at = ${now}, error = null where id = ${id}`;
}

/** Puts an alert off that the webhook did not take, or gives it up. */
export function delayAlert(id: number, due_at: number, given_up_at: number | null, error: string): Statement {
	return sql`update directory_alerts set due_at = ${due_at}, given_up_at = ${given_up_at}, error = ${error} where id = ${id}`;
}

/** Removes alerts that were made before a moment. */
export function sweepAlerts(before: number): Statement {
	return sql`delete from directory_alerts where created_at < ${before}`;
}
