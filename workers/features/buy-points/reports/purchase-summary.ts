/** How many points were bought by card in each month, for how much, and how many purchases failed or were given back. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineTalliedSummary, monthKey, monthOfKey } from "#workers/kernel/gathered-summary";
import { listPaidPurchases } from "../store/summaries";

export const purchaseSummary = defineTalliedSummary(
	{
		name: "buy-points/purchase-summary",
		report_type: "purchase_summary",
		columns: summaryColumns("buy-points:monthlyPurchases", {
			month: "text",
			purchases: "number",
			points: "points",
			cents: "money",
			failed: "number",
			refunded: "number",
		}),
	},
	{
		summary: "Purchases of points by month: bought, failed and refunded, with points and money.",
		access: ["account_owner"],
		flags: ["!hide_points_for_account"],
		walk: (scope, walk) => listPaidPurchases(scope.account.id, walk),
		tally: (scope, { state, points, total_cents, created_at }) => ({
			key: monthKey(scope, created_at),
			figures: {
				...(state === "credited" && { purchases: 1, points, cents: total_cents }),
				...{ failed: state === "failed" ? 1 : 0, refunded: state === "refunded" ? 1 : 0 },
			} as Record<string, number>,
		}),
		finish: (_scope, key, { purchases = 0, points = 0, cents = 0, failed = 0, refunded = 0 }) => ({
			...{ month: monthOfKey(key), purchases, points, cents, failed, refunded },
		}),
	},
);
