/** Everything that the moderation feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getModeration } from "./endpoints/get-moderation";
import { getRequest } from "./endpoints/get-request";
import { moderate } from "./endpoints/moderate";
import { withdrawRequest } from "./endpoints/withdraw-request";
import { getInbox } from "./lists/get-inbox.query";
import { menu } from "./menu";
import { moderationSummary } from "./reports/moderation-summary";

export const feature = defineFeature({
	endpoints: [getModeration, getRequest, moderate, withdrawRequest],
	lists: [getInbox],
	summaries: [moderationSummary],
	menu,
});
