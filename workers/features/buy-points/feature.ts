/** Everything that the buy-points feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { earnings } from "./earnings";
import { buyPoints } from "./endpoints/buy-points";
import { getPaymentMethods } from "./endpoints/get-payment-methods";
import { getPurchase } from "./endpoints/get-purchase";
import { getTopUpPlan } from "./endpoints/get-top-up-plan";
import { quote } from "./endpoints/quote";
import { receiveWebhook } from "./endpoints/receive-webhook";
import { refundPurchase } from "./endpoints/refund-purchase";
import { updateLowThreshold } from "./endpoints/update-low-threshold";
import { followPurchase } from "./jobs/follow-purchase";
import { followPurchases } from "./jobs/follow-purchases";
import { sweepQuotes } from "./jobs/sweep-quotes";
import { tellLow } from "./jobs/tell-low";
import { getPaymentHistory } from "./lists/get-payment-history.query";
import { menu } from "./menu";
import { availableLow } from "./notifications/available-low";
import { receipt } from "./notifications/receipt";
import { purchaseSummary } from "./reports/purchase-summary";
import { purchaseName } from "./store/purchases";

export const feature = defineFeature({
	menu,
	endpoints: [
		buyPoints,
		getPaymentMethods,
		getPurchase,
		getTopUpPlan,
		quote,
		receiveWebhook,
		refundPurchase,
		updateLowThreshold,
	],
	lists: [getPaymentHistory],
	summaries: [purchaseSummary],
	jobs: [followPurchase],
	scheduled: [followPurchases, sweepQuotes, tellLow],
	notifications: [availableLow, receipt],
	references: { purchase: purchaseName },
	earnings,
});
