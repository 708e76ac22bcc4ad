/** What the server halves of other features' screens may use of polls. */
export { toPollContent } from "./shown-poll.server";
