/** What screens of other features may use of the feed. */
export { Feed } from "./feed";
export type { FeedItem, FeedPage } from "./feed-item";
