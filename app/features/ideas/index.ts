/** What screens of other features may use of ideas. */
export { IdeaPost } from "./idea-post";
export type { IdeaContent } from "./post.server";
