/** Where people are asked to accept the terms, since when it counts, and in which language they read them. @browser-safe @pure */
import { z } from "zod";
import type { Account } from "#workers/kernel/identity";

/** Where they are asked: nowhere, when they sign in, or with an order. */
export const optInLocations = ["none", "login", "checkout"] as const;

/** One of these. */
export type OptInLocation = (typeof optInLocations)[number];

/** Where this account asks. */
export function optInLocationOf({ settings }: Pick<Account, "settings">): OptInLocation {
	return z.enum(optInLocations).catch("none").parse(settings.standard_tnc_opt_in_location);
}

/** Since when (ms UTC) an acceptance counts: everybody was asked anew then; 0 where they never were. */
export function termsAskedAnewAt({ settings }: Pick<Account, "settings">): number {
	return z.int().catch(0).parse(settings.terms_anew_at);
}

/** The terms in a reader's language, else in English, else in the account's own, else in any. */
export function termsIn(texts: Record<string, string>, languages: readonly string[]): string {
	return languages.map((language) => texts[language]).find(Boolean) ?? Object.values(texts)[0] ?? "";
}
