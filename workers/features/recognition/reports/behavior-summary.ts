/** Which behaviors were recognized in each month, and in how many people. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineMonthlySummary } from "#workers/kernel/gathered-summary";
import { nameIn } from "#workers/kernel/name-in";
import { sumBehaviors } from "../store/summaries";

export const behaviorSummary = defineMonthlySummary(
	{
		name: "recognition/behavior-summary",
		report_type: "behavior_summary",
		columns: summaryColumns("recognition:behaviorSummary", {
			month: "text",
			behavior: "text",
			recognitions: "number",
			people: "number",
			points: "points",
		}),
	},
	{
		summary: "Recognitions by month and behavior, with how many people they were said of and their points.",
		access: ["account_owner"],
		count: (scope, month) => sumBehaviors(scope.account.id, month),
		present: (scope, { names, ...figures }) => ({ behavior: nameIn(names, scope), ...figures }),
	},
);
