/** What other features may use of announcements: writing those of a demo, with their files. */
export { attachmentName, attachmentPlace, recognizeAttachment } from "./rules/attachments";
export { insertAttachment } from "./store/attachments";
export { insertPastAnnouncements, type PastAnnouncement, scheduleAnnouncement } from "./store/past-announcements";
