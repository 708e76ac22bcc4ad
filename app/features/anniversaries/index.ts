/** What screens of other features may use of anniversaries. */
export { AnniversaryPost, AnniversaryWords } from "./anniversary-post";
export type { AnniversaryContent } from "./post.server";
