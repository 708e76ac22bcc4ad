/** One member for the account owner: every field of the record, and who must not see it. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { addProgram } from "#test/factories/programs";
import { createTenant } from "#test/kit/tenant";

const call = "member-detail/get-member-details";

async function makeCompany(flags: Record<string, 0 | 1> = {}) {
	const acme = await createTenant({
		flags,
		settings: {
			readonly_days: 60,
			additional_fields: [
				{ key: "depot", label: "Depot" },
				{ key: "badge", label: "Badge" },
			],
			additional_fields_hidden: ["badge"],
		},
	});
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const priya = await acme.addMember({
		...{ first_name: "Priya", last_name: "Raman", title: "Lead", manager_id: olga.id, points: 250 },
	});
	await acme.database.write([
		sql`update users set hire_date = '2020-08-12', phone = '+447700900142', country = 'GBR', last_logged_in_at = 1790000000000
			where account_id = ${acme.id} and id = ${priya.id}`,
		sql`insert into member_profiles (account_id, user_id, dob, address_1, address_2, city, state, zip, additional_fields)
			values (${acme.id}, ${priya.id}, '1990-04-17', '9 Quarry Hill', 'Flat 2', 'Leeds', 'West Yorkshire', 'LS2 7PU', '{"depot":"Leeds","badge":"7"}')`,
	]);
	return { acme, olga, priya };
}

test("[member_detail-09] [member_detail-10] [member_detail-11] [member_detail-12] [member_detail-13] [member_detail-14] [member_detail-15] the owner gets the whole record, a member none of it", async () => {
	const { acme, olga, priya } = await makeCompany();
	await fundTenant(acme, 1_000);
	await addBudget(olga, { name: "Leeds", points: 300, budget_owner: priya });
	const program = await addProgram(acme, { owner: olga, budget: 1_000 });
	await olga.client.call("recognition/give-recognition", {
		...{ recipient_ids: [priya.id], program_id: program.id, points: 50, message: "Well done" },
	});
	const { member } = await olga.client.call(call, { user_id: priya.id });
	expect(member).toEqual({
		...{
			id: priya.id,
			name: "Priya Raman",
			first_name: "Priya",
			last_name: "Raman",
			email: priya.email,
			title: "Lead",
		},
		...{ participant_id: expect.stringMatching(/^P-/), image_url: null, phone: "+447700900142", role: "member" },
		...{ hire_date: "2020-08-12", termination_date: null, dob: "04/17/****", is_active: 1, status: "active" },
		time_since: { of: "hire", years: expect.any(Number), months: expect.any(Number) },
		...{ standard_tnc_opt_in_date: expect.any(Number), last_logged_in: 1790000000000, invited_at: null },
		...{ point_balance: expect.any(Number), points_earned: expect.any(Number), points_redeemed: 0, left_to_issue: 300 },
		...{ wallet_balance_in_points: 0, wallet_points_earned: 0, wallet_points_redeemed: 0 },
		...{ recognitions_given_count: 0, recognitions_received_count: 1, last_recognition_date: expect.any(Number) },
		...{ user_level_name: null, scoreboard_points: 0 },
		...{ address1: "9 Quarry Hill", address2: "Flat 2", city: "Leeds", state: "West Yorkshire", zip: "LS2 7PU" },
		...{ country: "GBR", country_code_iso2: "GB", language_code: "en" },
		additional_fields: [{ key: "depot", label: "Depot", value: "Leeds" }],
		manager: { id: olga.id, name: "Olga Marek" },
		notification_preferences: { birthday_greetings__personal: 1, birthday_greetings__public: 1 },
		...{
			ms_teams_token: null,
			is_eligible_to_receive_points: 1,
			activation_pending: 0,
			readonly_days_left: null,
			shop_full: 0,
		},
		...{
			distributor_name: "",
			distributor_title: "",
			distributor_email: "",
			distributor_phone: "",
			can_take_dsr_earnings: 0,
		},
		...{ dsr_sales_points_commissions_enabled: 0, dsr_commissions_approval_type: null, generate_token_allowed: 0 },
		...{
			show_ao_empty_user_balances_option: 1,
			requesting_user_can_edit_user: 1,
			requesting_user_can_deactivate_user: 1,
			requesting_user_can_suspend_user: 1,
			requesting_user_can_reactivate_user: 0,
		},
	});
	expect(member.point_balance).toBe(member.points_earned);
	expect(member.point_balance).toBeGreaterThanOrEqual(250);
	expect((await priya.client.try(call, { user_id: priya.id })).status).toBe(403);
	expect((await olga.client.try(call, { user_id: 5 })).status).toBe(404);
	const { member: self } = await olga.client.call(call, { user_id: olga.id });
	expect(self).toMatchObject({
		...{
			requesting_user_can_edit_user: 0,
			requesting_user_can_deactivate_user: 0,
			show_ao_empty_user_balances_option: 0,
		},
	});
	await acme.database.write([
		sql`update users set status = 'invited' where account_id = ${acme.id} and id = ${priya.id}`,
	]);
	expect((await olga.client.call(call, { user_id: priya.id })).member).toMatchObject({
		...{ is_active: 0, activation_pending: 1 },
	});
});

test("where the account hides points, the figures are null and nothing can be emptied", async () => {
	const { olga, priya } = await makeCompany({ hide_points_for_account: 1 });
	const { member } = await olga.client.call(call, { user_id: priya.id });
	expect(member).toMatchObject({
		...{ point_balance: null, points_earned: null, points_redeemed: null, left_to_issue: null },
		...{ wallet_balance_in_points: null, show_ao_empty_user_balances_option: 0 },
	});
});

test("who has left has the days for which they may still read, counted down to none", async () => {
	const { acme, olga, priya } = await makeCompany();
	await olga.client.call("member-detail/deactivate-member", { user_id: priya.id });
	const { member } = await olga.client.call(call, { user_id: priya.id });
	expect(member).toMatchObject({ status: "terminated", is_active: 0, readonly_days_left: 60, activation_pending: 0 });
	expect(member.time_since).toEqual({ of: "termination", years: 0, months: 0 });
	await acme.database.write([
		sql`update member_profiles set termination_date = '2020-01-31' where account_id = ${acme.id} and user_id = ${priya.id}`,
	]);
	const later = (await olga.client.call(call, { user_id: priya.id })).member;
	expect(later.readonly_days_left).toBe(0);
	expect(later.time_since).toMatchObject({ of: "termination" });
	expect(later.time_since!.years).toBeGreaterThan(5);
});
