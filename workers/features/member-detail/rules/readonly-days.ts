/** How long somebody who has left may still read what is theirs (gaps.md, "Member life cycle"). @pure */
import { DateTime } from "luxon";
import { z } from "zod";
import type { Account } from "#workers/kernel/identity";

/** What an account has that set nothing else. */
const usualDays = 30;

/** For how many days after leaving, by the account's setting. */
export function readonlyDaysOf({ settings }: Pick<Account, "settings">): number {
	return z.int().min(0).max(3_650).catch(usualDays).parse(settings.readonly_days);
}

/** The days that are left of them, today among them; 0 when they are over. */
export function readonlyDaysLeft(termination_date: string, today: string, days: number): number {
	const passed = DateTime.fromISO(today).diff(DateTime.fromISO(termination_date), "days").days;
	return Math.max(0, Math.min(days, days - Math.floor(passed)));
}

/** The last moment of the last day of reading, where so many are left with today (YYYY-MM-DD) among them. */
export function endOfReading(today: string, days_left: number, zone: string): number {
	return DateTime.fromISO(today, { zone })
		.plus({ days: days_left - 1 })
		.endOf("day")
		.toMillis();
}
