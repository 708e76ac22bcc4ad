/** The SQL of a rule by which points have ended for some time. */
import { sql } from "drizzle-orm";
import { rowsOf, type Statement } from "#workers/kernel/sql";

/** A rule that was set at `since`; these people were looked at then, and everybody is now. */
type PastRule = { months: number; earliest_at: number; since: number; now: number; user_ids: readonly number[] };

/** The statements. */
export function insertExpiryRule(
	account_id: number,
	{ months, earliest_at, since, now, user_ids }: PastRule,
): Statement[] {
	return [
		sql`insert into points_expiry_rules (account_id, months, earliest_at, reached) values (${account_id}, ${months}, ${earliest_at}, 0)
			on conflict (account_id) do update set months = excluded.months, earliest_at = excluded.earliest_at, reached = 0`,
		sql`insert into points_expiries (account_id, user_id, next_at, looked_at)
			select ${account_id}, value, ${now}, ${since} from ${rowsOf(user_ids)} where true
			on conflict (account_id, user_id) do update set next_at = excluded.next_at, looked_at = excluded.looked_at`,
	];
}
