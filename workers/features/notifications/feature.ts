/** Everything that the notifications feature declares, for the registry; the kinds stand with the features that notify. */
import { defineFeature } from "#workers/kernel/define-feature";
import { findStopLink } from "./endpoints/find-stop-link";
import { getNotificationRules } from "./endpoints/get-notification-rules";
import { getNotificationSettings } from "./endpoints/get-notification-settings";
import { markNotificationAsRead } from "./endpoints/mark-notification-as-read";
import { resubscribe } from "./endpoints/resubscribe";
import { saveNotificationRules } from "./endpoints/save-notification-rules";
import { saveNotificationSettings } from "./endpoints/save-notification-settings";
import { unsubscribe } from "./endpoints/unsubscribe";
import { updateLastSeenTimestamp } from "./endpoints/update-last-seen-timestamp";
import { sweepNotifications } from "./jobs/sweep-notifications";
import { notificationsList } from "./lists/get-notifications.query";

export const feature = defineFeature({
	endpoints: [
		findStopLink,
		getNotificationRules,
		getNotificationSettings,
		markNotificationAsRead,
		resubscribe,
		saveNotificationRules,
		saveNotificationSettings,
		unsubscribe,
		updateLastSeenTimestamp,
	],
	lists: [notificationsList],
	scheduled: [sweepNotifications],
});
