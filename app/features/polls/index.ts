/** What screens of other features may use of polls. */
export { PollPost } from "./poll-post";
export type { PollContent } from "./shown-poll.server";
