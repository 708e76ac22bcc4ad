/** The SQL of what changed in a feed while somebody looks at it: things behind the newest one they have, and the figures of some. */
import { type SQL, sql } from "drizzle-orm";
import { followedPeople, isBlocked } from "#workers/features/followers";
import { rowsOf } from "#workers/kernel/sql";
import type { FeedScope, Reader } from "../rules/audience";
import type { KindRow } from "../rules/present-activity";
import { feedSource, isForReader, visibleTo } from "./feed";

/** A thing behind the newest one; one that is not of the feed, or of somebody blocked, is passed over. */
export type NewerRow = KindRow & { is_of_feed: 0 | 1; is_of_blocked: 0 | 1 };

/** The first things behind a key, oldest first: a piece of the feed's indexes, whatever the filter. */
export function listNewer(reader: Reader, scope: FeedScope, [created_at, id]: [number, number], max: number) {
	const source = feedSource(reader, scope === "following" ? "everyone" : scope);
	return sql<NewerRow>`select f.id, f.kind, f.created_at, f.details, ${isForReader(reader)} as is_for_me,
		${scope === "following" ? isInFeedOfFollowed(reader) : sql`1`} as is_of_feed,
		${isBlocked(reader, sql`f.actor_id`)} as is_of_blocked
		from ${source} where (f.created_at, f.id) > (${created_at}, ${id}) order by f.created_at, f.id limit ${max}`;
}

/** How often these things were commented on and liked, of those that this person sees. */
export function listFigures(reader: Reader, ids: readonly number[]) {
	return sql<{ id: number; comment_count: number; like_count: number }>`select a.id, a.comment_count, a.like_count
		from ${rowsOf([...new Set(ids)])} e cross join activities a on a.account_id = ${reader.account_id} and a.id = e.value
		where ${visibleTo(reader)} and not ${isBlocked(reader, sql`a.actor_id`)}`;
}

/** True in SQL for a thing `f` that stands in the feed of somebody whom one follows, from the thing's side. */
function isInFeedOfFollowed(reader: Reader): SQL {
	return sql`exists (select 1 from feed_entries e indexed by feed_entries_of_activity
		where e.account_id = ${reader.account_id} and e.activity_id = f.id
		and e.audience_kind = 'person' and e.audience_id in (${followedPeople(reader)}))`;
}
