/** How long somebody has been here, or gone: whole years and months (specification §2). @pure */
import { DateTime } from "luxon";

/** Since which day is counted, and how long that is. */
export type TimeSince = { of: "hire" | "termination"; years: number; months: number };

/** The time since somebody left, else since they were hired; null where neither day is known, or it lies ahead. */
export function timeSince(
	{ hire_date, termination_date }: { hire_date: string | null; termination_date: string | null },
	today: string,
): TimeSince | null {
	const isGone = termination_date !== null && termination_date <= today;
	const day = isGone ? termination_date : hire_date;
	if (day === null || day > today) return null;
	const { years, months } = DateTime.fromISO(today).diff(DateTime.fromISO(day), ["years", "months", "days"]);
	return { of: isGone ? "termination" : "hire", years, months };
}
