/** How many people were nominated in each category of each event, by how many, and who won what was published. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineWalkedSummary } from "#workers/kernel/gathered-summary";
import { textKey } from "#workers/kernel/names";
import { type Status, statusAt } from "../rules/event";
import { listCategoryFigures } from "../store/summaries";

export const nominationSummary = defineWalkedSummary(
	{
		name: "nominations/nomination-summary",
		report_type: "nomination_summary",
		columns: summaryColumns("nominations:nominationSummary", {
			event: "text",
			category: "text",
			status: "text",
			nominations: "number",
			nominees: "number",
			nominators: "number",
			winner: "text",
		}),
	},
	{
		summary: "Categories of nominations with their event, nominations, nominees, and the winner once published.",
		access: ["account_owner", "nomination_moderator"],
		flags: ["employee_nominations_enabled"],
		walk: (scope, walk) => listCategoryFigures(scope.account.id, walk),
		present: ({ clock, translate }, { thing_id: _id, status, closes_at, ...row }) => ({
			...row,
			status: translate(
				textKey(`nominations:statuses.${statusAt({ status: status as Status, closes_at }, clock.now())}`),
			),
		}),
	},
);
