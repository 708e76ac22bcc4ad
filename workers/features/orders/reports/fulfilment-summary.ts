/** How what was ordered in each month stands: delivered, on its way, canceled or returned. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineMonthlySummary } from "#workers/kernel/gathered-summary";
import { textKey } from "#workers/kernel/names";
import { sumLineStatuses } from "../store/summary";

export const fulfilmentSummary = defineMonthlySummary(
	{
		name: "orders/fulfilment-summary",
		report_type: "fulfilment_summary",
		columns: summaryColumns("orders:fulfilmentSummary", {
			month: "text",
			status: "text",
			lines: "number",
			pieces: "number",
			points: "points",
			people: "number",
		}),
	},
	{
		summary: "Ordered items by month and state, in lines, pieces and points.",
		access: ["account_owner"],
		flags: ["redemptions_enabled"],
		count: (scope, month) => sumLineStatuses(scope.account.id, month),
		present: ({ translate }, { status, ...figures }) => ({
			status: translate(textKey(`orders:lineStatus.${status}`)),
			...figures,
		}),
	},
);
