/** When somebody is reminded of a commitment: the morning before its day, and once more the morning after it. @pure */
import { DateTime } from "luxon";

/** The hour of the account's day at which people are reminded. */
const hour = 9;

/** The next reminder after a moment; null when there is none any more. */
export function nextReminderOf(due_date: string, time_zone: string, now: number): number | null {
	const day = DateTime.fromISO(due_date, { zone: time_zone }).set({ hour });
	const moments = [day.minus({ days: 1 }), day.plus({ days: 1 })].map((moment) => moment.toMillis());
	return moments.find((moment) => moment > now) ?? null;
}
