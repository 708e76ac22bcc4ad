/** Everything that the expiry of points declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getExpiringPoints } from "./endpoints/get-expiring-points";
import { getRule } from "./endpoints/get-rule";
import { previewRule } from "./endpoints/preview-rule";
import { saveRule } from "./endpoints/save-rule";
import { expireMemberPoints } from "./jobs/expire-points";
import { pointsExpire } from "./notifications/points-expire";

export const feature = defineFeature({
	endpoints: [getExpiringPoints, getRule, previewRule, saveRule],
	notifications: [pointsExpire],
	scheduled: [expireMemberPoints],
});
