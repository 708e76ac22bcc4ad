/** What moved to and from the wallets in each month, by its kind in the ledger. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineMonthlySummary } from "#workers/kernel/gathered-summary";
import { sumFlowsOfMonth } from "../store/monthly-flows";

export const walletSummary = defineMonthlySummary(
	{
		name: "points/wallet-summary",
		report_type: "wallet_summary",
		columns: summaryColumns("points:walletSummary", {
			month: "text",
			kind: "text",
			movements: "number",
			points: "points",
		}),
	},
	{
		summary: "Points of wallets that moved by month and kind of movement.",
		access: ["account_owner"],
		flags: ["wallets_enabled", "!hide_points_for_account"],
		count: (scope, month) => sumFlowsOfMonth(scope.account.id, "wallet", month),
	},
);
