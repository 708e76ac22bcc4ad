/** Everything that the activity feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { deleteComment } from "./endpoints/delete-comment";
import { getActivity } from "./endpoints/get-activity";
import { getCommentPicture } from "./endpoints/get-comment-picture";
import { getFeedChanges } from "./endpoints/get-feed-changes";
import { saveComment } from "./endpoints/save-comment";
import { saveLikeUnlike } from "./endpoints/save-like-unlike";
import { savePictureComment } from "./endpoints/save-picture-comment";
import { addActivity } from "./jobs/add-activity";
import { getActivityFeed } from "./lists/get-activity-feed.query";
import { getComments } from "./lists/get-comments.query";
import { mentioned } from "./notifications/mentioned";
import { feedSummary } from "./reports/feed-summary";

export const feature = defineFeature({
	jobs: [addActivity],
	endpoints: [deleteComment, getActivity, getFeedChanges, saveComment, saveLikeUnlike, savePictureComment],
	downloads: [getCommentPicture],
	lists: [getActivityFeed, getComments],
	summaries: [feedSummary],
	notifications: [mentioned],
});
