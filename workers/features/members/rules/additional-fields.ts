/** The fields of people that an account defines for itself, and which of them its panel leaves out. @browser-safe @pure */
import { z } from "zod";
import type { Account } from "#workers/kernel/identity";

const fields = z.array(z.object({ key: z.string().max(100), label: z.string().max(200) })).catch([]);
const keys = z.array(z.string()).catch([]);
const values = z.record(z.string(), z.string()).catch({});

/** A field of the account's own. */
export type AdditionalField = { key: string; label: string };

/** All of them, in the account's order. */
export function additionalFieldsOf({ settings }: Pick<Account, "settings">): AdditionalField[] {
	return fields.parse(settings.additional_fields ?? []);
}

/** Those that a person's page shows: all but the hidden ones. */
export function shownFieldsOf(account: Pick<Account, "settings">): AdditionalField[] {
	const hidden = keys.parse(account.settings.additional_fields_hidden ?? []);
	return additionalFieldsOf(account).filter(({ key }) => !hidden.includes(key));
}

/** What a person's row holds of them, without fields that the account no longer has. */
export function additionalValues(account: Pick<Account, "settings">, stored: string | null): Record<string, string> {
	const held = values.parse(JSON.parse(stored ?? "{}"));
	return Object.fromEntries(additionalFieldsOf(account).map(({ key }) => [key, held[key] ?? ""]));
}
