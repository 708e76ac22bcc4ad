/** Everything that the sales dashboard declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getSalePointsEarned } from "./endpoints/get-sale-points-earned";
import { getSalesDashboard } from "./endpoints/get-sales-dashboard";
import { getSalesGraphs } from "./endpoints/get-sales-graphs";
import { getTopItemsByCredits } from "./endpoints/get-top-items-by-credits";
import { getTopItemsByQuantity } from "./endpoints/get-top-items-by-quantity";
import { auditDaySums } from "./jobs/audit-day-sums";
import { menu } from "./menu";
import { overviewParts } from "./overview-parts";
import { salesSummary } from "./reports/sales-summary";

export const feature = defineFeature({
	menu,
	endpoints: [getSalePointsEarned, getSalesDashboard, getSalesGraphs, getTopItemsByCredits, getTopItemsByQuantity],
	scheduled: [auditDaySums],
	summaries: [salesSummary],
	overviewParts,
});
