/** What the server halves of other features' screens may use of announcements. */
export { readPinned } from "./pinned.server";
export { toAnnouncementContent } from "./post.server";
