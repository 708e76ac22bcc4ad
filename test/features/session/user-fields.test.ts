/** What a client is told of the signed-in person: each field says what is set for them, and something else when that changes. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { thisYear } from "#test/kit/days";
import {
	createTenant,
	type MemberOptions,
	newId,
	type TenantOptions,
	type TestMember,
	type TestTenant,
} from "#test/kit/tenant";
import { postTransactions } from "#workers/features/points";

const userOf = async (person: TestMember) => (await person.client.call("session/init-user", {})).user;

/** The user of a person in a tenant of their own. */
async function ofNew(member: MemberOptions, tenant: TenantOptions = {}) {
	return userOf(await (await createTenant(tenant)).addMember(member));
}

test("[session-09] identity: names, e-mail, phone, title, picture, roles and language", async () => {
	const acme = await createTenant();
	const settings = { widia_role: "widia_admin", custom_role: "sales_rep" };
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", role: "customer", settings });
	await acme.database.write([
		sql`update users set phone = '+1 555 0100', title = 'Night lead', image_url = '/files/priya.webp', language_code = 'fr'
			where account_id = ${acme.id} and id = ${priya.id}`,
	]);
	expect(await userOf(priya)).toMatchObject({
		id: priya.id,
		name: "Priya Raman",
		first_name: "Priya",
		last_name: "Raman",
		email: priya.email,
		phone: "+1 555 0100",
		title: "Night lead",
		image_url: "/files/priya.webp",
		role: "customer",
		widia_role: "widia_admin",
		custom_role: "sales_rep",
		language_code: "fr",
	});
});

test("[session-18] custom sales roles are customer and sales_rep; no other one is told", async () => {
	for (const custom_role of ["customer", "sales_rep"])
		expect((await ofNew({ settings: { custom_role } })).custom_role).toBe(custom_role);
	for (const settings of [{ custom_role: "captain" }, {}]) expect((await ofNew({ settings })).custom_role).toBeNull();
});

test("[session-10] balances: points, what is left to issue, the wallet, games and tier", async () => {
	const acme = await createTenant();
	const settings = { game_sc_balance: 40, game_sc_win: 15, taj_tier_level: "Gold" };
	const priya = await acme.addMember({ points: 1_990, settings });
	await addProgram(acme, { owner: priya, budget: 7_500 });
	const fresh = { wallet_balance_in_points: 0, wallet_points_earned: 0, wallet_points_redeemed: 0 };
	expect(await userOf(priya)).toMatchObject({
		point_balance: 1_990,
		points_earned: 1_990,
		points_redeemed: 0,
		left_to_issue: 7_500,
		...fresh,
		...settings,
	});
	await moveWallet(acme, priya, "Issuance", 320);
	await moveWallet(acme, priya, "Redemption", 20);
	expect(await userOf(priya)).toMatchObject({
		point_balance: 1_990,
		wallet_balance_in_points: 300,
		wallet_points_earned: 320,
		wallet_points_redeemed: 20,
	});
	const other = await acme.addMember();
	expect(await userOf(other)).toMatchObject({ ...fresh, game_sc_balance: 0, game_sc_win: 0, taj_tier_level: null });
});

const [on, off] = [1, 0] as const;
const shopFlags = ["disable_shop", "disable_cart", "buy_points_enabled", "is_eligible_to_claim_certs", "ots_disabled"];
const moduleFlags = [
	"ideas_disabled",
	"give_recognition_disabled",
	"nomination_moderator",
	"can_view_nomination_events",
	"can_view_nomination_publications",
	"show_appreciations_to_user",
	"can_moderate_sales",
	"can_see_user_level",
];

test.each([
	["[session-11] switches of the shop", shopFlags],
	["[session-12] switches of the modules", moduleFlags],
])("%s: each is told, on or off as it is set for the person", async (_title, names) => {
	const all = (value: 0 | 1) => Object.fromEntries(names.map((name) => [name, value]));
	expect(await ofNew({ switches: all(on) })).toMatchObject(all(on));
	expect(await ofNew({})).toMatchObject(all(off));
	for (const name of names)
		expect(await ofNew({ switches: { [name]: on } })).toMatchObject({ ...all(off), [name]: on });
});

test("[session-13] sales: level, roles to choose from, sales reps, year, hierarchy, distributor and categories of graphs", async () => {
	const acme = await createTenant({ settings: { widia_roles_for_dropdown: ["widia_admin"], default_year: 2024 } });
	const settings = {
		sales_level_summary: { section_title: "Level", current_level: 3 },
		preferred_distributor: "North Supply",
		sale_graphs_categories_filters: ["Drills"],
	};
	const boss = await acme.addMember({ role: "distributor", settings });
	const rep = await acme.addMember({
		role: "distributor_sales_rep",
		first_name: "Rosa",
		last_name: "Vega",
		manager_id: boss.id,
	});
	await acme.addMember({ role: "member", manager_id: boss.id });
	const { participant_id } = await userOf(rep);
	expect(await userOf(boss)).toMatchObject({
		...settings,
		widia_roles_for_dropdown: ["widia_admin"],
		dsr_list: [{ id: rep.id, full_name: "Rosa Vega", participant_id }],
		default_year: 2024,
		user_has_hierarchy: 1,
	});
	expect(await userOf(rep)).toMatchObject({ dsr_list: [], user_has_hierarchy: 0, preferred_distributor: null });
	expect(await ofNew({})).toMatchObject({
		sales_level_summary: null,
		widia_roles_for_dropdown: [],
		sale_graphs_categories_filters: [],
		default_year: thisYear(),
	});
});

test("[session-15] levels to choose from, commitments, the person's unit, months and years", async () => {
	const tenant = { settings: { user_levels_for_dropdown: ["Bronze", "Gold"], default_year: 2019 } };
	const user = await ofNew(
		{ switches: { can_issue_employee_commitments: 1 }, settings: { unit: "Harbor 4" }, language_code: "es" },
		tenant,
	);
	expect(user).toMatchObject({
		user_levels_for_dropdown: ["Bronze", "Gold"],
		can_issue_employee_commitments: 1,
		unit: "Harbor 4",
	});
	expect(user.month_options).toHaveLength(12);
	expect(user.month_options[0]).toEqual({ value: 1, label: "enero" });
	const year = thisYear();
	expect(user.year_options.map(({ value }) => value)).toEqual([year, year - 1, year - 2, year - 3, year - 4, 2019]);
	expect(await ofNew({})).toMatchObject({
		user_levels_for_dropdown: [],
		can_issue_employee_commitments: 0,
		unit: null,
	});
});

test("[session-16] 'sensitive' tells of administration, moderation of ideas, the regional manager, signing in as a member, and receiving points", async () => {
	const nothing = {
		has_admin_access: 0,
		can_moderate_ideas: 0,
		is_regional_business_manager: 0,
		member_logged_in_as_admin: 0,
	};
	const receives = { is_eligible_to_receive_points: 1, may_receive_points: 1 };
	expect((await ofNew({})).sensitive).toEqual({ ...nothing, ...receives });
	expect((await ofNew({ role: "account_owner" })).sensitive).toEqual({ ...nothing, ...receives, has_admin_access: 1 });
	expect((await ofNew({ switches: { can_moderate_ideas: 1 } })).sensitive).toMatchObject({
		...nothing,
		can_moderate_ideas: 1,
	});
	expect((await ofNew({ role: "regional_business_manager" })).sensitive).toMatchObject({
		...nothing,
		is_regional_business_manager: 1,
	});
	expect((await ofNew({ is_eligible_to_receive_points: 0 })).sensitive).toMatchObject({
		is_eligible_to_receive_points: 0,
		may_receive_points: 0,
	});
	const acme = await createTenant();
	const [olga, priya] = [await acme.addMember({ role: "account_owner" }), await acme.addMember()];
	await acme.database.write([
		sql`update sessions set actor_id = ${olga.id} where account_id = ${acme.id} and user_id = ${priya.id}`,
	]);
	expect((await userOf(priya)).sensitive.member_logged_in_as_admin).toBe(1);
});

test("[terms-03] which terms the person has accepted, and where they are asked to", async () => {
	const acme = await createTenant({ settings: { standard_tnc_opt_in_location: "checkout" } });
	const priya = await acme.addMember({ has_accepted_terms: false });
	const terms = { standard_tnc_opted_in: "no", widia_distributor_tnc_opted_in: "no" };
	expect(await userOf(priya)).toMatchObject({ ...terms, standard_tnc_opt_in_location: "checkout" });
	const accepted = await priya.client.call("session/opt-in", { kind: "widia_distributor" });
	expect(accepted).toMatchObject({ ...terms, widia_distributor_tnc_opted_in: "yes" });
	expect(await userOf(priya)).toMatchObject({ ...terms, widia_distributor_tnc_opted_in: "yes" });
	expect(await priya.client.call("session/opt-in", {})).toMatchObject({ standard_tnc_opted_in: "yes" });
	expect(await userOf(priya)).toMatchObject({ standard_tnc_opted_in: "yes", widia_distributor_tnc_opted_in: "yes" });
	expect((await ofNew({})).standard_tnc_opt_in_location).toBe("none");
	const settings = { standard_tnc_opt_in_location: "login" };
	expect((await ofNew({}, { settings })).standard_tnc_opt_in_location).toBe("login");
});

test("beside them: programs, addresses, countries", async () => {
	const acme = await createTenant();
	const [priya, marcus] = [await acme.addMember(), await acme.addMember()];
	const program = await addProgram(acme, { owner: marcus, name: "Everyday" });
	const address = {
		first_name: "Priya",
		last_name: "Raman",
		address1: "1 Quay",
		city: "Dover",
		postal_code: "CT16 1AA",
		state: "",
	};
	await priya.client.call("addresses/update-shipping-address", { operationType: "add", ...address, country: "GBR" });
	const user = await userOf(priya);
	expect(user.programs).toEqual([{ id: program.id, name: "Everyday" }]);
	expect(user.shipping_addresses).toEqual([{ id: expect.any(Number), is_default: 1 }]);
	expect(user.country_options).toContainEqual({ value: "MEX", label: "Mexico" });
	expect((await userOf(marcus)).shipping_addresses).toEqual([]);
});

/** Moves points between the person's wallet and the tenant's own wallet accounts. */
async function moveWallet(tenant: TestTenant, person: TestMember, kind: "Issuance" | "Redemption", amount: number) {
	const other = kind === "Issuance" ? "adjustments" : "orders_held";
	const accounts = await tenant.database.read(
		sql<{
			kind: string;
			id: number;
		}>`select kind, id from ledger_accounts where account_id = ${tenant.id} and unit = 'wallet'
			and owner_id in (0, ${person.id})`,
	);
	const idOf = (wanted: string) => accounts.find((account) => account.kind === wanted)!.id;
	const [debit, credit] = kind === "Issuance" ? [other, "member"] : ["member", other];
	await tenant.database.write(
		postTransactions([
			{
				account_id: tenant.id,
				id: newId(),
				kind,
				idempotency_key: `wallet-${kind}`,
				actor_id: null,
				source: "test",
				reason: "test",
				created_at: Date.now(),
				entry: { debit_account_id: idOf(debit!), credit_account_id: idOf(credit!), amount },
			},
		]),
	);
}
