/** The SQL of the account's own row, and of what people reported from the error page. */
import { sql } from "drizzle-orm";
import type { problemReports } from "#drizzle/account";
import { ownTextsAsJson, readOwnTexts } from "#workers/features/translations";
import { type Account, isOn, type Localized, type Switch } from "#workers/kernel/identity";
import type { RowOf, Statement } from "#workers/kernel/sql";

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
		footer_links: JSON.parse(row.footer_links) as Account["footer_links"],
		settings: JSON.parse(row.settings) as Record<string, unknown>,
		own_texts: isOn({ flags }, "new_translations_enabled") ? readOwnTexts(row.own_texts) : {},
	};
}

/** Writes the row of a new account. */
export function insertAccount(row: AccountRow, now: number): Statement {
	return sql`insert into accounts (account_id, str_id, company_name, subdomain, platform_name, platform_version, country, time_zone, point_price,
			main_active_color, navbar_color, primary_color, secondary_color, accent_color, palette_style, default_language_code,
			languages, flags, labels, footer_links, settings, created_at)
		values (${row.account_id}, ${row.str_id}, ${row.company_name}, ${row.subdomain}, ${row.platform_name}, ${row.platform_version}, ${row.country}, ${row.time_zone}, ${row.point_price},
			${row.main_active_color}, ${row.navbar_color}, ${row.primary_color}, ${row.secondary_color}, ${row.accent_color}, ${row.palette_style}, ${row.default_language_code},
			${row.languages}, ${row.flags}, ${row.labels}, ${row.footer_links}, ${row.settings}, ${now})`;
}

/** Sets whether anybody may act in the account. */
export function updateStatus(account_id: number, status: Account["status"]): Statement {
	return sql`update accounts set status = ${status} where account_id = ${account_id}`;
}

/** Sets the account's name in addresses, and the address of its site. */
export function updateSubdomain(account_id: number, subdomain: string, site_url: string): Statement {
	return sql`update accounts set subdomain = ${subdomain}, settings = json_set(settings, '$.site_url', ${site_url})
		where account_id = ${account_id}`;
}

/** The names and colors of an account. */
export type Look = Pick<
	Account,
	| "account_logo_url"
	| "company_name"
	| "platform_name"
	| "navbar_color"
	| "primary_color"
	| "secondary_color"
	| "accent_color"
	| "main_active_color"
>;

/** Sets names, colors and where the logo leads, with the palette that follows from them. */
export function updateLook(account_id: number, look: Look, palette_style: string): Statement {
	return sql`update accounts set company_name = ${look.company_name}, platform_name = ${look.platform_name},
		account_logo_url = ${look.account_logo_url}, navbar_color = ${look.navbar_color}, primary_color = ${look.primary_color}, secondary_color = ${look.secondary_color},
		accent_color = ${look.accent_color}, main_active_color = ${look.main_active_color}, palette_style = ${palette_style}
		where account_id = ${account_id}`;
}

/** Sets the address of the account's logo; null takes it away. */
export function updateLogo(account_id: number, logo: string | null): Statement {
	return sql`update accounts set logo = ${logo} where account_id = ${account_id}`;
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

/** Sets settings that are named; null takes one away, a list takes the place of the one that was there. */
export function updateSettings(
	account_id: number,
	settings: Record<string, string | number | null | readonly unknown[]>,
): Statement {
	return sql`update accounts set settings = json_patch(settings, ${JSON.stringify(settings)}) where account_id = ${account_id}`;
}

/** Sets how often things may be done in the account, by the names of limits; null gives way to what is usual. */
export function updateLimits(account_id: number, limits: Record<string, number | null>): Statement {
	return sql`update accounts set settings = json_patch(settings, ${JSON.stringify({ limits })}) where account_id = ${account_id}`;
}

/** Sets what everybody may do beside their role, by the names of the switches of people. */
export function updateCommonSwitches(
	account_id: number,
	common_switches: Record<string, Switch | undefined>,
): Statement {
	return sql`update accounts set settings = json_patch(settings, ${JSON.stringify({ common_switches })}) where account_id = ${account_id}`;
}

/** True in SQL while nobody has changed the account since this version: what is written from what was read replaces nothing else. */
export function isUnchanged({ id, version }: Pick<Account, "id" | "version">): Statement {
	return sql`select count(*) from accounts where account_id = ${id} and version = ${version}`;
}

/** Sets the links of the foot. */
export function updateFooterLinks(account_id: number, links: readonly object[]): Statement {
	return sql`update accounts set footer_links = ${JSON.stringify(links)} where account_id = ${account_id}`;
}

/** Sets what holds for everybody of a kind of notification. */
export function updateNotificationRules(account_id: number, kind: string, rule: object): Statement {
	const patch = JSON.stringify({ notification_rules: { [kind]: rule } });
	return sql`update accounts set settings = json_patch(settings, ${patch}) where account_id = ${account_id}`;
}

/** Writes what somebody reported from the error page. */
export function insertProblem(
	account_id: number,
	problem: RowOf<typeof problemReports, "id" | "user_id" | "error_id" | "page" | "message">,
	now: number,
): Statement {
	return sql`insert into problem_reports (account_id, id, user_id, error_id, page, message, created_at)
		values (${account_id}, ${problem.id}, ${problem.user_id}, ${problem.error_id}, ${problem.page}, ${problem.message}, ${now})`;
}

/** A reported problem: whose it is, and how it stands. */
export function findProblem(account_id: number, id: number) {
	return sql<
		RowOf<typeof problemReports, "user_id" | "error_id"> & { state: "open" | "done" }
	>`select p.user_id, p.error_id,
		iif(p.done_at is null, 'open', 'done') as state from problem_reports p where p.account_id = ${account_id} and p.id = ${id}`;
}

/** Sets it done, keeping who did so first, or open again. */
export function updateProblemState(account_id: number, id: number, done: { at: number; by: number } | null): Statement {
	if (done === null)
		return sql`update problem_reports set done_at = null, done_by = null where account_id = ${account_id} and id = ${id}`;
	return sql`update problem_reports set done_at = coalesce(done_at, ${done.at}), done_by = coalesce(done_by, ${done.by})
		where account_id = ${account_id} and id = ${id}`;
}
