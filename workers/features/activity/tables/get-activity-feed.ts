/** The activity feed: what happened that this person may see, newest first; private things are in no feed. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineTable } from "#workers/kernel/define-table";
import { feedScopes, readerOf } from "../rules/audience";
import { activityOutput, presentActivity } from "../rules/present-activity";
import { feedColumns, feedCount, feedSource } from "../store/feed";

export const getActivityFeedTable = defineTable({
	name: "activity/get-activity-feed",
	path: "/api/activities/api_get_activity_feed",
	summary: "The activity feed with the last comments and first likes of each item.",
	access: "signed_in",
	page_size: 50,
	row: activityOutput,
	columns: [{ id: "created_at", heading: "activity:columns.date", kind: "timestamp", sort: "created_at" }],
	filters: z.object({ scope: z.enum(feedScopes).default("everyone") }),
	version_of: "activity/get-activity-feed",
	counted: ({ account, user }, filters) => feedCount(readerOf(account.id, user), filters.scope),
	// Entry and the reader's part 2, actor 1, recognition with program and three behaviors 5, three recipients 6, comments 9, likes 6 + 1.
	joins: 30,
	sorts: { created_at: { key: sql`f.created_at`, id: sql`f.id` } },
	default_sort: { id: "created_at", desc: true },
	query: ({ account, user }, filters) => {
		const reader = readerOf(account.id, user);
		return { select: feedColumns(reader), from: feedSource(reader, filters.scope), where: [sql`1`] };
	},
	present: presentActivity,
});
