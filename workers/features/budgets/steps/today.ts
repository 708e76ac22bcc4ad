/** The calendar day of an account now. */
import { DateTime } from "luxon";
import type { Scope } from "#workers/kernel/scope";

/** The day in the account's time zone, YYYY-MM-DD. */
export function todayOf({ account, clock }: Pick<Scope, "account" | "clock">): string {
	return DateTime.fromMillis(clock.now(), { zone: account.time_zone }).toISODate() ?? "";
}
