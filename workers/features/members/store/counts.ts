/** The SQL of how many people an account has, from counters that triggers keep. */
import { sql } from "drizzle-orm";

/** How many people can sign in, and how many have not joined yet, from the counters by status. */
export function findMemberCounts(account_id: number) {
	return sql<{ active: number; not_joined: number }>`select
		coalesce(sum(count) filter (where status = 'active'), 0) as active,
		coalesce(sum(count) filter (where status = 'invited'), 0) as not_joined
		from member_counts where account_id = ${account_id}`;
}
