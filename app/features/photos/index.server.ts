/** What the server halves of other features' screens may use of photos. */
export { toContestContent } from "./post.server";
