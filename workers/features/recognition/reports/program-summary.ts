/** What was given from each program in each month. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineMonthlySummary } from "#workers/kernel/gathered-summary";
import { sumPrograms } from "../store/summaries";

export const programSummary = defineMonthlySummary(
	{
		name: "recognition/program-summary",
		report_type: "program_summary",
		columns: summaryColumns("recognition:monthlyPrograms", {
			month: "text",
			program: "text",
			recognitions: "number",
			givers: "number",
			recipients: "number",
			points: "points",
		}),
	},
	{
		summary: "Recognitions by month and program, with who gave and received, and the points.",
		access: ["account_owner"],
		count: (scope, month) => sumPrograms(scope.account.id, month),
	},
);
