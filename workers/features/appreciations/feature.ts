/** Everything that the appreciations feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getEcards } from "./endpoints/get-ecards";
import { saveAppreciation } from "./endpoints/save-appreciation";
import { getAppreciations } from "./lists/get-appreciations.query";
import { menu } from "./menu";
import { received } from "./notifications/received";
import { appreciationSummary } from "./reports/appreciation-summary";

export const feature = defineFeature({
	endpoints: [getEcards, saveAppreciation],
	lists: [getAppreciations],
	summaries: [appreciationSummary],
	notifications: [received],
	menu,
});
