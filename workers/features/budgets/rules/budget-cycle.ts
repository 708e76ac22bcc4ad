/** When cycles begin, what becomes of a budget's points then, and from when on its owner is told that little is left. @browser-safe */
import { DateTime } from "luxon";
import type { Cycle } from "./budget-status";

/** The first moments of the cycle that a moment lies in, and of the next one; days begin in the zone of the moment. */
export function cycleAround(cycle: Exclude<Cycle, "none">, moment: DateTime): { first: DateTime; next: DateTime } {
	const months = { month: 1, quarter: 3, half_year: 6, year: 12 }[cycle];
	const first = moment.startOf("year").plus({ months: Math.floor((moment.month - 1) / months) * months });
	return { first, next: first.plus({ months }) };
}

/** When the next cycle begins (ms UTC); null without one. */
export function nextTurn(cycle: Cycle, now: number, zone: string): number | null {
	return cycle === "none" ? null : cycleAround(cycle, DateTime.fromMillis(now, { zone })).next.toMillis();
}

/** What a new cycle does to a budget's points; kept and filled are what it begins with, missing is what could not be filled. */
export type Turn = { kept: number; returned: number; filled: number; missing: number };

/** What stays is rounded down; what goes back can be filled again at once. */
export function turnOf(
	budget: { points_remaining: number; rollover_percent: number; cycle_points: number },
	available: number,
): Turn {
	const kept = Math.floor((budget.points_remaining * budget.rollover_percent) / 100);
	const returned = budget.points_remaining - kept;
	const filled = Math.min(budget.cycle_points, available + returned);
	return { kept, returned, filled, missing: budget.cycle_points - filled };
}

/** The amounts of §9 (Threshold options) from which on an owner is told that little is left; or one of their own. */
export const lowAlerts = ["none", "100", "200", "500", "1000", "2000", "5000", "custom"] as const;

/** One of the amounts. */
export type LowAlert = (typeof lowAlerts)[number];

/** The points of an amount; null: nobody is told. */
export function thresholdOf(alert: LowAlert, custom: number | undefined): number | null {
	if (alert === "none") return null;
	return alert === "custom" ? (custom ?? null) : Number(alert);
}

/** The amount that a threshold is. */
export function alertOf(threshold: number | null): LowAlert {
	if (threshold === null) return "none";
	return lowAlerts.find((alert) => alert === String(threshold)) ?? "custom";
}
