/** What ideas of each month and category came to: waiting, approved, rejected, highlighted, with their votes. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineMonthlySummary } from "#workers/kernel/gathered-summary";
import { sumIdeas } from "../store/summaries";

export const ideaSummary = defineMonthlySummary(
	{
		name: "ideas/idea-summary",
		report_type: "idea_summary",
		columns: summaryColumns("ideas:ideaSummary", {
			month: "text",
			category: "text",
			ideas: "number",
			authors: "number",
			waiting: "number",
			approved: "number",
			rejected: "number",
			highlighted: "number",
			votes: "number",
		}),
	},
	{
		summary: "Ideas by month and category with what became of them and their votes.",
		access: ["account_owner"],
		flags: ["ideas_enabled"],
		count: (scope, month) => sumIdeas(scope.account.id, month),
	},
);
