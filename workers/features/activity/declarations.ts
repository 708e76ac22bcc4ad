/** Everything that the activity feature declares, for the registry. */
import { endpointOfTable } from "#workers/kernel/define-table";
import { deleteComment } from "./endpoints/delete-comment";
import { getActivity } from "./endpoints/get-activity";
import { saveComment } from "./endpoints/save-comment";
import { saveLikeUnlike } from "./endpoints/save-like-unlike";
import { getActivityFeedTable } from "./tables/get-activity-feed";
import { getCommentsTable } from "./tables/get-comments";

export const activityDeclarations = {
	endpoints: {
		"activity/delete-comment": deleteComment,
		"activity/get-activity": getActivity,
		"activity/get-activity-feed": endpointOfTable(getActivityFeedTable),
		"activity/get-comments": endpointOfTable(getCommentsTable),
		"activity/save-comment": saveComment,
		"activity/save-like-unlike": saveLikeUnlike,
	},
	tables: [getActivityFeedTable, getCommentsTable],
	reports: [],
	jobs: [],
	downloads: [],
	scheduled: [],
} as const;
