/** Everything that the rebates feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { cancelRebate } from "./endpoints/cancel-rebate";
import { getOffer } from "./endpoints/get-offer";
import { getOpenOffers } from "./endpoints/get-open-offers";
import { getRebate } from "./endpoints/get-rebate";
import { moderateRebate } from "./endpoints/moderate-rebate";
import { saveOffer } from "./endpoints/save-offer";
import { submitRebate } from "./endpoints/submit-rebate";
import { getOffers } from "./lists/get-offers.query";
import { getRebates } from "./lists/get-rebates.query";
import { menu } from "./menu";
import { rebateToModerate } from "./moderation/rebate";
import { news } from "./notifications/news";
import { waiting } from "./notifications/waiting";
import { rebateSummary } from "./reports/rebate-summary";
import { offerName } from "./store/offers";
import { rebateName } from "./store/rebates";

export const feature = defineFeature({
	menu,
	endpoints: [cancelRebate, getOffer, getOpenOffers, getRebate, moderateRebate, saveOffer, submitRebate],
	lists: [getOffers, getRebates],
	summaries: [rebateSummary],
	moderation: [rebateToModerate],
	notifications: [news, waiting],
	references: { rebate: rebateName, rebate_offer: offerName },
});
