/** The signed-in person as the wire shows them: what is hidden for the account stays out. */
import { z } from "zod";
import { supplierDataAccesses, supplierDataAccessOf } from "#workers/features/members";
import { type Account, isOn, isOnFor, roles, type User } from "#workers/kernel/identity";
import {
	isShown,
	type MenuItem,
	menuItem,
	navigationOf,
	overrideShape,
	privilegesShape,
} from "#workers/kernel/menu-item";
import type { UserFlag } from "#workers/kernel/names";
import type { MemberScope } from "#workers/kernel/scope";
import { isAway, linkedOwnerId } from "./acting";
import { defaultYear } from "./report-years";
import { tipKeys, tipsOf } from "./system-tips";
import { dropdownSettings, presentUserSettings, userSettings } from "./user-settings";

const flag = z.literal([0, 1]);

/** What the frame around every page shows of the person. Balances are null where the account hides points. */
export const frameUser = z.object({
	id: z.int(),
	name: z.string(),
	first_name: z.string(),
	last_name: z.string(),
	email: z.string(),
	phone: z.string(),
	title: z.string(),
	image_url: z.string().nullable(),
	role: z.enum(roles),
	point_balance: z.int().nullable(),
	left_to_issue: z.int(),
	unread_notifs_and_announc_cnt: z.int(),
	/** What waits for the person's decision. */
	pending_moderations_count: z.int(),
	standard_tnc_opted_in: z.enum(["yes", "no"]),
	standard_tnc_opt_in_location: z.string(),
	disable_shop: flag,
	disable_cart: flag,
	is_eligible_to_claim_certs: flag,
	ots_disabled: flag,
	give_recognition_disabled: flag,
	ideas_disabled: flag,
	nav_menu: z.array(menuItem),
	/** The browser left a session of its own, to which BACK leads; `until` (ms UTC) where an administrator sees it as a member. */
	acting: z.object({ until: z.int().nullable() }).nullable(),
	/** 1: the person's privileges show the questions, and the way to the settings, in the bars (topbar-16). */
	shows_faq: flag,
	shows_settings: flag,
	/** The global filter in the bar of who may have one (topbar-16, topbar-17); null for others. */
	global_filter: z
		.object({
			active: z.object({ name: z.string(), off_reason: z.enum(["field_gone", "group_gone"]).nullable() }).nullable(),
		})
		.nullable(),
	/** First-run tips that are still to be read, by the events that complete them; none in somebody else's place. */
	open_tips: z.array(z.enum(tipKeys)),
	/** The account-owner user of the same person; null without one. */
	account_owner_user_id: z.int().nullable(),
});

/** The user on the wire (specification §3), but for what other features know of them. */
export const userOutput = frameUser.extend({
	system_tips: z.array(
		z.object({ id: z.int(), status: z.enum(["complete", "incomplete"]), completion_event_key: z.string() }),
	),
	language_code: z.string(),
	participant_id: z.string(),
	last_seen_notification_timestamp: z.int().nullable(),
	points_earned: z.int().nullable(),
	points_redeemed: z.int().nullable(),
	widia_distributor_tnc_opted_in: z.enum(["yes", "no"]),
	buy_points_enabled: flag,
	nomination_moderator: flag,
	can_view_nomination_events: flag,
	can_view_nomination_publications: flag,
	show_appreciations_to_user: flag,
	can_moderate_sales: flag,
	supplier_data_access: z.enum(supplierDataAccesses).nullable(),
	can_see_user_level: flag,
	can_issue_employee_commitments: flag,
	default_year: z.int(),
	privileges: privilegesShape,
	top_nav_override: overrideShape.nullable(),
	...userSettings.shape,
	...dropdownSettings.shape,
	sensitive: z.object({
		has_admin_access: flag,
		can_moderate_ideas: flag,
		is_regional_business_manager: flag,
		member_logged_in_as_admin: flag,
		is_eligible_to_receive_points: flag,
		may_receive_points: flag,
	}),
});

type UserOnWire = z.input<typeof userOutput>;

/** The person's points for the wire. */
export function presentPoints(
	account: Account,
	{ point_balance, points_earned, points_redeemed }: User,
): Pick<UserOnWire, "point_balance" | "points_earned" | "points_redeemed"> {
	return isOn(account, "hide_points_for_account")
		? { point_balance: null, points_earned: null, points_redeemed: null }
		: { point_balance, points_earned, points_redeemed };
}

/** Which terms the person has accepted. */
export function termsOf(user: Pick<User, "standard_tnc_opted_in" | "settings">) {
	return {
		standard_tnc_opted_in: user.standard_tnc_opted_in,
		widia_distributor_tnc_opted_in: user.settings.widia_distributor_tnc_opted_in_at
			? ("yes" as const)
			: ("no" as const),
	};
}

/** Whose session it is, as their person is shown. */
type PersonScope = Pick<MemberScope, "account" | "user" | "actor" | "request">;

/** What the frame shows of the person. */
export function presentFrameUser(
	{ account, user, actor, request }: PersonScope,
	nav_menu: MenuItem[],
): z.input<typeof frameUser> {
	return {
		id: user.id,
		name: user.name,
		first_name: user.first_name,
		last_name: user.last_name,
		email: user.email,
		phone: user.phone,
		title: user.title,
		image_url: user.image_url,
		role: user.role,
		point_balance: presentPoints(account, user).point_balance,
		left_to_issue: user.left_to_issue,
		unread_notifs_and_announc_cnt: user.unread_notifs_and_announc_cnt,
		pending_moderations_count: user.pending_moderations_count,
		standard_tnc_opted_in: user.standard_tnc_opted_in,
		standard_tnc_opt_in_location: String(account.settings.standard_tnc_opt_in_location ?? "none"),
		disable_shop: asFlag(user, "disable_shop"),
		disable_cart: asFlag(user, "disable_cart"),
		is_eligible_to_claim_certs: asFlag(user, "is_eligible_to_claim_certs"),
		ots_disabled: asFlag(user, "ots_disabled"),
		give_recognition_disabled: asFlag(user, "give_recognition_disabled"),
		ideas_disabled: asFlag(user, "ideas_disabled"),
		nav_menu,
		acting: actor || isAway(request) ? { until: actor?.expires_at ?? null } : null,
		shows_faq: showsInBars(user, "faq"),
		shows_settings: showsInBars(user, "settings"),
		global_filter: mayFilter(account, user) ? { active: shownFilter(user) } : null,
		open_tips: actor
			? []
			: tipsOf(user.settings)
					.filter(({ status }) => status === "incomplete")
					.map(({ completion_event_key }) => completion_event_key),
		account_owner_user_id: actor ? null : linkedOwnerId(user),
	};
}

/** The person for the wire. */
export function presentUser(scope: PersonScope & Pick<MemberScope, "clock">, nav_menu: MenuItem[]): UserOnWire {
	const { account, user } = scope;
	const frame = presentFrameUser(scope, nav_menu);
	return {
		...frame,
		system_tips: tipsOf(user.settings),
		...presentPoints(account, user),
		...presentUserSettings(account, user),
		...navigationOf(user),
		language_code: user.language_code,
		participant_id: user.participant_id,
		last_seen_notification_timestamp: user.last_seen_notification_timestamp,
		...termsOf(user),
		buy_points_enabled: asFlag(user, "buy_points_enabled"),
		nomination_moderator: asFlag(user, "nomination_moderator"),
		can_view_nomination_events: asFlag(user, "can_view_nomination_events"),
		can_view_nomination_publications: asFlag(user, "can_view_nomination_publications"),
		show_appreciations_to_user: asFlag(user, "show_appreciations_to_user"),
		can_moderate_sales: asFlag(user, "can_moderate_sales"),
		supplier_data_access: supplierDataAccessOf(user),
		can_see_user_level: asFlag(user, "can_see_user_level"),
		can_issue_employee_commitments: asFlag(user, "can_issue_employee_commitments"),
		default_year: defaultYear(account, scope.clock.now()),
		sensitive: {
			has_admin_access: user.role === "account_owner" || frame.account_owner_user_id !== null ? 1 : 0,
			can_moderate_ideas: asFlag(user, "can_moderate_ideas"),
			is_regional_business_manager: user.role === "regional_business_manager" ? 1 : 0,
			member_logged_in_as_admin: frame.acting ? 1 : 0,
			is_eligible_to_receive_points: user.is_eligible_to_receive_points,
			may_receive_points: user.is_eligible_to_receive_points === 1 && user.status === "active" ? 1 : 0,
		},
	};
}

/** Whether the person has the global filter: an account owner, with the account's switch, whose privileges show it. */
function mayFilter(account: Account, user: User): boolean {
	return (
		user.role === "account_owner" && isOn(account, "global_filter_enabled") && showsInBars(user, "global_filter") === 1
	);
}

function shownFilter({ global_filter }: User) {
	return global_filter && { name: global_filter.name, off_reason: global_filter.off_reason };
}

function showsInBars(user: User, key: string): 0 | 1 {
	return isShown(navigationOf(user).privileges.nav, key) ? 1 : 0;
}

function asFlag(user: User, name: UserFlag): 0 | 1 {
	return isOnFor(user, name) ? 1 : 0;
}
