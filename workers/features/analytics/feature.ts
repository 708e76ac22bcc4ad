/** Everything that the analytics feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getAnalyticsSettings } from "./endpoints/get-analytics-settings";
import { getCookieChoice } from "./endpoints/get-cookie-choice";
import { recordItemClick } from "./endpoints/record-item-click";
import { saveAnalyticsSettings } from "./endpoints/save-analytics-settings";
import { saveCookieChoice } from "./endpoints/save-cookie-choice";

export const feature = defineFeature({
	endpoints: [getAnalyticsSettings, getCookieChoice, recordItemClick, saveAnalyticsSettings, saveCookieChoice],
});
