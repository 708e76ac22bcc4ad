/** How much of a program's points is left, as its progress bar shows it. */

/** Remaining over budgeted in percent, rounded up, between 0 and 100; 0 where nothing was budgeted. */
export function progressPercent(points_remaining: number, points_budgeted: number): number {
	if (points_budgeted <= 0) return 0;
	return Math.min(100, Math.max(0, Math.ceil((points_remaining * 100) / points_budgeted)));
}

/** What was spent of what was budgeted: neither left, nor held for what waits for an approval. */
export function pointsSpent(budget: {
	points_budgeted: number;
	points_remaining: number;
	points_in_approval: number;
}): number {
	return Math.max(0, budget.points_budgeted - budget.points_remaining - budget.points_in_approval);
}
