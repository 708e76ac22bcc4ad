/** What moved to and from people in each month, by its kind in the ledger. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineMonthlySummary } from "#workers/kernel/gathered-summary";
import { sumFlowsOfMonth } from "../store/monthly-flows";

export const movementSummary = defineMonthlySummary(
	{
		name: "points/movement-summary",
		report_type: "movement_summary",
		columns: summaryColumns("points:movementSummary", {
			month: "text",
			kind: "text",
			movements: "number",
			points: "points",
		}),
	},
	{
		summary: "Points that moved to and from people by month and kind of movement.",
		access: ["account_owner"],
		flags: ["!hide_points_for_account"],
		count: (scope, month) => sumFlowsOfMonth(scope.account.id, "points", month),
	},
);
