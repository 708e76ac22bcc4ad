/** Every field that the specification names of User and Account (§3) stands on the wire, with its true value or, where its feature is to come, an empty one. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addressFields } from "#test/factories/shopping";
import { createTenant } from "#test/kit/tenant";

const user = {
	identity: "id name first_name last_name email phone title image_url role widia_role custom_role language_code",
	balances:
		"point_balance points_earned points_redeemed left_to_issue wallet_balance_in_points wallet_points_earned wallet_points_redeemed game_sc_balance game_sc_win taj_tier_level",
	notifications: "unread_notifs_and_announc_cnt last_seen_notification_timestamp pending_moderations_count",
	terms: "standard_tnc_opted_in standard_tnc_opt_in_location widia_distributor_tnc_opted_in",
	navigation: "nav_menu top_nav_override privileges",
	shop: "disable_shop disable_cart buy_points_enabled is_eligible_to_claim_certs ots_disabled",
	modules:
		"ideas_disabled give_recognition_disabled nomination_moderator can_view_nomination_events can_view_nomination_publications show_appreciations_to_user can_moderate_sales can_see_user_level",
	sales:
		"sales_level_summary widia_roles_for_dropdown dsr_list default_year user_has_hierarchy preferred_distributor sale_graphs_categories_filters",
	other:
		"system_tips programs shipping_addresses state_options country_options global_filters global_filter_active_id user_levels_for_dropdown can_issue_employee_commitments unit month_options year_options",
	sensitive: "sensitive",
};

const sensitive =
	"has_admin_access can_moderate_ideas is_regional_business_manager member_logged_in_as_admin is_eligible_to_receive_points may_receive_points";

const account = {
	identity:
		"id str_id company_name subdomain logo account_logo_url theme platform_name platform_version app_version country sale_account_type point_price",
	colors: "main_active_color navbar_color secondary_color primary_color accent_color",
	lists:
		"top_nav_items_order custom_shop_landing_category_id additional_fields additional_group_fields footer_links custom_user_role_name custom_roles country_user_count_map site_url sales_fe_settings select_days_options select_months_options select_years_options appreciations_program appreciations_extra_config",
};

const flags =
	"redemptions_enabled give_recognition_enabled ideas_enabled polls_enabled appreciations_enabled wallets_enabled wallets_redemptions_enabled bingo_enabled sales_module_enabled pending_sales_enabled employee_nominations_enabled photo_albums_enabled ots_enabled orders_management_enabled hide_points_for_account hide_faqs hide_all_icon_options showOnlyShop user_detail_notes_enabled user_levels_enabled buy_points_enabled buy_wallet_points_enabled disallow_adding_items_to_cart signup_moderation surveys_enabled email_login_info_for_terminated custom_user_sign_up_enabled create_new_employee_enabled scoreboard_competitions_enabled ao_direct_wallet_issuance_enabled gifting_platform employee_commitments_enabled process_disbursements_enabled global_filter_enabled language_selection_enabled is_tcpl_account sync_member_point_balances_with_client new_translations_enabled is_su_account show_employee_title show_employee_hire_date show_employee_active_status show_employee_date_of_birth show_employee_role show_employee_phone show_employee_termination_date show_employee_detail_points_info";

const labels =
	"polls_alias_label employee_nomination_alias_label recognition_alias_label badge_alias_label idea_module_namings wallet_module_namings user_level_alias employee_alias_label employee_id_alias_label behavior_label";

const named = (groups: Record<string, string>) => Object.values(groups).flatMap((names) => names.split(" "));

test("[session-14] the user has every field that is named of them: tips, programs, addresses, states, countries and global filters among them", async () => {
	const acme = await createTenant();
	const [priya, marcus] = [await acme.addMember(), await acme.addMember()];
	const told = async () => (await priya.client.call("session/init-user", {})).user;
	const program = await addProgram(acme, { owner: marcus, name: "Everyday" });
	await priya.client.call("addresses/update-shipping-address", { operationType: "add", ...addressFields });
	await priya.client.call("session/mark-onboarding-system-tip-as-read", { completionEventKey: "profile_seen" });
	const person = await told();
	expect(named(user).filter((name) => (person as Record<string, unknown>)[name] === undefined)).toEqual([]);
	expect(Object.keys(person.sensitive).sort()).toEqual(sensitive.split(" ").sort());
	expect(person).toMatchObject({
		system_tips: [
			{ id: 1, status: "incomplete", completion_event_key: "statement_seen" },
			{ id: 2, status: "complete", completion_event_key: "profile_seen" },
		],
		programs: [{ id: program.id, name: "Everyday" }],
		shipping_addresses: [{ id: expect.any(Number), is_default: 1 }],
		pending_moderations_count: 0,
		global_filters: [],
		global_filter_active_id: null,
	});
	expect(person.country_options).toContainEqual({ value: "MEX", label: "Mexico" });
	expect(person.state_options).toHaveLength(51);
	expect(person.state_options).toContainEqual({ value: "NM", label: "New Mexico" });
	for (const [country, count] of [
		["CAN", 13],
		["AUS", 8],
		["GBR", 0],
	] as const) {
		await acme.database.write([
			sql`update users set country = ${country} where account_id = ${acme.id} and id = ${priya.id}`,
		]);
		expect((await told()).state_options).toHaveLength(count);
	}
});

test("[account-04] [account-05] [account-06] [account-07] [account-08] [account-09] [account-10] [account-13] [account-14] the account has every field that is named of it", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const told = (await priya.client.call("account/init-account", {})).account as Record<string, unknown>;
	expect(named(account).filter((name) => told[name] === undefined)).toEqual([]);
	const missing = (of: unknown, names: string) => names.split(" ").filter((name) => !(name in (of as object)));
	expect(missing(told.flags, flags)).toEqual([]);
	expect(missing(told.labels, labels)).toEqual([]);
	expect(told).toMatchObject({
		sales_fe_settings: { graphs: {} },
		appreciations_program: { name: null },
		appreciations_extra_config: { nav_link_label: null },
		country_user_count_map: {},
		navbar_color: "#2e3279",
		secondary_color: "#008dad",
		primary_color: "#01add9",
	});
});
