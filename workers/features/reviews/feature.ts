/** Everything that the reviews feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getReviewFigures } from "./endpoints/get-review-figures";
import { saveReview } from "./endpoints/save-review";
import { getReviews } from "./lists/get-reviews.query";
import { reviewToModerate } from "./moderation/review";
import { reviewDecided } from "./notifications/review-decided";
import { reviewWaiting } from "./notifications/review-waiting";

export const feature = defineFeature({
	endpoints: [getReviewFigures, saveReview],
	lists: [getReviews],
	moderation: [reviewToModerate],
	notifications: [reviewDecided, reviewWaiting],
});
