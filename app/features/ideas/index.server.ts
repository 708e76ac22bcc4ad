/** What the server halves of other features' screens may use of ideas. */
export { toIdeaContent } from "./post.server";
