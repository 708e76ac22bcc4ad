/** The account and the person as every call sees them, with the roles and switches that decide what they may do. @browser-safe @pure */
import type { AccountFlag, Switch, UserFlag } from "./names";

export type { Switch } from "./names";

/** Roles of the specification, §6. */
export const roles = [
	"account_owner",
	"budget_owner",
	"member",
	"moderator",
	"regional_business_manager",
	"nomination_moderator",
	"customer",
	"distributor",
	"distributor_sales_rep",
	"widia_sales_rep",
	"widia_sales_rep_manager",
	"widia_admin",
] as const;

/** One of the specification's roles. */
export type Role = (typeof roles)[number];

/** Languages that the platform speaks (specification §9). */
export const platformLanguages = ["en", "es", "fr"] as const;

/** Texts by language code. */
export type Localized = Record<string, string>;

/** An account's own wording: by language and namespace, each text by its key there. */
export type OwnTexts = Record<string, Record<string, Record<string, string>>>;

/** A client company: identity, labels and switches (specification §3, "Account"). */
export type Account = {
	id: number;
	shard: number;
	str_id: string;
	company_name: string;
	subdomain: string;
	platform_name: string;
	platform_version: "saas" | "premium";
	country: string;
	time_zone: string;
	/** Millionths of the account's currency that a point is worth; 0 when points have no price. */
	point_price: number;
	logo: string | null;
	account_logo_url: string | null;
	main_active_color: string;
	navbar_color: string;
	primary_color: string;
	secondary_color: string;
	accent_color: string;
	default_language_code: string;
	languages: string[];
	/** Feature switches by the specification's names. */
	flags: Record<string, Switch>;
	/** Alias labels by the specification's names, each by language. */
	labels: Record<string, Localized>;
	/** Links of the foot; `key` is what the settings know one by. */
	footer_links: { key?: string; label: Localized; url: string; opens_new_tab?: Switch }[];
	/** Settings that are neither switches nor labels. */
	settings: Record<string, unknown>;
	/** What the account says in the place of the product's texts. */
	own_texts: OwnTexts;
	/** The computed colours as CSS (rules/palette.ts of the account feature). */
	palette_style: string;
	/** Nobody acts in an account that is not active, neither people nor jobs. */
	status: "active" | "suspended" | "closed";
	/** Rises with every change of the account's own row. */
	version: number;
};

/** A signed-in person (specification §3, "User"). */
export type User = {
	id: number;
	participant_id: string;
	first_name: string;
	last_name: string;
	name: string;
	email: string;
	title: string;
	phone: string;
	role: Role;
	image_url: string | null;
	country: string;
	language_code: string;
	manager_id: number | null;
	status: string;
	/** Personal switches by the specification's names: disable_shop, give_recognition_disabled … */
	switches: Record<string, Switch>;
	/** What is set for the person and is no switch: sales role, unit, privileges, a menu of their own. */
	settings: Record<string, unknown>;
	is_eligible_to_receive_points: Switch;
	standard_tnc_opted_in: "yes" | "no";
	points_account_id: number;
	point_balance: number;
	points_earned: number;
	points_redeemed: number;
	left_to_issue: number;
	/** What they were told and have not read, and when (ms UTC) they last saw it. */
	unread_notifs_and_announc_cnt: number;
	last_seen_notification_timestamp: number | null;
	/** Somebody reports to them. */
	has_reports: Switch;
	/** What waits for their decision. */
	pending_moderations_count: number;
	group_ids: number[];
	/** The global filter that they have on, and why it is off where a rule cannot hold any more. */
	global_filter: { id: number; name: string; off_reason: "field_gone" | "group_gone" | null } | null;
};

/** Who really acts while signed in as a member: an account owner, until a moment (ms UTC). */
export type Actor = { id: number; expires_at: number };

/** A user's row as the database gives it, with balances and groups. */
export type UserRow = Omit<
	User,
	"name" | "switches" | "settings" | "group_ids" | "global_filter" | "role" | "standard_tnc_opted_in"
> & {
	role: string;
	switches: string;
	settings: string;
	group_ids: string;
	global_filter: string | null;
	standard_tnc_opted_in_at: number | null;
	session_expires_at?: number;
	actor_id?: number | null;
	/** The version of the person's account, read with a session. */
	account_version?: number;
};

/** True when the account's switch is on. */
export function isOn(account: Pick<Account, "flags">, flag: AccountFlag): boolean {
	return account.flags[flag] === 1;
}

/** True when the person's own switch is on. */
export function isOnFor(user: Pick<User, "switches">, flag: UserFlag): boolean {
	return user.switches[flag] === 1;
}
