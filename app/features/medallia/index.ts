/** What screens of other features may use of Medallia items. */
export { MedalliaPost } from "./medallia-post";
export type { MedalliaContent } from "./post.server";
