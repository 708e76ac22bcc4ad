/** Until when an account may use the platform, which a banner counts down to (specification §2, gaps.md "Accounts named"). @pure */
import { z } from "zod";
import { startOfDay } from "#workers/kernel/days";
import type { Account } from "#workers/kernel/identity";

/** The day at whose start access ends, as YYYY-MM-DD; undefined where it does not, or was set wrongly. */
export function accessEndsOn({ settings }: Pick<Account, "settings">): string | undefined {
	return z.iso.date().safeParse(settings.access_ends_on).data;
}

/** The same as a moment in the account's time zone, ms UTC. */
export function accessEndsAt(account: Pick<Account, "settings" | "time_zone">): number | null {
	const day = accessEndsOn(account);
	return day === undefined ? null : startOfDay(day, account.time_zone);
}
