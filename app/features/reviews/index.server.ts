/** What the server halves of other features' screens use of reviews. */
export { readIdeaReviews, readItemReviews, reviewForms } from "./reviews.server";
