/** The SQL of audiences: how many people they are, and walking through them by key. */
import { sql } from "drizzle-orm";
import { type Addressee, addresseeColumns } from "#workers/features/members";
import { rowsOf } from "#workers/kernel/sql";

/** Somebody of an audience who was looked at. */
export type Candidate = Addressee & { is_told: 0 | 1 };

/** The next people of the account behind this one, whatever their state, so that a piece reads no more than it is long. */
export function listPeopleAfter(account_id: number, announcement_id: number, user_id: number, limit: number) {
	return sql<Candidate>`select ${addresseeColumns("u")}, ${isTold(account_id, announcement_id)} as is_told
		from users u where u.account_id = ${account_id} and u.id > ${user_id} order by u.id limit ${limit}`;
}

/** The next people of a group behind this one. */
export function listGroupAfter(
	account_id: number,
	announcement_id: number,
	place: { group_id: number; user_id: number },
	limit: number,
) {
	return sql<Candidate>`select ${addresseeColumns("u")}, ${isTold(account_id, announcement_id)} as is_told
		from group_members m cross join users u on u.account_id = m.account_id and u.id = m.user_id
		where m.account_id = ${account_id} and m.group_id = ${place.group_id} and m.user_id > ${place.user_id}
		order by m.user_id limit ${limit}`;
}

function isTold(account_id: number, announcement_id: number) {
	return sql`exists (select 1 from announcement_recipients r where r.account_id = ${account_id}
		and r.announcement_id = ${announcement_id} and r.user_id = u.id)`;
}

/** The next people behind this one who have not confirmed. */
export function listUnconfirmedAfter(account_id: number, announcement_id: number, user_id: number, limit: number) {
	return sql<Addressee>`select ${addresseeColumns("u")}
		from announcement_recipients r indexed by announcement_recipients_unconfirmed
		cross join users u on u.account_id = r.account_id and u.id = r.user_id
		where r.account_id = ${account_id} and r.announcement_id = ${announcement_id} and r.confirmed_at is null
		and r.user_id > ${user_id} order by r.user_id limit ${limit}`;
}

/** How many people groups have together, each counted once; of one group its counter says it. */
export function countGroups(account_id: number, group_ids: readonly number[]) {
	if (group_ids.length === 1)
		return sql<{ people_count: number }>`select coalesce(sum(g.active_member_count), 0) as people_count from groups g
			where g.account_id = ${account_id} and g.id = ${group_ids[0]}`;
	return sql<{ people_count: number }>`select count(distinct m.user_id) as people_count
		from ${rowsOf(group_ids)} e cross join group_members m on m.account_id = ${account_id} and m.group_id = e.value
		cross join users u on u.account_id = m.account_id and u.id = m.user_id where u.status = 'active'`;
}

/** The groups with these ids, in their order. */
export function findGroups(account_id: number, ids: readonly number[]) {
	return sql<{ id: number; name: string }>`select g.id, g.name from ${rowsOf(ids)} e
		cross join groups g on g.account_id = ${account_id} and g.id = e.value order by e.key`;
}
