/** What the server halves of other features' screens may use of the feed. */
export { readFeedStart } from "./feed-items.server";
