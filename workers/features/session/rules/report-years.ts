/** The year that reports begin with, and those that one can change to, in the account's time zone. @pure */
import { DateTime } from "luxon";
import type { Account } from "#workers/kernel/identity";

const yearsShown = 5;

/** The account's own choice, else the year that it has there. */
export function defaultYear({ settings, time_zone }: Pick<Account, "settings" | "time_zone">, nowMs: number): number {
	return Number(settings.default_year ?? yearIn(time_zone, nowMs));
}

/** The years of the dropdown, newest first: the last five, and the account's default year. */
export function yearsOffered(account: Pick<Account, "settings" | "time_zone">, nowMs: number): number[] {
	const thisYear = yearIn(account.time_zone, nowMs);
	const last = Array.from({ length: yearsShown }, (_, back) => thisYear - back);
	return [...new Set([...last, defaultYear(account, nowMs)])].sort((one, other) => other - one);
}

function yearIn(time_zone: string, nowMs: number): number {
	return DateTime.fromMillis(nowMs, { zone: time_zone }).year;
}
