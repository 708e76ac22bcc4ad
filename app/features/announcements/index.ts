/** What screens of other features may use of announcements. */
export { AnnouncementPost } from "./announcement-post";
export type { Pinned } from "./pinned.server";
export { PinnedAnnouncements } from "./pinned-announcements";
export type { AnnouncementContent } from "./post.server";
