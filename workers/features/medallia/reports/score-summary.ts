/** How many customers answered in each month, their score on average, and what became of their words. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineTalliedSummary, monthKey, monthOfKey } from "#workers/kernel/gathered-summary";
import { listScores } from "../store/summaries";

export const scoreSummary = defineTalliedSummary(
	{
		name: "medallia/score-summary",
		report_type: "score_summary",
		columns: summaryColumns("medallia:scoreSummary", {
			month: "text",
			answers: "number",
			average: "number",
			waiting: "number",
			approved: "number",
			rejected: "number",
		}),
	},
	{
		summary: "Answers of customers by month, with the average of their scores and what was approved or rejected.",
		access: ["account_owner"],
		flags: ["medallia_enabled"],
		walk: (scope, walk) => listScores(scope.account.id, walk),
		tally: (scope, { score, status, created_at }) => ({
			key: monthKey(scope, created_at),
			figures: { answers: 1, score, [status]: 1 },
		}),
		finish: (_scope, key, { answers = 0, score = 0, pending = 0, approved = 0, rejected = 0 }) => ({
			...{ month: monthOfKey(key), answers, waiting: pending, approved, rejected },
			average: Math.round((10 * score) / answers) / 10,
		}),
	},
);
