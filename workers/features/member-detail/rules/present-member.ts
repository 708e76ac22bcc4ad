/** A member as an account owner's client gets them (specification §3, "Member (admin detail)"). @pure */
import { z } from "zod";
import { shortCodeOf } from "#workers/features/addresses";
import { additionalValues, isActive, isWaiting, maskedDate, nameOf, shownFieldsOf } from "#workers/features/members";
import { type Account, isOn, roles } from "#workers/kernel/identity";
import type { DetailRow } from "../store/details";
import { readonlyDaysLeft, readonlyDaysOf } from "./readonly-days";
import { rightsOver } from "./rights";
import { timeSince } from "./time-since";

const flag = z.literal([0, 1]);
const day = z.string().nullable();
const time = z.int().nullable();
/** Null where the account hides points. */
const points = z.int().nullable();

/** The member on the wire. What features to come will tell stands there with its value of today: 0, empty or null. */
export const memberOutput = z.object({
	...{ id: z.int(), name: z.string(), first_name: z.string(), last_name: z.string(), email: z.string() },
	...{ title: z.string(), participant_id: z.string(), image_url: z.string().nullable(), phone: z.string() },
	role: z.enum(roles),
	...{ hire_date: day, termination_date: day },
	/** MM/DD/****. */
	dob: day,
	time_since: z.object({ of: z.enum(["hire", "termination"]), years: z.int(), months: z.int() }).nullable(),
	is_active: flag,
	status: z.enum(["invited", "pending", "active", "suspended", "terminated"]),
	...{ standard_tnc_opt_in_date: time, last_logged_in: time, invited_at: time },
	...{ point_balance: points, points_earned: points, points_redeemed: points, left_to_issue: points },
	...{ wallet_balance_in_points: points, wallet_points_earned: points, wallet_points_redeemed: points },
	...{ recognitions_given_count: z.int(), recognitions_received_count: z.int(), last_recognition_date: time },
	/** Null without a level, and where the account has none. */
	user_level_name: z.string().nullable(),
	scoreboard_points: z.int(),
	...{ address1: z.string(), address2: z.string(), city: z.string(), state: z.string(), zip: z.string() },
	...{ country: z.string(), country_code_iso2: z.string(), language_code: z.string() },
	/** The account's own fields, but for those that it hides here. */
	additional_fields: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
	manager: z.object({ id: z.int(), name: z.string() }).nullable(),
	notification_preferences: z.object({
		/** 1: they get a card on their birthday, and it stands in the feed. */
		birthday_greetings__personal: flag,
		birthday_greetings__public: flag,
	}),
	ms_teams_token: z.null(),
	is_eligible_to_receive_points: flag,
	activation_pending: flag,
	/** Of who has left: how long they may still read what is theirs. */
	readonly_days_left: z.int().nullable(),
	shop_full: z.literal(0),
	/** Who supplies a customer, where the account manages orders; else empty. */
	...{ distributor_name: z.string(), distributor_title: z.string() },
	...{ distributor_email: z.string(), distributor_phone: z.string() },
	dsr_sales_points_commissions_enabled: z.literal(0),
	dsr_commissions_approval_type: z.enum(["auto_approval", "moderation_required"]).nullable(),
	can_take_dsr_earnings: z.literal(0),
	generate_token_allowed: flag,
	show_ao_empty_user_balances_option: flag,
	requesting_user_can_edit_user: flag,
	requesting_user_can_deactivate_user: flag,
	requesting_user_can_suspend_user: flag,
	requesting_user_can_reactivate_user: flag,
});

type MemberOnWire = z.input<typeof memberOutput>;

const toCome = {
	...{ ms_teams_token: null, shop_full: 0 },
	...{ dsr_sales_points_commissions_enabled: 0, dsr_commissions_approval_type: null, can_take_dsr_earnings: 0 },
} as const satisfies Partial<MemberOnWire>;

/** A member's row, and who supplies them. */
type Found = DetailRow & { distributor?: { name: string; title: string; email: string; phone: string } };

/** The member for the wire, on this day (YYYY-MM-DD) of the account. */
export function presentMember(account: Account, viewer: { id: number }, row: Found, today: string): MemberOnWire {
	const { status, termination_date, country, additional_fields, manager_id, manager_name, address_1, address_2 } = row;
	const { birthday_greeting, ...shown } = row;
	const values = additionalValues(account, additional_fields);
	const arePointsHidden = isOn(account, "hide_points_for_account");
	return {
		...shown,
		...toCome,
		...(arePointsHidden ? hiddenPoints : {}),
		name: nameOf(row),
		user_level_name: isOn(account, "user_levels_enabled") ? row.user_level_name : null,
		scoreboard_points: isOn(account, "scoreboard_competitions_enabled") ? row.scoreboard_points : 0,
		distributor_name: row.distributor?.name ?? "",
		distributor_title: row.distributor?.title ?? "",
		distributor_email: row.distributor?.email ?? "",
		distributor_phone: row.distributor?.phone ?? "",
		status: status as MemberOnWire["status"],
		is_active: isActive(status) ? 1 : 0,
		activation_pending: isWaiting(status) ? 1 : 0,
		dob: maskedDate(row.dob),
		notification_preferences: {
			birthday_greetings__personal: birthday_greeting === "none" ? 0 : 1,
			birthday_greetings__public: birthday_greeting === "public" ? 1 : 0,
		},
		time_since: timeSince(row, today),
		address1: address_1 ?? "",
		address2: address_2 ?? "",
		city: row.city ?? "",
		state: row.state ?? "",
		zip: row.zip ?? "",
		country_code_iso2: shortCodeOf(country) ?? "",
		additional_fields: shownFieldsOf(account).map((field) => ({ ...field, value: values[field.key] ?? "" })),
		manager: manager_id === null ? null : { id: manager_id, name: manager_name ?? "" },
		readonly_days_left:
			status === "terminated" && termination_date !== null
				? readonlyDaysLeft(termination_date, today, readonlyDaysOf(account))
				: null,
		// A token is made for oneself alone.
		generate_token_allowed: isOn(account, "generate_token_allowed") && row.id === viewer.id && isActive(status) ? 1 : 0,
		...rightsOver(row, viewer, arePointsHidden),
	};
}

const hiddenPoints = {
	...{ point_balance: null, points_earned: null, points_redeemed: null, left_to_issue: null },
	...{ wallet_balance_in_points: null, wallet_points_earned: null, wallet_points_redeemed: null },
};
