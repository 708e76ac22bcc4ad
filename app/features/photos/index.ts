/** What screens of other features may use of photos: how a contest stands in the feed. */
export { ContestPost, ContestWords } from "./contest-post";
export type { ContestContent } from "./post.server";
