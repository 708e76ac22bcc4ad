/** Everything that the announcements feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { announcementActivity } from "./activities/announcement";
import { addAttachment } from "./endpoints/add-attachment";
import { cancel } from "./endpoints/cancel-announcement";
import { confirmAnnouncement } from "./endpoints/confirm-announcement";
import { correct } from "./endpoints/correct-announcement";
import { countAudience } from "./endpoints/count-audience";
import { removeDraft } from "./endpoints/delete-announcement";
import { getAnnouncement } from "./endpoints/get-announcement";
import { getAnnouncementChoices } from "./endpoints/get-announcement-choices";
import { getAnnouncementDetails } from "./endpoints/get-announcement-details";
import { getAttachmentFile } from "./endpoints/get-attachment-file";
import { getPinnedAnnouncements } from "./endpoints/get-pinned-announcements";
import { markAnnouncementAsRead } from "./endpoints/mark-announcement-as-read";
import { remind } from "./endpoints/remind-of-announcement";
import { removeAttachment } from "./endpoints/remove-attachment";
import { save } from "./endpoints/save-announcement";
import { sendAgain } from "./endpoints/send-announcement-again";
import { endAnnouncement } from "./jobs/end-announcement";
import { removeFiles } from "./jobs/remove-files";
import { sendAnnouncement } from "./jobs/send-announcement";
import { sendReminder } from "./jobs/send-reminder";
import { announcementsList } from "./lists/get-announcements.query";
import { managedAnnouncements } from "./lists/get-managed-announcements.query";
import { menu } from "./menu";
import { announced } from "./notifications/announced";
import { reminder } from "./notifications/reminder";
import { announcementName } from "./store/announcements";

export const feature = defineFeature({
	endpoints: [
		addAttachment,
		cancel,
		confirmAnnouncement,
		correct,
		countAudience,
		getAnnouncement,
		getAnnouncementChoices,
		getAnnouncementDetails,
		getPinnedAnnouncements,
		markAnnouncementAsRead,
		remind,
		removeAttachment,
		removeDraft,
		save,
		sendAgain,
	],
	lists: [announcementsList, managedAnnouncements],
	downloads: [getAttachmentFile],
	jobs: [endAnnouncement, removeFiles, sendAnnouncement, sendReminder],
	notifications: [announced, reminder],
	activities: [announcementActivity],
	references: { announcement: announcementName },
	menu,
});
