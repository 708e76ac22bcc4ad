/** How long a budget lasts: at the pace of its cycle so far, which is what was spent since it began over its days. @pure */
import { DateTime } from "luxon";
import { cycleAround } from "./budget-cycle";
import type { Cycle } from "./budget-status";

/** What is known of a budget. */
export type PacedBudget = {
	cycle: Cycle;
	points_budgeted: number;
	points_remaining: number;
	/** Held for what waits; neither left nor spent. */
	points_in_approval: number;
	from_date: string | null;
	to_date: string | null;
	created_at: number;
};

/** A pace from fewer days than these says nothing. */
const minDays = 7;

/** The day (YYYY-MM-DD) on which a budget runs out, and the last day of its cycle; null: it lasts, or the cycle has no end. */
export function paceOf(
	budget: PacedBudget,
	now: number,
	zone: string,
): { runs_out_on: string | null; ends_on: string | null } {
	const today = DateTime.fromMillis(now, { zone });
	const { start, end } = cycleOf(budget, today);
	const ends_on = end?.minus({ days: 1 }).toISODate() ?? null;
	const spent = budget.points_budgeted - budget.points_remaining - budget.points_in_approval;
	if (budget.points_remaining <= 0) return { runs_out_on: today.toISODate(), ends_on };
	const days = today.diff(start, "days").days;
	if (spent <= 0 || days < minDays) return { runs_out_on: null, ends_on };
	const runsOut = today.plus({ days: Math.floor(budget.points_remaining / (spent / days)) });
	// Beyond ten years, or beyond its own end, nobody has to act.
	const lasts = (end && runsOut >= end) || runsOut > today.plus({ years: 10 });
	return { runs_out_on: lasts ? null : runsOut.toISODate(), ends_on };
}

function cycleOf({ cycle, from_date, to_date, created_at }: PacedBudget, today: DateTime) {
	const begun = from_date
		? DateTime.fromISO(from_date, { zone: today.zone })
		: DateTime.fromMillis(created_at, { zone: today.zone });
	const last = to_date ? DateTime.fromISO(to_date, { zone: today.zone }).plus({ days: 1 }) : null;
	if (cycle === "none") return { start: begun, end: last };
	const { first, next } = cycleAround(cycle, today);
	return { start: DateTime.max(first, begun), end: last && last < next ? last : next };
}
