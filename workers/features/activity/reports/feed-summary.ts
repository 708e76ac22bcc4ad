/** How many posts stood in the public feed in each month, and how they were answered. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineMonthlySummary } from "#workers/kernel/gathered-summary";
import { sumPosts } from "../store/summaries";

export const feedSummary = defineMonthlySummary(
	{
		name: "activity/feed-summary",
		report_type: "feed_summary",
		columns: summaryColumns("activity:feedSummary", {
			month: "text",
			posts: "number",
			people: "number",
			answered: "number",
			comments: "number",
			likes: "number",
		}),
	},
	{
		summary: "Public posts of the feed by month, with their comments and likes.",
		access: ["account_owner"],
		count: (scope, month) => sumPosts(scope.account.id, month),
	},
);
