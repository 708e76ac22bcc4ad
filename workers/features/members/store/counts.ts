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

/** Who stands on each tab of everybody who is or was in the account. */
const statusesOfTab = {
	all: sql`<> 'erased'`,
	active: sql`= 'active'`,
	waiting: sql`in ('invited', 'pending')`,
	inactive: sql`in ('suspended', 'terminated')`,
};

/** One of these tabs. */
export type MemberTab = keyof typeof statusesOfTab;

/** True in SQL where a status is one of a tab's. */
export const isOnTab = (status: SQL, tab: MemberTab): SQL => sql`${status} ${statusesOfTab[tab]}`;

/** How many people stand on a tab, in SQL, from the counters by status. */
export function memberCount(account_id: number, tab: MemberTab): SQL {
	return sql`(select coalesce(sum(c.count), 0) from member_counts c
		where c.account_id = ${account_id} and ${isOnTab(sql`c.status`, tab)})`;
}
