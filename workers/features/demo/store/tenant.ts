/** The SQL that sets a demo tenant and its people up. */
import { sql } from "drizzle-orm";
import { rowsOf, type Statement } from "#workers/kernel/sql";

/** The account's columns that its file decides; JSON as text. */
export type AccountColumns = {
	company_name: string;
	platform_name: string;
	str_id: string;
	country: string;
	time_zone: string;
	point_price: number;
	default_language_code: string;
	primary_color: string;
	secondary_color: string;
	accent_color: string;
	main_active_color: string;
	navbar_color: string;
	logo: string | null;
	palette_style: string;
	languages: string;
	flags: string;
	labels: string;
	footer_links: string;
	settings: string;
};

/** Sets the account's columns. */
export function updateAccount(account_id: number, account: AccountColumns): Statement {
	return sql`update accounts set company_name = ${account.company_name}, platform_name = ${account.platform_name},
		str_id = ${account.str_id}, country = ${account.country}, time_zone = ${account.time_zone}, point_price = ${account.point_price},
		default_language_code = ${account.default_language_code}, primary_color = ${account.primary_color},
		secondary_color = ${account.secondary_color}, accent_color = ${account.accent_color}, main_active_color = ${account.main_active_color},
		navbar_color = ${account.navbar_color}, logo = ${account.logo}, palette_style = ${account.palette_style},
		languages = ${account.languages}, flags = ${account.flags}, labels = ${account.labels}, footer_links = ${account.footer_links},
		settings = ${account.settings}, version = version + 1 where account_id = ${account_id}`;
}

/** Adds the first owner, who can sign in at once. */
export function insertOwner(
	account_id: number,
	owner: {
		id: number;
		email: string;
		participant_id: string;
		first_name: string;
		last_name: string;
		password_hash: string;
	},
	now: number,
): Statement {
	return sql`insert into users (account_id, id, participant_id, first_name, last_name, email, role, status, password_hash,
			standard_tnc_opted_in_at, activated_at, created_at)
		values (${account_id}, ${owner.id}, ${owner.participant_id}, ${owner.first_name}, ${owner.last_name}, ${owner.email}, ${"account_owner"},
		${"active"}, ${owner.password_hash}, ${now}, ${now}, ${now})`;
}

/** Lets every person sign in with one password; the people named at the end have yet to accept the terms. */
export function openSignIn(
	account_id: number,
	password_hash: string,
	undecidedEmails: readonly string[],
	now: number,
): Statement {
	return sql`update users set password_hash = ${password_hash}, status = 'active', activated_at = coalesce(activated_at, created_at),
		standard_tnc_opted_in_at = case when email in (select value from ${rowsOf(undecidedEmails)}) then null
			else coalesce(standard_tnc_opted_in_at, ${now}) end
		where account_id = ${account_id}`;
}

/** Sets people's pictures by participant_id. */
export function updatePortraits(
	account_id: number,
	portraits: readonly { participant_id: string; url: string }[],
): Statement {
	return sql`update users set image_url = p.value ->> 'url' from ${rowsOf(portraits)} as p
		where users.account_id = ${account_id} and users.participant_id = p.value ->> 'participant_id'`;
}

/** Menus in the place of the usual one (`top_nav_override`), by the email of whose they are. */
export type Menus = Record<string, object[]>;

/** Gives people menus of their own. */
export function updateMenus(account_id: number, menus: Menus): Statement {
	const rows = Object.entries(menus).map(([email, top_nav_override]) => ({ email, top_nav_override }));
	return sql`update users set settings = json_set(settings, '$.top_nav_override', p.value -> 'top_nav_override')
		from ${rowsOf(rows)} as p where users.account_id = ${account_id} and users.email = p.value ->> 'email'`;
}

/** Spreads the items' dates over the days before, so that only some are new. */
export function spreadItemDates(account_id: number, now: number, days: number): Statement {
	return sql`update items set created_at = ${now} - (id * 7919 % ${days}) * 86400000 where account_id = ${account_id}`;
}
