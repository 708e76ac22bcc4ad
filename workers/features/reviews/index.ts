/** What other features may use of reviews: writing those of a demo. */
export { insertPastReviews, type PastReview } from "./store";
