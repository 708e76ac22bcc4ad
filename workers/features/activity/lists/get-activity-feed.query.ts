/** The activity feed: what happened that this person may see, newest first; private things are in no feed. */
import { sql } from "drizzle-orm";
import { followsVersion } from "#workers/features/followers";
import { dayMs } from "#workers/kernel/clock";
import { defineList } from "#workers/kernel/define-list";
import { findVersion } from "#workers/kernel/table-page";
import { followedDays, readerOf } from "../rules/audience";
import { activityOutput, presentActivities } from "../steps/present-activities";
import { feedColumns, feedCount, feedSource, isOfFollowed, isTypedFor } from "../store/feed";
import { activityFeedFace } from "./get-activity-feed";

export const getActivityFeed = defineList(activityFeedFace, {
	path: "/api/activities/api_get_activity_feed",
	summary: "The activity feed with the last comments and first likes of each item.",
	access: "signed_in",
	row: activityOutput,
	version_of: "activity/get-activity-feed",
	// Whose team somebody belongs to is no write of an item; what those whom they follow did goes out of it day by day.
	seen_by: ({ user, clock }, { scope }) => [
		user.id,
		user.manager_id,
		...(scope === "following" ? [Math.floor(clock.now() / dayMs)] : []),
	],
	// Counters know nothing of what was typed, nor of whom one follows; the list's own version rises as a post can be searched for.
	counted: (asked, { scope, searchString }) => {
		const reader = readerOf(asked.account.id, asked.user);
		const isFollowing = scope === "following";
		if (!isFollowing && !searchString) return feedCount(reader, scope);
		const searched = findVersion(asked, [activityFeedFace.name]);
		return sql<{
			version: number;
			total_rows: null;
		}>`select n.version + s.version + ${isFollowing ? followsVersion(reader) : sql`0`} as version, null as total_rows
			from (${feedCount(reader, isFollowing ? "everyone" : scope)}) n, (${searched}) s`;
	},
	// Entry and the reader's part 2, blocks 1, actor 1, recognition with program, badge and three behaviors 6, three recipients 6, comments 9, likes 6 + 1.
	joins: 32,
	sorts: { created_at: { key: sql`f.created_at`, id: sql`f.id` } },
	query: ({ account, user, clock }, { scope, searchString }) => {
		const reader = readerOf(account.id, user);
		const found = [
			...(scope === "following" ? [isOfFollowed(reader, clock.now() - followedDays * dayMs)] : []),
			...(searchString ? [isTypedFor(reader, searchString)] : []),
		];
		return { select: feedColumns(reader), from: feedSource(reader, scope), where: [sql`1`], found };
	},
	presentPage: (scope, rows) =>
		presentActivities(
			scope,
			rows.filter(({ is_of_blocked }) => is_of_blocked !== 1),
		),
});
