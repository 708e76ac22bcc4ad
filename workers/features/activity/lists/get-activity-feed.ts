/** The activity feed: what happened that this person may see, newest first. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { feedScopes } from "../rules/audience";

export const activityFeedFace = defineListFace({
	name: "activity/get-activity-feed",
	page_size: 50,
	columns: [],
	filters: {
		scope: {
			kind: "choice",
			label: "activity:feed.filter",
			choices: feedScopes,
			words: "activity:feed.filters",
			areTabs: true,
		},
		searchString: { kind: "search", isByLink: true },
	},
	default_sort: { id: "created_at", desc: true },
});
