/** The person behind the help, as the account's settings have them. @pure */
import { z } from "zod";
import type { Account } from "#workers/kernel/identity";
import { chooseName } from "#workers/kernel/name-in";

const word = z.string().catch("");

const stored = z.object({ contact_name: word, contact_email: word, contact_phone: word });

/** Whom people turn to; each part is empty where the owner gave none. */
export const contact = z.object({
	name: z.string(),
	email: z.string(),
	phone: z.string(),
});

/** The setting that has the hours in a language. */
export const hoursSetting = (language: string) => `contact_hours_${language}`;

/** Who it is. */
export function contactOf({ settings }: Pick<Account, "settings">): z.output<typeof contact> {
	const { contact_name, contact_email, contact_phone } = stored.parse(settings);
	return { name: contact_name, email: contact_email, phone: contact_phone };
}

/** When they are there, by language; languages without words are left out. */
export function hoursByLanguage({
	settings,
	languages,
}: Pick<Account, "settings" | "languages">): Record<string, string> {
	return Object.fromEntries(
		languages
			.map((language) => [language, word.parse(settings[hoursSetting(language)])] as const)
			.filter(([, hours]) => hours !== ""),
	);
}

/** The same in one language, else in the account's own, or any. */
export function hoursIn(account: Pick<Account, "settings" | "languages" | "default_language_code">, language: string) {
	return chooseName(hoursByLanguage(account), language, account.default_language_code);
}

/** The settings that hold a contact. */
export function contactSettings({
	hours,
	...facts
}: z.output<typeof contact> & { hours: Record<string, string> }): Record<string, string> {
	return {
		contact_name: facts.name,
		contact_email: facts.email,
		contact_phone: facts.phone,
		...Object.fromEntries(Object.entries(hours).map(([language, words]) => [hoursSetting(language), words])),
	};
}
