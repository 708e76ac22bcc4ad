/** The SQL of what a person gives on a day: counted in the batch of giving, where two checks keep it within the account's limits. */
import { sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";

/** The most that a person may give on a day. */
export type MaxOfDay = { recognitions: number; recipients: number };

/** The checks that refuse what is too much. */
export const dayChecks = {
	recognitions: "giving_days_recognitions_within_limit",
	recipients: "giving_days_recipients_within_limit",
} as const;

/** Counts one call of giving to so many people. */
export function countGiving(
	account_id: number,
	given: { day: string; user_id: number; recipient_count: number },
	max: MaxOfDay,
): Statement {
	return sql`insert into giving_days (account_id, day, user_id, recognition_count, recipient_count, max_recognitions, max_recipients)
		values (${account_id}, ${given.day}, ${given.user_id}, 1, ${given.recipient_count}, ${max.recognitions}, ${max.recipients})
		on conflict (account_id, day, user_id) do update set recognition_count = recognition_count + 1,
		recipient_count = recipient_count + excluded.recipient_count, max_recognitions = excluded.max_recognitions,
		max_recipients = excluded.max_recipients`;
}

/** What a person gave on a day. */
export function findGivingDay(account_id: number, day: string, user_id: number) {
	return sql<{
		recognition_count: number;
		recipient_count: number;
	}>`select recognition_count, recipient_count from giving_days
		where account_id = ${account_id} and day = ${day} and user_id = ${user_id}`;
}

/** Removes what was counted on days before this one, some at once. */
export function sweepGivingDays(account_id: number, before: string): Statement {
	return sql`delete from giving_days where account_id = ${account_id} and day < ${before} and user_id in
		(select g.user_id from giving_days g where g.account_id = ${account_id} and g.day < ${before} order by g.day limit 500)`;
}

/** True in SQL while something is counted on days before this one, or on any. */
export function hasGivingDays(account_id: number, before?: string): Statement {
	return sql`exists (select 1 from giving_days where account_id = ${account_id}${before === undefined ? sql`` : sql` and day < ${before}`})`;
}
