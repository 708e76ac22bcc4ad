/** A member's record: saving it, adding somebody, and what is refused. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";

const saving = "member-detail/ao-update-employee-details";

const record = {
	...{ first_name: "Priya", last_name: "Raman-Holt", email: "priya.holt@acme.example", participant_id: "A-7" },
	...{ title: "Director", phone: "+44 113 496 0000", hire_date: "2019-02-28", dob: "1990-04-17", country: "GBR" },
	...{ language_code: "fr", address1: "9 Quarry Hill", address2: "Flat 2", city: "Leeds", state: "West Yorkshire" },
	...{ zip: "LS2 7PU", is_eligible_to_receive_points: 0 as const, additional_fields: { depot: "Leeds", unknown: "x" } },
};

async function makeCompany(flags: Record<string, 0 | 1> = {}) {
	const settings = { additional_fields: [{ key: "depot", label: "Depot" }] };
	const acme = await createTenant({ flags, settings });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const tom = await acme.addMember({ first_name: "Tom" });
	return { acme, olga, priya, tom };
}

test("[member_detail-39] the owner saves a member's record whole, and search and lists know it at once", async () => {
	const { acme, olga, priya, tom } = await makeCompany();
	const answer = await olga.client.post("/api/members/api_ao_update_employee_details", {
		user_id: priya.id,
		...record,
	});
	expect([answer.status, answer.body.resultStatus]).toEqual([200, "success"]);
	const { member } = await olga.client.call("member-detail/get-member-details", { user_id: priya.id });
	const { dob: _dob, additional_fields: _own, ...same } = record;
	expect(member).toMatchObject({
		...same,
		phone: "+441134960000",
		...{ name: "Priya Raman-Holt", dob: "04/17/****", country_code_iso2: "GB" },
		additional_fields: [{ key: "depot", label: "Depot", value: "Leeds" }],
	});
	const found = await olga.client.call("members/get-members-under-account", {
		filters: { searchString: "holt director" },
	});
	expect(found.table_rows.map(({ id }) => id)).toEqual([priya.id]);
	// An empty day of birth and a field that is left out stay as they are.
	await olga.client.call(saving, { user_id: priya.id, ...record, dob: "", additional_fields: {} });
	const kept = (await olga.client.call("member-detail/get-member-details", { user_id: priya.id })).member;
	expect([kept.dob, kept.additional_fields[0]!.value]).toEqual(["04/17/****", "Leeds"]);
	const [stored] = await acme.database.read(
		sql<{ additional_fields: string }>`select additional_fields from member_profiles where account_id = ${acme.id}`,
	);
	expect(JSON.parse(stored!.additional_fields)).toEqual({ depot: "Leeds" });
	expect((await tom.client.try(saving, { user_id: priya.id, ...record })).status).toBe(403);
});

test("one's own record, addresses and numbers of others, and what makes no sense are refused, each at its field", async () => {
	const { olga, priya, tom } = await makeCompany();
	const refusal = async (payload: object) => {
		const { status, body } = await olga.client.try(saving, { user_id: priya.id, ...record, ...payload } as never);
		return [status, body.resultType, Object.keys(body.errors ?? {})];
	};
	expect(await refusal({ user_id: olga.id })).toEqual([409, "own_record", []]);
	expect(await refusal({ email: tom.email })).toEqual([409, "email_taken", ["email"]]);
	const { member } = await olga.client.call("member-detail/get-member-details", { user_id: tom.id });
	expect(await refusal({ participant_id: member.participant_id })).toEqual([
		409,
		"participant_id_taken",
		["participant_id"],
	]);
	expect(await refusal({ email: "" })).toEqual([400, "validation", ["email"]]);
	expect(await refusal({ country: "XXX", language_code: "de" })).toEqual([
		400,
		"validation",
		["country", "language_code"],
	]);
	expect(await refusal({ first_name: " ", hire_date: "2026-02-30" })).toEqual([
		400,
		"validation",
		["first_name", "hire_date"],
	]);
	expect(await refusal({ user_id: 5 })).toEqual([404, "not_found", []]);
	const unchanged = (await olga.client.call("member-detail/get-member-details", { user_id: priya.id })).member;
	expect(unchanged.last_name).toBe("Raman");
});

test("a member is added who has still to join, where the account adds people by hand", async () => {
	const { olga, tom } = await makeCompany({ create_new_employee_enabled: 1 });
	const { user_id } = await olga.client.call("member-detail/create-member", record);
	const { member } = await olga.client.call("member-detail/get-member-details", { user_id });
	expect(member).toMatchObject({
		name: "Priya Raman-Holt",
		status: "invited",
		activation_pending: 1,
		point_balance: 0,
		role: "member",
	});
	const again = await olga.client.try("member-detail/create-member", { ...record, participant_id: "A-8" });
	expect([again.status, again.body.resultType]).toEqual([409, "email_taken"]);
	expect((await olga.client.try("member-detail/create-member", { ...record, email: "" })).body.resultType).toBe(
		"participant_id_taken",
	);
	expect((await tom.client.try("member-detail/create-member", record)).status).toBe(403);
	const off = await makeCompany({ create_new_employee_enabled: 0 });
	expect((await off.olga.client.try("member-detail/create-member", record)).status).toBe(403);
});

test("a phone is one person's, however it is written, when somebody is added, changed or changes it themselves", async () => {
	const { acme, olga, priya, tom } = await makeCompany({ create_new_employee_enabled: 1 });
	await olga.client.call(saving, { user_id: priya.id, ...record });
	const toms = { ...record, email: tom.email, participant_id: "A-8" };
	const said = async (call: typeof saving | "member-detail/create-member", payload: object) => {
		const { status, body } = await olga.client.try(call, payload as never);
		return [status, body.resultType, body.errors];
	};
	const taken = [
		409,
		"duplicate_phone",
		{ phone: ["Duplicate phone number, it is already assigned to another user."] },
	];
	for (const phone of ["+44 (113) 496-0000", "44 113.496.0000"])
		expect(await said(saving, { user_id: tom.id, ...toms, phone })).toEqual(taken);
	const newcomer = { ...toms, email: "new@acme.example", participant_id: "A-9" };
	expect(await said("member-detail/create-member", newcomer)).toEqual(taken);
	expect((await tom.client.try("profile/update-profile", { phone: "441134960000" })).body.resultType).toBe(
		"duplicate_phone",
	);
	expect(await said(saving, { user_id: tom.id, ...toms, phone: "ask Priya" })).toEqual([
		400,
		"validation",
		{ phone: ["Please enter a phone number, such as +1 555 010 2030."] },
	]);
	// One that two people had before does not keep the rest of a record from being saved.
	await acme.database.write([
		sql`update users set phone = '+441134960000' where account_id = ${acme.id} and id = ${tom.id}`,
	]);
	await olga.client.call(saving, { user_id: tom.id, ...toms, title: "Clerk" });
	await olga.client.call("member-detail/deactivate-member", { user_id: priya.id });
	await olga.client.call(saving, { user_id: tom.id, ...toms, phone: "" });
	await olga.client.call("member-detail/create-member", newcomer);
});
