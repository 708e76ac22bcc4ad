/** The SQL of the account's own row. */
import { sql } from "drizzle-orm";
import type { Account, Localized, Switch } from "#workers/kernel/identity";

/** The account's row as the database gives it. */
export type AccountRow = Omit<
	Account,
	"id" | "shard" | "languages" | "flags" | "labels" | "footer_links" | "settings"
> & {
	account_id: number;
	palette_style: string;
	languages: string;
	flags: string;
	labels: string;
	footer_links: string;
	settings: string;
};

/** The account's row with everything that acts and screens need of it. */
export function findAccount(account_id: number) {
	return sql<AccountRow>`select account_id, str_id, company_name, subdomain, platform_name, platform_version, country, time_zone,
		point_price, logo, account_logo_url, main_active_color, navbar_color, primary_color, secondary_color, accent_color,
		palette_style, default_language_code, languages, flags, labels, footer_links, settings, status, version
		from accounts where account_id = ${account_id}`;
}

/** The version of the account's row, which a trigger raises with every change. */
export function findAccountVersion(account_id: number) {
	return sql<{ version: number }>`select version from accounts where account_id = ${account_id}`;
}

/** The account as acts see it. */
export function toAccount(row: AccountRow, shard: number): Account {
	const { account_id, ...rest } = row;
	return {
		...rest,
		id: account_id,
		shard,
		languages: JSON.parse(row.languages) as string[],
		flags: JSON.parse(row.flags) as Record<string, Switch>,
		labels: JSON.parse(row.labels) as Record<string, Localized>,
		footer_links: JSON.parse(row.footer_links) as { label: Localized; url: string }[],
		settings: JSON.parse(row.settings) as Record<string, unknown>,
	};
}
