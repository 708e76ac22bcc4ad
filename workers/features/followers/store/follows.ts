/** The SQL of following and blocking, and what the feed reads of both. */
import { type SQL, sql } from "drizzle-orm";
import { personName } from "#workers/features/members";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { FollowedKind } from "../rules/following";

/** Somebody of an account who follows or blocks. */
export type Follower = { account_id: number; id: number };

/** A person who can be followed or blocked, and how one stands to them. */
export type RelationRow = { id: number; name: string; is_followed: 0 | 1; is_blocked: 0 | 1 };

/** How one stands to these people; who is not here any more is left out. */
export function listRelations({ account_id, id }: Follower, person_ids: readonly number[]) {
	return sql<RelationRow>`select u.id, ${personName("u")} as name,
		exists (select 1 from follows f where f.account_id = u.account_id and f.follower_id = ${id} and f.kind = 'person'
			and f.target_id = u.id) as is_followed,
		exists (select 1 from blocks b where b.account_id = u.account_id and b.blocker_id = ${id} and b.blocked_id = u.id) as is_blocked
		from users u where u.account_id = ${account_id} and u.status in ('active', 'invited')
		and u.id in (select value from json_each(${JSON.stringify(person_ids)}))`;
}

/** True in SQL while a person takes part, or will. */
export function isHere(account_id: number, id: number): SQL {
	return sql`exists (select 1 from users u where u.account_id = ${account_id} and u.id = ${id} and u.status in ('active', 'invited'))`;
}

/** True in SQL while one is in the group. */
export function isInGroup({ account_id, id }: Follower, group_id: number): SQL {
	return sql`exists (select 1 from group_members m where m.account_id = ${account_id} and m.group_id = ${group_id} and m.user_id = ${id})`;
}

/** True in SQL while neither blocked the other. */
export function isUnblocked({ account_id, id }: Follower, other: number): SQL {
	return sql`not exists (select 1 from blocks b where b.account_id = ${account_id} and b.blocker_id = ${id} and b.blocked_id = ${other})
		and not exists (select 1 from blocks b where b.account_id = ${account_id} and b.blocker_id = ${other} and b.blocked_id = ${id})`;
}

/** True in SQL while one follows, or blocks, at most so many. */
export function isWithin({ account_id, id }: Follower, of: "follows" | "blocks", max: number): SQL {
	return of === "follows"
		? sql`(select count(*) from follows f where f.account_id = ${account_id} and f.follower_id = ${id}) <= ${max}`
		: sql`(select count(*) from blocks b where b.account_id = ${account_id} and b.blocker_id = ${id}) <= ${max}`;
}

/** Follows, once. */
export function insertFollow(
	{ account_id, id }: Follower,
	kind: FollowedKind,
	target_id: number,
	now: number,
): Statement {
	return sql`insert into follows (account_id, follower_id, kind, target_id, created_at)
		values (${account_id}, ${id}, ${kind}, ${target_id}, ${now})
		on conflict (account_id, follower_id, kind, target_id) do nothing`;
}

/** Follows no longer. */
export function deleteFollow({ account_id, id }: Follower, kind: FollowedKind, target_id: number): Statement {
	return sql`delete from follows where account_id = ${account_id} and follower_id = ${id} and kind = ${kind} and target_id = ${target_id}`;
}

/** Blocks, once; neither follows the other from then on. */
export function insertBlock(blocker: Follower, blocked_id: number, now: number): Statement[] {
	const { account_id, id } = blocker;
	return [
		sql`insert into blocks (account_id, blocker_id, blocked_id, created_at) values (${account_id}, ${id}, ${blocked_id}, ${now})
			on conflict (account_id, blocker_id, blocked_id) do nothing`,
		deleteFollow(blocker, "person", blocked_id),
		deleteFollow({ account_id, id: blocked_id }, "person", id),
	];
}

/** Blocks no longer. */
export function deleteBlock({ account_id, id }: Follower, blocked_id: number): Statement {
	return sql`delete from blocks where account_id = ${account_id} and blocker_id = ${id} and blocked_id = ${blocked_id}`;
}

/** Follows of a demo. */
export function insertPastFollows(
	account_id: number,
	follows: readonly { follower_id: number; kind: FollowedKind; target_id: number }[],
	now: number,
): Statement {
	return sql`insert into follows (account_id, follower_id, kind, target_id, created_at)
		select ${account_id}, value ->> 'follower_id', value ->> 'kind', value ->> 'target_id', ${now} from ${rowsOf(follows)}`;
}

/** How often the follows and blocks of somebody changed, those who follow them, or who is in which group. */
export function followsVersion({ account_id, id }: Follower): SQL {
	return sql`(select coalesce(sum(v.version), 0) from table_versions v where v.account_id = ${account_id}
		and v.table_name in (${`followers/${id}`}, 'group_members'))`;
}

/** The people whom one follows, by themselves or by a group, as a statement of their ids. */
export function followedPeople({ account_id, id }: Follower): SQL {
	return sql`select w.target_id from follows w where w.account_id = ${account_id} and w.follower_id = ${id} and w.kind = 'person'
		union select m.user_id from follows w cross join group_members m on m.account_id = ${account_id} and m.group_id = w.target_id
		where w.account_id = ${account_id} and w.follower_id = ${id} and w.kind = 'group'`;
}

/** True in SQL for whom one blocked; who blocks may be a column. */
export function isBlocked({ account_id, id }: Pick<Follower, "account_id"> & { id: number | SQL }, person: SQL): SQL {
	return sql`exists (select 1 from blocks b where b.account_id = ${account_id} and b.blocker_id = ${id} and b.blocked_id = ${person})`;
}
