/** In which state a budget is, by its dates and its switch, and the cycles in which budgets are filled. @browser-safe */

/** The states; the first that matches counts, in this order. */
export const budgetStatuses = ["inactive", "expired", "upcoming", "active"] as const;

/** One of the states. */
export type BudgetStatus = (typeof budgetStatuses)[number];

/** The states as they are shown: an active budget with less left than its owner wants to be told of is in warning. */
export const shownBudgetStatuses = [...budgetStatuses, "warning"] as const;

/** One of the shown states. */
export type ShownBudgetStatus = (typeof shownBudgetStatuses)[number];

/** The cycles in which a budget is filled. */
export const cycles = ["none", "month", "quarter", "half_year", "year"] as const;

/** One of the cycles. */
export type Cycle = (typeof cycles)[number];

/** What the state depends on; days are texts such as 2026-11-20, the last one counted. */
export type BudgetTimes = { is_active: number; from_date: string | null; to_date: string | null };

/** The state of a budget on a day. */
export function budgetStatus({ is_active, from_date, to_date }: BudgetTimes, today: string): BudgetStatus {
	if (is_active !== 1) return "inactive";
	if (to_date !== null && to_date < today) return "expired";
	if (from_date !== null && from_date > today) return "upcoming";
	return "active";
}

/** Whether nothing is given from a budget any more: it neither lasts nor runs out. */
export function isBudgetOver(status: ShownBudgetStatus): boolean {
	return status === "expired" || status === "inactive";
}

/** What is left of a budget, and below how many points its owner is told; null: never. */
export type BudgetLevel = { points_remaining: number; low_threshold: number | null };

/** The state that is shown of a budget on a day. */
export function shownBudgetStatus(budget: BudgetTimes & BudgetLevel, today: string): ShownBudgetStatus {
	const status = budgetStatus(budget, today);
	const isLow = budget.low_threshold !== null && budget.points_remaining < budget.low_threshold;
	return status === "active" && isLow ? "warning" : status;
}
