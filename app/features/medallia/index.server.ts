/** What the server halves of other features' screens may use of Medallia items. */
export { toMedalliaContent } from "./post.server";
