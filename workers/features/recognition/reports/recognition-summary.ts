/** Recognition by month: how many were given, by and to how many people, and their points; one step reads one month. */
import { sql } from "drizzle-orm";
import { checkCategory } from "#workers/features/budgets";
import { programsOfCategory } from "#workers/features/programs";
import { defineSummary, summaryColumns } from "#workers/kernel/define-summary";
import { amongPeople } from "#workers/kernel/people-sets";
import { lastDayOf, monthsOf, requireTime } from "#workers/kernel/summary-time";
import { sumRecognitions } from "../store/summaries";

export const recognitionSummary = defineSummary(
	{
		name: "recognition/recognition-summary",
		report_type: "recognition_summary",
		columns: summaryColumns("recognition:summary", {
			month: "text",
			recognitions: "number",
			givers: "number",
			recipients: "number",
			points: "points",
		}),
		filters: { time: { kind: "month_and_year" }, category: { kind: "budget_category" } },
	},
	{
		summary: "Recognition by month, of a year or one month of it, of all budgets or those of one category.",
		access: ["account_owner"],
		isAboutPeople: true,
		complete: async (scope, filters) => {
			requireTime(scope, "month_and_year", "year", filters);
			return checkCategory(scope, filters);
		},
		asOf: (scope, filters) => lastDayOf(scope, "month_and_year", filters),
		begin: () => ({ at: 0 }),
		step: async (scope, filters, { at }) => {
			const months = monthsOf(scope, "month_and_year", filters);
			const month = months[at];
			if (!month) return { rows: [], state: { at }, isDone: true };
			const programs = filters.budget_category && programsOfCategory(scope.account.id, filters.budget_category);
			const among = amongPeople(scope.account.id, filters, sql`r.recipient_id`);
			const [sums] = await scope.read(sumRecognitions(scope.account.id, month, programs || undefined, among));
			return { rows: [{ month: month.key, ...sums }], state: { at: at + 1 }, isDone: at + 1 >= months.length };
		},
	},
);
