/** Days as the accounts of tests count them: their zone's, which is a day behind that of UTC for some hours of each night. */
import { DateTime } from "luxon";

/** The zone of the accounts that `createTenant` makes. */
export const timeZone = "America/New_York";

/** The day (YYYY-MM-DD) so many days before today. */
export function daysAgo(days: number): string {
	return DateTime.now().setZone(timeZone).minus({ days }).toISODate()!;
}

/** The year that it is. */
export const thisYear = () => DateTime.now().setZone(timeZone).year;

/** Today. */
export const today = () => daysAgo(0);

/** The Monday of the week that is so many weeks after this one. */
export function mondayAfter(weeks: number): string {
	return DateTime.now().setZone(timeZone).startOf("week").plus({ weeks }).toISODate()!;
}

/** The last day of the month before this one. */
export function endOfLastMonth(): string {
	return DateTime.now().setZone(timeZone).startOf("month").minus({ days: 1 }).toISODate()!;
}
