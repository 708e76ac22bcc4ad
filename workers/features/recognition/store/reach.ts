/** The SQL of how many people gave and received in a month: each counts once, in the batch of giving. */
import { type SQL, sql } from "drizzle-orm";
import { rowsOf, type Statement } from "#workers/kernel/sql";

/** Somebody who gave or received in a month (YYYY-MM in the account's time zone). */
export type ReachedPerson = { month: string; user_id: number; gave: 0 | 1; received: 0 | 1 };

/** Counts these people, each once a month for giving and once for receiving. */
export function countReach(account_id: number, people: readonly ReachedPerson[]): Statement {
	return sql`insert into recognition_months (account_id, month, user_id, gave, received)
		select ${account_id}, value ->> 'month', value ->> 'user_id', value ->> 'gave', value ->> 'received' from ${rowsOf(people)} where true
		on conflict (account_id, month, user_id) do update set gave = max(gave, excluded.gave), received = max(received, excluded.received)
		where excluded.gave > gave or excluded.received > received`;
}

/** How many gave and received in each of these months; months in which nobody did have no row. */
export function listReach(account_id: number, months: readonly string[]) {
	return sql<{ month: string; gave_count: number; received_count: number }>`select month, gave_count, received_count
		from recognition_reach where account_id = ${account_id} and month in (select value from ${rowsOf(months)})`;
}

/** The same among the people of whom this holds, `m.user_id` being the person. */
export function listReachAmong(account_id: number, months: readonly string[], among: readonly SQL[]) {
	return sql<{ month: string; gave_count: number; received_count: number }>`select m.month,
		sum(m.gave) as gave_count, sum(m.received) as received_count from recognition_months m
		where m.account_id = ${account_id} and m.month in (select value from ${rowsOf(months)})
		and ${sql.join([...among], sql` and `)} group by m.month`;
}

/** Forgets who gave and received in months before this one, some at once; how many they were stays. */
export function sweepReach(account_id: number, before: string): Statement {
	return sql`delete from recognition_months where account_id = ${account_id} and month < ${before} and user_id in
		(select m.user_id from recognition_months m where m.account_id = ${account_id} and m.month < ${before} order by m.month limit 500)`;
}

/** True in SQL while it is known who gave and received in months before this one, or in any. */
export function hasReach(account_id: number, before?: string): Statement {
	return sql`exists (select 1 from recognition_months where account_id = ${account_id}${before === undefined ? sql`` : sql` and month < ${before}`})`;
}
