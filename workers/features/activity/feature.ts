/** Everything that the activity feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { deleteComment } from "./endpoints/delete-comment";
import { getActivity } from "./endpoints/get-activity";
import { saveComment } from "./endpoints/save-comment";
import { saveLikeUnlike } from "./endpoints/save-like-unlike";
import { getActivityFeed } from "./lists/get-activity-feed.query";
import { getComments } from "./lists/get-comments.query";
import { mentioned } from "./notifications/mentioned";
import { feedSummary } from "./reports/feed-summary";

export const feature = defineFeature({
	endpoints: [deleteComment, getActivity, saveComment, saveLikeUnlike],
	lists: [getActivityFeed, getComments],
	summaries: [feedSummary],
	notifications: [mentioned],
});
