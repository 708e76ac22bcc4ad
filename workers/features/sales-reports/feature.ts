/** Everything that the sales-reports feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getSalesMonthlySpendReport } from "./lists/get-sales-monthly-spend-report.query";
import { getUserSalesPointsEarningsReport } from "./lists/get-user-sales-points-earnings-report.query";

export const feature = defineFeature({
	lists: [getSalesMonthlySpendReport, getUserSalesPointsEarningsReport],
});
