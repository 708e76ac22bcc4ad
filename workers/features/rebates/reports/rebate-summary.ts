/** How many rebates were asked for in each month, for how much, and how they stand. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineTalliedSummary, monthKey, monthOfKey } from "#workers/kernel/gathered-summary";
import { textKey } from "#workers/kernel/names";
import { listRebateFigures } from "../store/summaries";

export const rebateSummary = defineTalliedSummary(
	{
		name: "rebates/rebate-summary",
		report_type: "rebate_summary",
		columns: summaryColumns("rebates:rebateSummary", {
			month: "text",
			status: "text",
			rebates: "number",
			cents: "dollars",
			points: "points",
		}),
	},
	{
		summary: "Rebates by month and state, with the money of their invoices and their points.",
		access: ["account_owner"],
		flags: ["sales_module_enabled", "rebates_enabled"],
		walk: (scope, walk) => listRebateFigures(scope.account.id, walk),
		tally: (scope, { status, amount, points, created_at }) => ({
			key: `${monthKey(scope, created_at)} ${status}`,
			figures: { rebates: 1, cents: amount, points },
		}),
		finish: ({ translate }, key, figures) => {
			const [month = "", status = ""] = key.split(" ");
			return { month: monthOfKey(month), status: translate(textKey(`rebates:statuses.${status}`)), ...figures };
		},
	},
);
