/** What screens of other features may use of user levels. */
export { LevelPost } from "./level-post";
export type { LevelContent } from "./post.server";
