/** The SQL of how many people an account has, from counters that triggers keep. */
import { type SQL, sql } from "drizzle-orm";

/** How many people can sign in, and how many have not joined yet, from the counters by status. */
export function findMemberCounts(account_id: number) {
	return sql<{ active: number; not_joined: number }>`select
		coalesce(sum(count) filter (where status = 'active'), 0) as active,
		coalesce(sum(count) filter (where status = 'invited'), 0) as not_joined
		from member_counts where account_id = ${account_id}`;
}

/** The same of people `u` of whom this holds, counted one by one. */
export function findMemberCountsAmong(account_id: number, among: readonly SQL[]) {
	return sql<{ active: number; not_joined: number }>`select
		count(*) filter (where u.status = 'active') as active,
		count(*) filter (where u.status = 'invited') as not_joined
		from users u where u.account_id = ${account_id} and ${sql.join([...among], sql` and `)}`;
}
