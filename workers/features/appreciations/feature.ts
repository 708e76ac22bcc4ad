/** Everything that the appreciations feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getCardsLeft } from "./endpoints/get-cards-left";
import { saveAppreciation } from "./endpoints/save-appreciation";
import { getAppreciations } from "./lists/get-appreciations.query";
import { menu } from "./menu";
import { received } from "./notifications/received";

export const feature = defineFeature({
	endpoints: [getCardsLeft, saveAppreciation],
	lists: [getAppreciations],
	notifications: [received],
	menu,
});
