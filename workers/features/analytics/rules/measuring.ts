/** What an account set of analytics, and what a visitor chose: nothing is measured unless both say so. @pure */
import { z } from "zod";
import type { Account } from "#workers/kernel/identity";

/** What GA4 calls a data stream. */
export const measurementId = /^G-[A-Z0-9]{4,20}$/;

/** What a visitor may choose. */
export const cookieChoices = ["accepted", "declined"] as const;

/** A visitor's choice; null while nothing was chosen. */
export type CookieChoice = (typeof cookieChoices)[number] | null;

const settings = z.object({
	measurement_id: z.string().regex(measurementId),
	api_secret: z.string().min(1),
	/** Millionths of the account's currency that a dollar costs; null where nobody said. */
	usd_rate: z.int().positive().nullable().catch(null),
});

/** Where an account has its events sent. */
export type AnalyticsSettings = z.output<typeof settings>;

/** What the account set; undefined while analytics are off. */
export function analyticsOf(account: Pick<Account, "settings">): AnalyticsSettings | undefined {
	const { analytics_measurement_id, analytics_api_secret, analytics_usd_rate } = account.settings;
	const read = settings.safeParse({
		measurement_id: analytics_measurement_id,
		api_secret: analytics_api_secret,
		usd_rate: analytics_usd_rate ?? null,
	});
	return read.data;
}

const declined = "no";
const clientIdForm = /^\d{1,10}\.\d{1,10}$/;

/** What the cookie of a choice says: the choice, and the browser's number under which events are sent. */
export function readChoice(cookie: string | undefined): { choice: CookieChoice; client_id?: string } {
	if (cookie === declined) return { choice: "declined" };
	return cookie && clientIdForm.test(cookie) ? { choice: "accepted", client_id: cookie } : { choice: null };
}

/** The cookie of a choice; `random` (32 bits) and the time make the number of a browser that accepts, which names nobody. */
export function cookieOf(choice: NonNullable<CookieChoice>, random: number, now: number): string {
	return choice === "declined" ? declined : `${random}.${Math.floor(now / 1000)}`;
}
