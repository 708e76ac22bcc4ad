/** The SQL of the feed: its streams, which are walked by index and merged, its counters, and the parts of an item. */

import { type SQL, sql } from "drizzle-orm";
import { followedPeople, isBlocked } from "#workers/features/followers";
import { namesAsJson, personJson, personName, teamManager } from "#workers/features/members";
import { isFoundBy } from "#workers/features/search";
import type { FeedScope, Reader } from "../rules/audience";
import { listKinds } from "./known-kinds";
import { mentionsJson } from "./mentions";

/** What each stream gives of an item. */
const itemColumns = sql.raw("a.kind, a.actor_id, a.visibility, a.details, a.comment_count, a.like_count");

/**
 * The items of a feed as `f`, each once. Every branch ends in an index ordered by (created_at, id), so that SQLite
 * merges them and reads only the page; a branch holds nothing that another one holds.
 */
export function feedSource(reader: Reader, scope: FeedScope): SQL {
	if (scope === "mine") return sql`(${entriesOf(reader, "person", sql`${reader.id}`)}) f`;
	if (scope === "my_team") return sql`(${entriesOf(reader, "team", teamManager(reader.account_id, reader))}) f`;
	if (scope === "following")
		return sql`(select a.created_at, a.id, ${itemColumns} from activities a
			where a.account_id = ${reader.account_id} and ${visibleTo(reader)}) f`;
	return sql`(${publicItems(reader)} union all ${teamItems(reader, reader.id)} union all ${teamItems(reader, reader.manager_id)}
		union all ${ownItemsOfOtherTeams(reader)}) f`;
}

/** How many items the feed holds, and a number that rises with every change of it; all from counters. */
export function feedCount(reader: Reader, scope: FeedScope): SQL<{ version: number; total_rows: number }> {
	return sql`select coalesce(sum(version), 0) as version, coalesce(sum(count), 0) as total_rows from (${countsOf(reader, scope)})`;
}

/** True in SQL for an item `f` since a moment that stands in the feed of somebody whom one follows. */
export function isOfFollowed(reader: Reader, since: number): SQL {
	return sql`f.id in (select e.activity_id from (${followedPeople(reader)}) p cross join feed_entries e
		on e.account_id = ${reader.account_id} and e.audience_kind = 'person' and e.audience_id = p.target_id and e.created_at > ${since})`;
}

/** True in SQL for an item `f` that was typed for: by the name of who did it or whom it is about, or by what its kind holds. */
export function isTypedFor({ account_id }: Reader, typed: string): SQL {
	const isNamed = isFoundBy(account_id, typed, { kind: "user", columns: ["title"], id: sql`e.audience_id` });
	const held = listKinds().flatMap(({ kind, holds }) =>
		holds ? [sql`(f.kind = ${kind} and ${holds(account_id, typed)})`] : [],
	);
	return sql`(${sql.join(
		[
			sql`f.id in (select e.activity_id from feed_entries e
				where e.account_id = ${account_id} and e.audience_kind = 'person' and ${isNamed})`,
			...held,
		],
		sql` or `,
	)})`;
}

/** True in SQL for an item `a` that this person may see: public, of their team, or their own; private ones never. */
export function visibleTo(reader: Reader): SQL {
	return sql`(a.hidden_at is null and (a.visibility = 'public' or (a.visibility = 'team'
		and (a.team_manager_id in (${reader.id}, ${reader.manager_id}) or ${isInIt(reader, sql`a.created_at`, sql`a.id`)}))))`;
}

/** One item as `f`, if this person may see it. */
export function oneItem(reader: Reader, activity_id: number): SQL {
	return sql`(select a.created_at, a.id, ${itemColumns} from activities a
		where a.account_id = ${reader.account_id} and a.id = ${activity_id} and ${visibleTo(reader)}) f`;
}

/** What items `f` of every kind show; `carrying` are further fields of their comments. */
export function feedColumns(reader: Reader, carrying: SQL = sql``): SQL {
	const { account_id } = reader;
	return sql`f.id, f.kind, f.created_at, f.visibility, f.details, f.comment_count, f.like_count,
		${isForReader(reader)} as is_for_me,
		${isBlocked(reader, sql`f.actor_id`)} as is_of_blocked,
		(select ${personJson("u")} from users u where u.account_id = ${account_id} and u.id = f.actor_id) as actor,
		(select json_group_array(json(comment)) from (select ${commentJson(reader, carrying)} as comment
			from comments c join users u on u.account_id = c.account_id and u.id = c.user_id
			where c.account_id = ${account_id} and c.activity_id = f.id and c.deleted_at is null
			order by c.created_at desc, c.id desc limit 3)) as comments,
		(select json_group_array(json(liked)) from (select ${likeJson} as liked from likes l
			join users u on u.account_id = l.account_id and u.id = l.user_id
			where l.account_id = ${account_id} and l.activity_id = f.id and l.comment_id = 0 limit 3)) as likes,
		exists (select 1 from likes l where l.account_id = ${account_id} and l.activity_id = f.id and l.comment_id = 0
			and l.user_id = ${reader.id}) as liked_by_me`;
}

/** True in SQL for an item `f` that somebody else did and that concerns this person. */
export function isForReader(reader: Reader): SQL {
	return sql`(f.actor_id <> ${reader.id} and ${isInIt(reader, sql`f.created_at`, sql`f.id`)})`;
}

/** What only one who asks for a single thing gets of a comment: it may be twenty times as long as the words. */
export const editorState = { field: sql`, 'editor_state', c.editor_state`, column: sql`, c.editor_state` };

/** The columns of a comment `c` by its author `u`, as its list reads them. */
export function commentColumns(reader: Reader): SQL {
	return sql`c.id, c.activity_id, c.user_id, c.text, c.picture, c.created_at, c.edited_at, c.like_count,
		${mentionsJson(reader.account_id)} as mentions, u.first_name, u.last_name, u.image_url as avatar, ${likedByReader(reader)} as liked_by_me`;
}

/** A like `l` by `u` as JSON. */
export const likeJson = sql`json_object('id', l.id, 'activity_id', l.activity_id,
	'comment_id', nullif(l.comment_id, 0), 'user_id', l.user_id, 'created_at', l.created_at,
	'name', ${personName("u")}, ${namesAsJson("u")})`;

function commentJson(reader: Reader, carrying: SQL): SQL {
	return sql`json_object('id', c.id, 'activity_id', c.activity_id, 'user_id', c.user_id, 'text', c.text, 'picture', c.picture,
		'created_at', c.created_at, 'edited_at', c.edited_at, 'like_count', c.like_count,
		'mentions', ${mentionsJson(reader.account_id)}, ${namesAsJson("u")}, 'avatar', u.image_url, 'liked_by_me', ${likedByReader(reader)}${carrying})`;
}

function likedByReader({ account_id, id }: Reader): SQL {
	return sql`exists (select 1 from likes l where l.account_id = ${account_id} and l.activity_id = c.activity_id
		and l.comment_id = c.id and l.user_id = ${id})`;
}

function publicItems({ account_id }: Reader): SQL {
	return sql`select a.created_at, a.id, ${itemColumns} from activities a
		where a.account_id = ${account_id} and a.visibility = 'public' and a.hidden_at is null`;
}

function teamItems({ account_id }: Reader, manager_id: number): SQL {
	return sql`select a.created_at, a.id, ${itemColumns} from activities a
		where a.account_id = ${account_id} and a.team_manager_id = ${manager_id} and a.visibility = 'team' and a.hidden_at is null`;
}

/** What one gave or received in sight of another team than one's own. */
function ownItemsOfOtherTeams({ account_id, id, manager_id }: Reader): SQL {
	return sql`select e.created_at, e.activity_id as id, ${itemColumns} from feed_entries e
		cross join activities a on a.account_id = e.account_id and a.id = e.activity_id
		where e.account_id = ${account_id} and e.audience_kind = 'person' and e.audience_id = ${id}
		and e.team_manager_id <> 0 and e.team_manager_id not in (${id}, ${manager_id}) and a.hidden_at is null`;
}

function entriesOf({ account_id }: Reader, kind: "person" | "team", audience: SQL): SQL {
	return sql`select e.created_at, e.activity_id as id, ${itemColumns} from feed_entries e
		cross join activities a on a.account_id = e.account_id and a.id = e.activity_id
		where e.account_id = ${account_id} and e.audience_kind = ${kind} and e.audience_id = ${audience} and a.hidden_at is null`;
}

/** The counters of a feed's branches, each found by its key. */
function countsOf(reader: Reader, scope: FeedScope): SQL {
	const { account_id, id, manager_id } = reader;
	const counter = (kind: string, audience: SQL) => sql`select c.version, c.count from feed_counts c
		where c.account_id = ${account_id} and c.audience_kind = ${kind} and c.audience_id = ${audience}`;
	if (scope === "mine") return counter("person", sql`${id}`);
	if (scope === "my_team") return counter("team", teamManager(reader.account_id, reader));
	return sql`${counter("everyone", sql`0`)} union all ${counter("team_only", sql`${id}`)}
		union all ${counter("team_only", sql`${manager_id}`)}
		union all ${counter("person", sql`${id}`)} and c.team_manager_id not in (0, ${id}, ${manager_id})`;
}

function isInIt({ account_id, id }: Reader, created_at: SQL, activity_id: SQL): SQL {
	return sql`exists (select 1 from feed_entries e where e.account_id = ${account_id} and e.audience_kind = 'person'
		and e.audience_id = ${id} and e.created_at = ${created_at} and e.activity_id = ${activity_id})`;
}
