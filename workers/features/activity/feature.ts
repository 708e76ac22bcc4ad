/** Everything that the activity feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { deleteComment } from "./endpoints/delete-comment";
import { getActivity } from "./endpoints/get-activity";
import { saveComment } from "./endpoints/save-comment";
import { saveLikeUnlike } from "./endpoints/save-like-unlike";
import { getActivityFeedTable } from "./tables/get-activity-feed";
import { getCommentsTable } from "./tables/get-comments";
import { getRecipientsTable } from "./tables/get-recipients";

export const feature = defineFeature({
	endpoints: [deleteComment, getActivity, saveComment, saveLikeUnlike],
	tables: [getActivityFeedTable, getCommentsTable, getRecipientsTable],
});
