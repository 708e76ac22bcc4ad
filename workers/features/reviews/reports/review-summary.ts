/** What people think of the items of the store: how many reviews each has, and its stars on average. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineWalkedSummary } from "#workers/kernel/gathered-summary";
import { listReviewedItems } from "../store";

export const reviewSummary = defineWalkedSummary(
	{
		name: "reviews/review-summary",
		report_type: "review_summary",
		columns: summaryColumns("reviews:reviewSummary", {
			item: "text",
			brand: "text",
			reviews: "number",
			average: "number",
		}),
	},
	{
		summary: "Reviewed items of the store with how many reviews each has and the average of its stars.",
		access: ["account_owner"],
		flags: ["redemptions_enabled"],
		walk: (scope, walk) => listReviewedItems(scope.account.id, walk),
		present: (_scope, { item, brand, reviews, stars }) => ({
			...{ item, brand, reviews },
			average: Math.round((10 * stars) / reviews) / 10,
		}),
	},
);
