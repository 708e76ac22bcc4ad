/** In which state a budget is, by its dates and its switch, and the cycles in which budgets are filled. @browser-safe */

/** The states; the first that matches counts, in this order. */
export const budgetStatuses = ["inactive", "expired", "upcoming", "active"] as const;

/** One of the states. */
export type BudgetStatus = (typeof budgetStatuses)[number];

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
