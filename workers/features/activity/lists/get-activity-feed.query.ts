/** The activity feed: what happened that this person may see, newest first; private things are in no feed. */
import { sql } from "drizzle-orm";
import { defineList } from "#workers/kernel/define-list";
import { readerOf } from "../rules/audience";
import { activityOutput, presentActivities } from "../steps/present-activities";
import { feedColumns, feedCount, feedSource } from "../store/feed";
import { activityFeedFace } from "./get-activity-feed";

export const getActivityFeed = defineList(activityFeedFace, {
	path: "/api/activities/api_get_activity_feed",
	summary: "The activity feed with the last comments and first likes of each item.",
	access: "signed_in",
	row: activityOutput,
	version_of: "activity/get-activity-feed",
	counted: ({ account, user }, { scope }) => feedCount(readerOf(account.id, user), scope),
	// Entry and the reader's part 2, actor 1, recognition with program and three behaviors 5, three recipients 6, comments 9, likes 6 + 1.
	joins: 30,
	sorts: { created_at: { key: sql`f.created_at`, id: sql`f.id` } },
	query: ({ account, user }, { scope }) => {
		const reader = readerOf(account.id, user);
		return { select: feedColumns(reader), from: feedSource(reader, scope), where: [sql`1`] };
	},
	presentPage: presentActivities,
});
