/** The SQL of the account's own row. */
import { sql } from "drizzle-orm";
import { ownTextsAsJson, readOwnTexts } from "#workers/features/translations";
import { type Account, isOn, type Localized, type Switch } from "#workers/kernel/identity";
import type { Statement } from "#workers/kernel/sql";

/** The account's row as the database gives it. */
export type AccountRow = Omit<
	Account,
	"id" | "shard" | "languages" | "flags" | "labels" | "footer_links" | "settings" | "own_texts"
> & {
	account_id: number;
	palette_style: string;
	languages: string;
	flags: string;
	labels: string;
	footer_links: string;
	settings: string;
	own_texts: string;
};

/** The account's row with everything that acts and screens need of it. */
export function findAccount(account_id: number) {
	return sql<AccountRow>`select account_id, str_id, company_name, subdomain, platform_name, platform_version, country, time_zone,
		point_price, logo, account_logo_url, main_active_color, navbar_color, primary_color, secondary_color, accent_color,
		palette_style, default_language_code, languages, flags, labels, footer_links, settings, status, version, ${ownTextsAsJson(account_id)} as own_texts
		from accounts where account_id = ${account_id}`;
}

/** The version of the account's row, which a trigger raises with every change. */
export function findAccountVersion(account_id: number) {
	return sql<{ version: number }>`select version from accounts where account_id = ${account_id}`;
}

/** The account as acts see it. */
export function toAccount(row: AccountRow, shard: number): Account {
	const { account_id, ...rest } = row;
	const flags = JSON.parse(row.flags) as Record<string, Switch>;
	return {
		...rest,
		id: account_id,
		shard,
		languages: JSON.parse(row.languages) as string[],
		flags,
		labels: JSON.parse(row.labels) as Record<string, Localized>,
		footer_links: JSON.parse(row.footer_links) as { label: Localized; url: string }[],
		settings: JSON.parse(row.settings) as Record<string, unknown>,
		own_texts: isOn({ flags }, "new_translations_enabled") ? readOwnTexts(row.own_texts) : {},
	};
}

/** The names and colors of an account. */
export type Look = Pick<
	Account,
	| "company_name"
	| "platform_name"
	| "navbar_color"
	| "primary_color"
	| "secondary_color"
	| "accent_color"
	| "main_active_color"
>;

/** Sets names and colors, with the palette that follows from them. */
export function updateLook(account_id: number, look: Look, palette_style: string): Statement {
	return sql`update accounts set company_name = ${look.company_name}, platform_name = ${look.platform_name},
		navbar_color = ${look.navbar_color}, primary_color = ${look.primary_color}, secondary_color = ${look.secondary_color},
		accent_color = ${look.accent_color}, main_active_color = ${look.main_active_color}, palette_style = ${palette_style}
		where account_id = ${account_id}`;
}

/** Sets labels in one language; "" takes one away. Other labels and languages stay. */
export function updateLabels(account_id: number, language_code: string, words: Record<string, string>): Statement {
	const patch = Object.fromEntries(
		Object.entries(words).map(([name, word]) => [name, { [language_code]: word === "" ? null : word }]),
	);
	return sql`update accounts set labels = json_patch(labels, ${JSON.stringify(patch)}) where account_id = ${account_id}`;
}

/** Sets the switches that are named. */
export function updateFlags(account_id: number, flags: Record<string, Switch | undefined>): Statement {
	return sql`update accounts set flags = json_patch(flags, ${JSON.stringify(flags)}) where account_id = ${account_id}`;
}

/** Sets settings that are named; null takes one away. */
export function updateSettings(account_id: number, settings: Record<string, string | number | null>): Statement {
	return sql`update accounts set settings = json_patch(settings, ${JSON.stringify(settings)}) where account_id = ${account_id}`;
}

/** Sets what holds for everybody of a kind of notification. */
export function updateNotificationRules(account_id: number, kind: string, rule: object): Statement {
	const patch = JSON.stringify({ notification_rules: { [kind]: rule } });
	return sql`update accounts set settings = json_patch(settings, ${patch}) where account_id = ${account_id}`;
}
