/** What the server halves of other features' screens may use of user levels. */
export { toLevelContent } from "./post.server";
