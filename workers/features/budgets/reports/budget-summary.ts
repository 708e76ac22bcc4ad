/** Budgets by category: what was put in, taken out and given in a time, and what was left at its end; read from the ledger. */
import { defineSummary, summaryColumns } from "#workers/kernel/define-summary";
import { lastDayOf, requireTime } from "#workers/kernel/summary-time";
import { periodOf } from "#workers/kernel/title-bar-filters";
import { checkCategory } from "../steps/check-category";
import { type BudgetSums, listBudgetSums } from "../store/budgets";

/** How many budgets one step looks at. */
const budgetsAtOnce = 200;

type Row = Omit<BudgetSums, "id"> & { budgets: number };
/** The last budget that was read, and the category that may go on behind it. */
type State = { after: { category: string; id: number } | null; open: Row | null };

export const budgetSummary = defineSummary(
	{
		name: "budgets/budget-summary",
		report_type: "budget_summary",
		columns: summaryColumns("budgets:summary", {
			budget_category: "text",
			budgets: "number",
			put_in: "points",
			taken_out: "points",
			given: "points",
			left_over: "points",
		}),
		filters: { time: { kind: "month_and_year" }, category: { kind: "budget_category" } },
	},
	{
		summary: "What was put into the budgets of each category, taken out, given and left, of a year or one month of it.",
		access: ["account_owner"],
		flags: ["!hide_points_for_account"],
		complete: async (scope, filters) => {
			requireTime(scope, "month_and_year", "year", filters);
			return checkCategory(scope, filters);
		},
		asOf: (scope, filters) => lastDayOf(scope, "month_and_year", filters),
		begin: (): State => ({ after: null, open: null }),
		step: async (scope, filters, { after, open }) => {
			const { from = 0, to = 0 } = periodOf("month_and_year", filters, scope.account.time_zone);
			const part = { from, to, after, max: budgetsAtOnce, category: filters.budget_category };
			const found = await scope.read(listBudgetSums(scope.account.id, part));
			const rows = summed(open, found);
			const last = found.at(-1);
			if (found.length < budgetsAtOnce || !last) return { rows, state: { after, open: null }, isDone: true };
			const going = rows.pop() ?? null;
			return { rows, state: { after: { category: last.budget_category, id: last.id }, open: going }, isDone: false };
		},
	},
);

/** Budgets in the order of their categories, added up for each; the first may go on from before. */
function summed(open: Row | null, found: readonly BudgetSums[]): Row[] {
	const rows = open ? [open] : [];
	for (const { id: _id, ...budget } of found) {
		const before = rows.at(-1);
		if (before?.budget_category !== budget.budget_category) rows.push({ ...budget, budgets: 1 });
		else rows[rows.length - 1] = sumOf(before, budget);
	}
	return rows;
}

function sumOf(one: Row, other: Omit<BudgetSums, "id">): Row {
	return {
		budget_category: one.budget_category,
		budgets: one.budgets + 1,
		put_in: one.put_in + other.put_in,
		taken_out: one.taken_out + other.taken_out,
		given: one.given + other.given,
		left_over: one.left_over + other.left_over,
	};
}
