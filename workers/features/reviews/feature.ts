/** Everything that the reviews feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getIdeaReviewFigures } from "./endpoints/get-idea-review-figures";
import { getReviewFigures } from "./endpoints/get-review-figures";
import { saveIdeaReview } from "./endpoints/save-idea-review";
import { saveReview } from "./endpoints/save-review";
import { getIdeaReviews } from "./lists/get-idea-reviews.query";
import { getReviews } from "./lists/get-reviews.query";
import { reviewToModerate } from "./moderation/review";
import { reviewDecided } from "./notifications/review-decided";
import { reviewWaiting } from "./notifications/review-waiting";
import { reviewSummary } from "./reports/review-summary";

export const feature = defineFeature({
	endpoints: [getIdeaReviewFigures, getReviewFigures, saveIdeaReview, saveReview],
	lists: [getIdeaReviews, getReviews],
	summaries: [reviewSummary],
	moderation: [reviewToModerate],
	notifications: [reviewDecided, reviewWaiting],
});
