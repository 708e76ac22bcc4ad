/** Says in which state a program is on a day, and what is left of it; days are texts such as 2026-11-20. */
import { DateTime } from "luxon";
import type { ProgramStatus } from "./program-statuses";

/** What the state depends on. `to_date` is the last day on which the program runs. */
export type ProgramTimes = {
	archived_at: number | null;
	is_active: number;
	from_date: string;
	to_date: string | null;
};

/** How long a program still runs. */
export type RemainingTime = { years: number; months: number; days: number };

/** The calendar day of a moment in a time zone. */
export function dayAt(time_zone: string, now: number): string {
	return DateTime.fromMillis(now, { zone: time_zone }).toISODate() ?? "";
}

/** The state of a program; the first that matches wins. */
export function programStatus(program: ProgramTimes, today: string): ProgramStatus {
	if (program.archived_at !== null) return "archived";
	if (program.is_active !== 1) return "inactive";
	if (program.to_date !== null && program.to_date < today) return "expired";
	if (program.from_date > today) return "upcoming";
	return "active";
}

/** What is left of a program with an end, its last day counted; null without an end or once it has passed. */
export function remainingTime(to_date: string | null, today: string): RemainingTime | null {
	if (to_date === null || to_date < today) return null;
	const left = DateTime.fromISO(to_date).plus({ days: 1 }).diff(DateTime.fromISO(today), ["years", "months", "days"]);
	return { years: left.years, months: left.months, days: Math.round(left.days) };
}
