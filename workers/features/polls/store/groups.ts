/** The SQL of the groups that a poll asks: which can be chosen, which were, and going through their people. */
import { type SQL, sql } from "drizzle-orm";
import { type Addressee, addresseeColumns } from "#workers/features/members";
import { rowsOf } from "#workers/kernel/sql";

/** The groups that can be chosen, by name, with how many people are here. */
export function listGroups(account_id: number, limit: number) {
	return sql<{
		id: number;
		name: string;
		people_count: number;
	}>`select g.id, g.name, g.active_member_count as people_count
		from groups g where g.account_id = ${account_id} order by g.name limit ${limit}`;
}

/** Those of these groups that there are. */
export function findGroups(account_id: number, ids: readonly number[]) {
	return sql<{ id: number }>`select distinct g.id from ${rowsOf(ids)} as i
		cross join groups g on g.account_id = ${account_id} and g.id = i.value`;
}

/** The groups of a poll that are still there, by name. */
export function listGroupsOf(account_id: number, poll_id: number) {
	return sql<{ id: number; name: string }>`select g.id, g.name from poll_groups p
		cross join groups g on g.account_id = p.account_id and g.id = p.group_id
		where p.account_id = ${account_id} and p.poll_id = ${poll_id} order by g.name`;
}

/** The last person who was looked at, and in which group; 0 before the first one. */
export type Place = { group_id: number; user_id: number };

/** Whom one run tells: people of some of a poll's groups (all where none are named), but for those of groups that another run tells. */
export type Asked = { group_ids: readonly number[]; told_group_ids: readonly number[] };

/** Somebody of a poll's groups; `is_first` in the first of the groups in which they are, and in none that another run tells. */
export type Candidate = Addressee & { group_id: number; is_first: 0 | 1 };

/** The next people of a poll's groups behind a place, whatever their state, so that a piece reads no more than it is long. */
export function listPeopleAfter(
	account_id: number,
	poll_id: number,
	{ group_ids, told_group_ids, group_id, user_id }: Place & Asked,
	limit: number,
) {
	const isAsked = (id: SQL) =>
		group_ids.length === 0 ? sql`true` : sql`${id} in (select value from ${rowsOf(group_ids)})`;
	return sql<Candidate>`select ${addresseeColumns("u")}, g.group_id, not exists (select 1 from poll_groups e
			cross join group_members x on x.account_id = e.account_id and x.group_id = e.group_id and x.user_id = m.user_id
			where e.account_id = ${account_id} and e.poll_id = ${poll_id} and ((e.group_id < g.group_id and ${isAsked(sql`e.group_id`)})
				or e.group_id in (select value from ${rowsOf(told_group_ids)}))) as is_first
		from poll_groups g
		cross join group_members m on m.account_id = g.account_id and m.group_id = g.group_id
			and m.user_id > iif(g.group_id = ${group_id}, ${user_id}, 0)
		cross join users u on u.account_id = m.account_id and u.id = m.user_id
		where g.account_id = ${account_id} and g.poll_id = ${poll_id} and g.group_id >= ${group_id} and ${isAsked(sql`g.group_id`)}
		order by g.group_id, m.user_id limit ${limit}`;
}
