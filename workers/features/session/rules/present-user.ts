/** The signed-in person as the wire shows them: what is hidden for the account stays out. */

import { z } from "zod";
import { type Account, isOn, isOnFor, roles, type User } from "#workers/kernel/identity";
import type { UserFlag } from "#workers/kernel/names";

const flag = z.union([z.literal(0), z.literal(1)]);

/** The user on the wire (specification §3). Balances are null where the account hides points. */
export const userOutput = z.object({
	id: z.int(),
	name: z.string(),
	first_name: z.string(),
	last_name: z.string(),
	email: z.string(),
	phone: z.string(),
	title: z.string(),
	image_url: z.string().nullable(),
	role: z.enum(roles),
	language_code: z.string(),
	participant_id: z.string(),
	point_balance: z.int().nullable(),
	points_earned: z.int().nullable(),
	points_redeemed: z.int().nullable(),
	left_to_issue: z.int(),
	standard_tnc_opted_in: z.enum(["yes", "no"]),
	standard_tnc_opt_in_location: z.string(),
	disable_shop: flag,
	disable_cart: flag,
	give_recognition_disabled: flag,
	ots_disabled: flag,
	default_year: z.int(),
	nav_menu: z.array(z.object({ key: z.string(), to: z.string() })),
	sensitive: z.object({
		has_admin_access: flag,
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

/** The person for the wire; `actor` is the administrator while signed in as a member. */
export function presentUser(
	account: Account,
	user: User,
	actor: User | null,
	more: { nowMs: number; nav_menu: UserOnWire["nav_menu"] },
): UserOnWire {
	const asFlag = (name: UserFlag) => (isOnFor(user, name) ? 1 : 0);
	const mayReceive = user.is_eligible_to_receive_points === 1 && user.status === "active";
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
		language_code: user.language_code,
		participant_id: user.participant_id,
		...presentPoints(account, user),
		left_to_issue: user.left_to_issue,
		standard_tnc_opted_in: user.standard_tnc_opted_in,
		standard_tnc_opt_in_location: String(account.settings.standard_tnc_opt_in_location ?? "none"),
		disable_shop: asFlag("disable_shop"),
		disable_cart: asFlag("disable_cart"),
		give_recognition_disabled: asFlag("give_recognition_disabled"),
		ots_disabled: asFlag("ots_disabled"),
		default_year: new Date(more.nowMs).getUTCFullYear(),
		nav_menu: more.nav_menu,
		sensitive: {
			has_admin_access: user.role === "account_owner" ? 1 : 0,
			member_logged_in_as_admin: actor ? 1 : 0,
			is_eligible_to_receive_points: user.is_eligible_to_receive_points,
			may_receive_points: mayReceive ? 1 : 0,
		},
	};
}
