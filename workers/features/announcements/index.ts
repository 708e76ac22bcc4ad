/** What other features may use of announcements: writing those of a demo. */
export { insertPastAnnouncements, type PastAnnouncement, scheduleAnnouncement } from "./store/past-announcements";
