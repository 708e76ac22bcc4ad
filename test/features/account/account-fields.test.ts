/** What a client is told of the account: each field says what is set, and something else when something else is set. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant, type TenantOptions, type TestTenant } from "#test/kit/tenant";

/** The account as a member of it gets it. */
async function accountOf(tenant: TestTenant, language_code = "en") {
	const person = await tenant.addMember({ language_code });
	return (await person.client.call("account/init-account", {})).account;
}

const ofNew = async (options: TenantOptions) => accountOf(await createTenant(options));

test("[account-04] identity, theme, platform, version, country and kind in sales are those of the account", async () => {
	const acme = await createTenant({
		country: "MEX",
		point_price: 25_000,
		platform_version: "premium",
		settings: { theme: "harbor", sale_account_type: "supplier" },
	});
	await acme.database.write([
		sql`update accounts set str_id = 'acme-mx', company_name = 'Acme México', platform_name = 'Puerto', logo = '/files/logo.webp',
			account_logo_url = 'https://acme.example' where account_id = ${acme.id}`,
	]);
	expect(await accountOf(acme)).toMatchObject({
		id: acme.id,
		str_id: "acme-mx",
		company_name: "Acme México",
		subdomain: acme.host.split(".")[0],
		logo: "/files/logo.webp",
		account_logo_url: "https://acme.example",
		theme: "harbor",
		platform_name: "Puerto",
		platform_version: "premium",
		app_version: (await acme.visitor().call("account/app-version", {})).version,
		country: "MEX",
		sale_account_type: "supplier",
		point_price: 25_000,
	});
	for (const sale_account_type of ["distributor", "buying_group"])
		expect((await ofNew({ settings: { sale_account_type } })).sale_account_type).toBe(sale_account_type);
	expect(await ofNew({ settings: { sale_account_type: "shop", theme: 7 } })).toMatchObject({
		sale_account_type: null,
		theme: "default",
		platform_version: "saas",
	});
});

test("[account-18] the premium platform version is called premium; beside it there is saas alone", async () => {
	expect((await ofNew({ platform_version: "premium" })).platform_version).toBe("premium");
	await expect(createTenant({ platform_version: "gold" as never })).rejects.toThrow("accounts_platform_version");
});

const flagsBy = {
	"account-05":
		"redemptions_enabled give_recognition_enabled ots_enabled orders_management_enabled hide_points_for_account showOnlyShop disallow_adding_items_to_cart buy_points_enabled buy_wallet_points_enabled employee_commitments_enabled",
	"account-06":
		"ideas_enabled polls_enabled appreciations_enabled wallets_enabled wallets_redemptions_enabled bingo_enabled employee_nominations_enabled photo_albums_enabled surveys_enabled scoreboard_competitions_enabled user_levels_enabled",
	"account-07":
		"sales_module_enabled pending_sales_enabled user_detail_notes_enabled signup_moderation custom_user_sign_up_enabled create_new_employee_enabled email_login_info_for_terminated ao_direct_wallet_issuance_enabled process_disbursements_enabled",
	"account-08":
		"gifting_platform hide_faqs hide_all_icon_options global_filter_enabled language_selection_enabled is_tcpl_account sync_member_point_balances_with_client new_translations_enabled is_su_account",
	"account-09":
		"show_employee_title show_employee_hire_date show_employee_active_status show_employee_date_of_birth show_employee_role show_employee_phone show_employee_termination_date show_employee_detail_points_info",
};

test("[account-05] [account-06] [account-07] [account-08] [account-09] each switch of the account is told, on or off as it is set", async () => {
	const names = Object.values(flagsBy).flatMap((list) => list.split(" "));
	const all = (value: 0 | 1) => Object.fromEntries(names.map((name) => [name, value]));
	expect((await ofNew({ flags: all(1) })).flags).toMatchObject(all(1));
	expect((await ofNew({ flags: all(0) })).flags).toMatchObject(all(0));
	const some = Object.fromEntries(names.map((name, at) => [name, (at % 2) as 0 | 1]));
	expect((await ofNew({ flags: some })).flags).toMatchObject(some);
	const acme = await createTenant();
	expect((await acme.visitor().call("account/init-account", {})).account).not.toHaveProperty("flags");
});

const labelNames = [
	"polls_alias_label",
	"employee_nomination_alias_label",
	"recognition_alias_label",
	"badge_alias_label",
	"idea_module_namings",
	"wallet_module_namings",
	"user_level_alias",
	"employee_alias_label",
	"employee_id_alias_label",
	"behavior_label",
];

test("[account-10] the account calls polls, nominations, recognition, badges, ideas, wallet, levels, people, their ids and behaviors what it likes", async () => {
	const labels = Object.fromEntries(labelNames.map((name) => [name, { en: `Our ${name}`, es: `Nuestro ${name}` }]));
	const acme = await createTenant({ labels });
	for (const [language, our] of [
		["en", "Our"],
		["es", "Nuestro"],
	] as const)
		expect((await accountOf(acme, language)).labels).toMatchObject(
			Object.fromEntries(labelNames.map((name) => [name, `${our} ${name}`])),
		);
});

test("[account-11] until the account chooses, they are Polls, Nominations, Recognition and Badge", async () => {
	expect((await ofNew({})).labels).toMatchObject({
		polls_alias_label: "Polls",
		employee_nomination_alias_label: "Nominations",
		recognition_alias_label: "Recognition",
		badge_alias_label: "Badge",
	});
});

test("[account-13] the account's lists and further settings are told as they are set, else as nothing", async () => {
	const settings = {
		top_nav_items_order: ["store"],
		custom_shop_landing_category_id: 77,
		additional_fields: [{ key: "depot", label: "Depot" }],
		additional_group_fields: [{ key: "region", label: "Region" }],
		custom_user_role_name: "Crew lead",
		custom_roles: ["customer", "sales_rep"],
		country_user_count_map: { MEX: 12, USA: 3 },
		site_url: "https://people.acme.example",
	};
	const acme = await createTenant({ settings });
	await acme.database.write([
		sql`update accounts set footer_links = '[{"label":{"en":"Travel","es":"Viajes"},"url":"https://acme.example/travel"}]' where account_id = ${acme.id}`,
	]);
	expect(await accountOf(acme)).toMatchObject({
		...settings,
		footer_links: [{ label: "Travel", url: "https://acme.example/travel" }],
	});
	expect((await accountOf(acme, "es")).footer_links).toEqual([
		{ label: "Viajes", url: "https://acme.example/travel", opens_new_tab: 0 },
	]);
	expect(await ofNew({})).toMatchObject({
		top_nav_items_order: [],
		custom_shop_landing_category_id: null,
		additional_fields: [],
		additional_group_fields: [],
		footer_links: [],
		custom_user_role_name: null,
		custom_roles: [],
		country_user_count_map: {},
	});
});

test("[account-14] graphs, the parts of a date, and appreciations are told as the account has them", async () => {
	const acme = await createTenant({
		settings: {
			sales_fe_settings: { graphs: { spend_by_brand: 1, points_issued: 0 } },
			appreciations_program: { name: "Kudos" },
			appreciations_extra_config: { nav_link_label: "Say thanks" },
		},
	});
	const account = await accountOf(acme, "fr");
	expect(account).toMatchObject({
		sales_fe_settings: { graphs: { spend_by_brand: 1, points_issued: 0 } },
		appreciations_program: { name: "Kudos" },
		appreciations_extra_config: { nav_link_label: "Say thanks" },
	});
	const year = new Date().getUTCFullYear();
	const { select_days_options: days, select_months_options: months, select_years_options: years } = account;
	expect(days?.map(({ value }) => value)).toEqual(Array.from({ length: 31 }, (_, at) => at + 1));
	expect([months?.length, months?.[1]]).toEqual([12, { value: 2, label: "février" }]);
	expect([years?.[0], years?.at(-1)?.value]).toEqual([{ value: year, label: String(year) }, year - 100]);
	expect(await ofNew({})).toMatchObject({
		sales_fe_settings: { graphs: {} },
		appreciations_program: { name: null },
		appreciations_extra_config: { nav_link_label: null },
	});
});

test("[theming-02] an account that chose no colors has the platform's: bar #2e3279, secondary #008dad, primary #01add9", async () => {
	const acme = await createTenant();
	expect(await accountOf(acme)).toMatchObject({
		navbar_color: "#2e3279",
		secondary_color: "#008dad",
		primary_color: "#01add9",
	});
	const page = await (await acme.visitor().fetch("/webapp/login")).text();
	for (const style of ["--navbar:#2e3279", "--secondary:#008dad", "--primary:#01add9"]) expect(page).toContain(style);
});
