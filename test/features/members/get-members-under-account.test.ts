/** The members list as clients get it: what each row tells, and what narrows it. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { indexPeople } from "#test/factories/programs";
import { addLevels } from "#test/factories/user-levels";
import { createTenant, type TenantOptions } from "#test/kit/tenant";

const joined = Date.parse("2026-03-10T15:00:00Z");

async function makeCompany(options: TenantOptions = {}) {
	const acme = await createTenant({
		settings: {
			additional_fields: [
				{ key: "depot", label: "Depot" },
				{ key: "shift", label: "Shift" },
			],
		},
		...options,
	});
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const rep = await acme.addMember({ role: "distributor_sales_rep", first_name: "Rita", last_name: "Rep" });
	const priya = await acme.addMember({
		...{ first_name: "Priya", last_name: "Raman", title: "Customer Success Lead", manager_id: rep.id },
		settings: { preferred_distributor: "Northwind", widia_role: "widia_admin" },
	});
	const marcus = await acme.addMember({ first_name: "Marcus", last_name: "Webb", status: "terminated" });
	const ines = await acme.addMember({ first_name: "Inés", last_name: "Ortiz", status: "invited" });
	const pat = await acme.addMember({ first_name: "Pat", last_name: "Young", status: "pending" });
	await acme.addMember({ first_name: "Person", last_name: "Gone", status: "erased" });
	await acme.database.write([
		sql`update users set hire_date = '2020-08-12', activated_at = ${joined}, country = 'GBR' where account_id = ${acme.id} and id = ${priya.id}`,
		sql`insert into member_profiles (account_id, user_id, dob, termination_date, address_1, address_2, city, state, zip, additional_fields)
			values (${acme.id}, ${priya.id}, '1990-04-17', '2026-12-31', '9 Quarry Hill', 'Flat 2', 'Leeds', 'West Yorkshire', 'LS2 7PU', '{"depot":"Leeds","former":"x"}')`,
	]);
	await indexPeople(acme, [olga, rep, priya, marcus, ines, pat]);
	return { acme, olga, rep, priya, marcus, ines, pat };
}

const list = "members/get-members-under-account";

test("[members-07] [members-08] a row tells where somebody stands, their days, their home, and what the account holds of them", async () => {
	const { acme, olga, rep, priya, pat } = await makeCompany({ flags: { user_levels_enabled: 1 } });
	const user_level = await addLevels(olga, ["Bronze", "Silver"]);
	await acme.database.write([
		sql`update ledger_accounts set earned = 900 where account_id = ${acme.id} and kind = 'member' and owner_id = ${priya.id}`,
	]);
	const { table_rows, extra_column_headers } = await olga.client.call(list, { filters: { user_id: priya.id } });
	const [accepted] = [table_rows[0]!.opt_in_date];
	expect(table_rows).toEqual([
		{
			...{
				id: priya.id,
				name: "Priya Raman",
				first_name: "Priya",
				last_name: "Raman",
				email: priya.email,
				image_url: null,
			},
			...{
				participant_id: expect.stringMatching(/^P-/),
				title: "Customer Success Lead",
				role: "member",
				country_code: "GBR",
			},
			...{ status: "active", is_active_flag: 1, moderation_status: null, activation_pending: 0 },
			...{ dob: "04/17/****", hire_date: "2020-08-12", termination_date: "2026-12-31", activated_on: joined },
			...{
				created_at: expect.any(Number),
				opt_in_date: accepted,
				preferred_distributor: "Northwind",
				widia_role: "widia_admin",
			},
			...{ address_1: "9 Quarry Hill", address_2: "Flat 2", city: "Leeds", state: "West Yorkshire", zip: "LS2 7PU" },
			...{ user_level, user_level_name: "Bronze", additional_group_fields: {} },
			sales_representatives: [{ name: "Rita Rep", participant_id: expect.stringMatching(/^P-/) }],
			additional_fields: { depot: "Leeds", shift: "" },
			...{ checkbox_status: "", hide_checkbox: 0, hide_checkbox_reason: null },
		},
	]);
	expect(accepted).toEqual(expect.any(Number));
	expect(extra_column_headers).toEqual(["Depot", "Shift"]);
	const [waiting] = (await olga.client.call(list, { filters: { user_id: pat.id } })).table_rows;
	expect(waiting).toMatchObject({
		is_active_flag: 0,
		moderation_status: "pending",
		sales_representatives: [],
		dob: null,
		...{ user_level: null, user_level_name: null },
	});
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.user_levels_enabled', 0), version = version + 1 where account_id = ${acme.id}`,
	]);
	const [without] = (await olga.client.call(list, { filters: { user_id: priya.id } })).table_rows;
	expect(without).toMatchObject({ user_level: null, user_level_name: null });
	expect((await rep.client.try(list, {})).status).toBe(403);
	expect((await priya.client.try(list, {})).status).toBe(403);
});

test("[members-09] the list takes page, size, order and filters, and gives a table", async () => {
	const { olga, priya } = await makeCompany();
	const names = async (payload: object) =>
		(await olga.client.call(list, payload)).table_rows.map(({ last_name }) => last_name);
	const by = (filters: object) => names({ filters });
	expect(await names({})).toEqual(["Marek", "Ortiz", "Raman", "Rep", "Webb", "Young"]);
	expect(await names({ page: 1, pageSize: 4, sorted: [{ id: "name", desc: true }], filtered: [] })).toEqual([
		"Ortiz",
		"Marek",
	]);
	expect(await olga.client.call(list, { pageSize: 4 })).toMatchObject({ total_rows: 6, total_pages: 2 });
	expect(await by({ is_active_filter: "active" })).toEqual(["Marek", "Raman", "Rep"]);
	expect(await by({ is_active_filter: "waiting" })).toEqual(["Ortiz", "Young"]);
	expect(await by({ is_active_filter: "inactive" })).toEqual(["Webb"]);
	expect(await by({ user_id: priya.id })).toEqual(["Raman"]);
	expect(await by({ activation_date_from: "2026-03-10", activation_date_to: "2026-03-10" })).toEqual(["Raman"]);
	expect(await by({ activation_date_from: "2026-03-11" })).toEqual([]);
	expect(await by({ activation_date_to: "2026-03-09" })).toEqual([]);
	expect(await by({ name: "pri" })).toEqual(["Raman"]);
	for (const day of ["hire_date", "termination_date"] as const) {
		const there = day === "hire_date" ? "2020-08-12" : "2026-12-31";
		expect(await by({ [`${day}_from`]: there, [`${day}_to`]: there })).toEqual(["Raman"]);
		expect(await by({ [`${day}_from`]: "2027-01-01" })).toEqual([]);
		expect(await by({ [`${day}_to`]: "2020-08-11" })).toEqual([]);
	}
	expect([await by({ dob: "04/17" }), await by({ dob: "04/" }), await by({ dob: "1990" })]).toEqual([
		["Raman"],
		["Raman"],
		[],
	]);
	const own = (field?: string, value?: string) =>
		by({ ...(field && { additional_field: field }), ...(value && { additional_value: value }) });
	expect([await own("depot"), await own("depot", "leeds"), await own(undefined, "eed")]).toEqual(
		Array(3).fill(["Raman"]),
	);
	// What a field held that the account no longer has is not found.
	expect([await own("depot", "York"), await own("former"), await own(undefined, "x")]).toEqual([[], [], []]);
	expect(await by({ email: priya.email.toUpperCase() })).toEqual(["Raman"]);
	expect(await by({ title: "success" })).toEqual(["Raman"]);
	expect(await by({ participant_id: "P-" })).toHaveLength(6);
	expect(await by({ role: "distributor_sales_rep" })).toEqual(["Rep"]);
	expect(await by({ searchString: "inés ort" })).toEqual(["Ortiz"]);
	expect(await by({ searchString: "..." })).toEqual([]);
	expect(await names({ filtered: [{ id: "title", value: "success" }] })).toEqual(["Raman"]);
	const wrong = await olga.client.try(list, { filters: { activation_date_from: "2026-02-30" } });
	expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ["filters.activation_date_from"]]);
});

test("a change of what narrows the list holds on the next page that is asked for", async () => {
	const { acme, olga, ines } = await makeCompany();
	const waiting = async () => (await olga.client.call(list, { filters: { is_active_filter: "waiting" } })).total_rows;
	expect(await waiting()).toBe(2);
	await acme.database.write([
		sql`update users set status = 'active' where account_id = ${acme.id} and id = ${ines.id}`,
	]);
	expect(await waiting()).toBe(1);
	const all = async () => (await olga.client.call(list, {})).total_rows;
	expect(await all()).toBe(6);
	await acme.addMember();
	expect(await all()).toBe(7);
	const narrowed = async () =>
		Promise.all(
			[
				{ hire_date_from: "2021-03-01" },
				{ dob: "06/" },
				{ termination_date_from: "2027-05-31" },
				{ additional_field: "shift" },
			].map(async (filters) => (await olga.client.call(list, { filters })).total_rows),
		);
	expect(await narrowed()).toEqual([0, 0, 0, 0]);
	await acme.database.write([
		sql`update users set hire_date = '2021-03-01' where account_id = ${acme.id} and id = ${ines.id}`,
	]);
	expect(await narrowed()).toEqual([1, 0, 0, 0]);
	await acme.database.write([
		sql`insert into member_profiles (account_id, user_id, dob) values (${acme.id}, ${ines.id}, '1991-06-02')`,
	]);
	expect(await narrowed()).toEqual([1, 1, 0, 0]);
	await acme.database.write([
		sql`update member_profiles set termination_date = '2027-06-30', additional_fields = '{"shift":"Night"}'
			where account_id = ${acme.id} and user_id = ${ines.id}`,
	]);
	expect(await narrowed()).toEqual([1, 1, 1, 1]);
});

test("the counts are those of who takes part and who has still to join", async () => {
	const { olga, priya } = await makeCompany();
	expect(await olga.client.call("members/get-member-counts", {})).toMatchObject({ active: 3, not_joined: 1 });
	expect((await priya.client.try("members/get-member-counts", {})).status).toBe(403);
});
