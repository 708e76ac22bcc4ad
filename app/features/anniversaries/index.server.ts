/** What the server halves of other features' screens may use of anniversaries. */
export { toAnniversaryContent } from "./post.server";
