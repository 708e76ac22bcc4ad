/** The members list on its screen: its columns by the account's switches and fields, its filters, pages and report. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TenantOptions } from "#test/kit/tenant";

/** The heading of the boxes, before all columns. */
const selectAll = "Select all on this page";

const allColumns = {
	show_employee_title: 1,
	show_employee_role: 1,
	show_employee_active_status: 1,
	show_employee_hire_date: 1,
	show_employee_date_of_birth: 1,
	show_employee_termination_date: 1,
} as const;

async function companyOf(people: number, options: TenantOptions = {}) {
	const acme = await createTenant(options);
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	for (let at = 10; at < 10 + people; at += 1)
		await acme.addMember({ first_name: `Colleague${at}`, last_name: "Zabel", title: "Driver" });
	return { acme, olga };
}

test("[members-01] ten members a page, and a Filters toggle with a field for each column", async () => {
	const { olga } = await companyOf(11);
	const page = await openPage(olga, "/members");
	expect([page.texts("h1"), page.table().rows.length]).toEqual([["Members"], 10]);
	expect((await openPage(olga, "/members?page=2")).table().rows).toHaveLength(2);
	expect(page.texts("summary").some((words) => words.includes("Filters"))).toBe(true);
	for (const name of [
		"search",
		"name",
		"email",
		"participant_id",
		"title",
		"role",
		"activation_date_from",
		"activation_date_to",
	])
		expect([name, new RegExp(`<(input|select)[^>]*name="${name}"`).test(page.html)]).toEqual([name, true]);
	const narrowed = await openPage(olga, "/members?name=colleague1&title=driver&role=member");
	expect(narrowed.table().rows).toHaveLength(10);
	expect((await openPage(olga, "/members?name=colleague12")).table().rows.map((row) => row.Name)).toEqual([
		expect.stringContaining("Colleague12 Zabel"),
	]);
});

test("[members-01] days of hire, birth and leaving and the account's own fields have their filters where the list has their columns, and nowhere else", async () => {
	const settings = { additional_fields: [{ key: "depot", label: "Depot" }] };
	const { acme, olga } = await companyOf(2, { settings, flags: allColumns });
	const [one] = await acme.database.read(
		sql<{ id: number }>`select id from users where account_id = ${acme.id} and first_name = 'Colleague10'`,
	);
	await acme.database.write([
		sql`update users set hire_date = '2020-08-12' where account_id = ${acme.id} and id = ${one!.id}`,
		sql`insert into member_profiles (account_id, user_id, dob, termination_date, additional_fields)
			values (${acme.id}, ${one!.id}, '1990-04-17', '2026-12-31', '{"depot":"Leeds"}')`,
	]);
	const fields = ["hire_date_from", "hire_date_to", "dob", "termination_date_from", "termination_date_to"];
	const own = ["additional_field", "additional_value"];
	const fieldsOn = async (person: typeof olga) => {
		const { html } = await openPage(person, "/members");
		return [...fields, ...own].filter((name) => new RegExp(`<(input|select)[^>]*name="${name}"`).test(html));
	};
	expect(await fieldsOn(olga)).toEqual([...fields, ...own]);
	for (const [asked, ...tags] of [
		["hire_date_from=2020-08-12&hire_date_to=2020-08-12", "Hired from Aug 12, 2020", "Hired until Aug 12, 2020"],
		["dob=04/17", "Date of birth (MM/DD): 04/17"],
		["termination_date_from=2026-12-31", "Left from Dec 31, 2026"],
		["additional_field=depot&additional_value=leeds", "Depot", "Company field contains: leeds"],
	] as const) {
		const page = await openPage(olga, `/members?${asked}`);
		const people = page.table().rows.map((row) => row.Name);
		expect([asked, people]).toEqual([asked, [expect.stringContaining("Colleague10 Zabel")]]);
		for (const tag of tags) expect(page.text).toContain(tag);
	}
	expect((await openPage(olga, "/members?additional_field=depot")).text).toMatch(/Depot/);
	expect(await fieldsOn((await companyOf(0, { settings })).olga)).toEqual(own);
	expect(await fieldsOn((await companyOf(0)).olga)).toEqual([]);
});

test("[members-02] the report is called members_report, and no member gets it", async () => {
	const { acme, olga } = await companyOf(1);
	const asked = await sendForm(olga, "/members?role=member", "reports/request-report-download", {});
	expect(asked.status).toBe(200);
	const log = await olga.client.call("reports/get-past-download-requests", {});
	expect(log.table_rows.map(({ report_type }) => report_type)).toEqual(["members_report"]);
	const member = await acme.addMember();
	expect((await openPage(member, "/members")).status).toBe(403);
	const refused = await member.client.try("reports/request-report-download", { report_type: "members_report" });
	expect(refused.status).toBe(403);
});

test("[members-03] [members-05] name, email, participant ID and the account's own fields; other columns by the account's switches", async () => {
	const settings = { additional_fields: [{ key: "depot", label: "Depot" }] };
	const plain = await companyOf(1, { settings });
	expect((await openPage(plain.olga, "/members")).table().headings).toEqual([
		selectAll,
		"Name",
		"Email",
		"Participant ID",
		"Depot",
	]);
	const { acme, olga } = await companyOf(1, { settings, flags: allColumns });
	await acme.database.write([
		sql`insert into member_profiles (account_id, user_id, dob, additional_fields) values (${acme.id}, ${olga.id}, '1990-04-17', '{"depot":"Leeds"}')`,
	]);
	const { headings, rows } = (await openPage(olga, "/members")).table();
	expect(headings).toEqual([
		selectAll,
		...["Name", "Email", "Participant ID", "Title", "Role", "Status", "Hire date", "Date of birth", "Termination date"],
		"Depot",
	]);
	expect(rows[0]).toMatchObject({
		...{
			Name: expect.stringContaining("Olga Marek"),
			Email: olga.email,
			Role: "Account owner",
			Status: "Active",
			Title: "Tester",
		},
		...{ "Date of birth": "04/17/****", Depot: "Leeds", "Participant ID": expect.stringMatching(/^P-/) },
	});
	const sales = await companyOf(0, { flags: { show_widia_member_columns: 1, user_levels_enabled: 1 } });
	expect((await openPage(sales.olga, "/members")).table().headings).toEqual([
		selectAll,
		...["Name", "Email", "Participant ID", "Level", "Preferred distributor", "Terms accepted on"],
		...["Sales representatives", "Sales role"],
	]);
});

test("[members-04] the participant ID has neither column nor filter on gifting platforms, where people have accepted or are pending", async () => {
	const { acme, olga } = await companyOf(0, { flags: { gifting_platform: 1, show_employee_active_status: 1 } });
	await acme.addMember({ first_name: "Ines", last_name: "Ortiz", status: "invited" });
	const page = await openPage(olga, "/members");
	const { headings, rows } = page.table();
	expect(headings).toEqual([selectAll, "Name", "Email", "Status"]);
	expect(rows.map((row) => row.Status)).toEqual(["Accepted", "Pending"]);
	expect(page.texts("label")).toEqual(expect.arrayContaining(["Name", "Email", "Title"]));
	expect(page.texts("label")).not.toContain("Participant ID");
});

test("[members-06] the words for no rows come from the translations, in the reader's language", async () => {
	const { acme, olga } = await companyOf(0);
	const nobody = await openPage(olga, "/members?is_active_filter=inactive");
	expect(nobody.text).toContain("No rows found");
	const lucia = await acme.addMember({ role: "account_owner", language_code: "es" });
	expect((await openPage(lucia, "/members?is_active_filter=inactive")).text).toContain("No se encontraron filas");
	const luc = await acme.addMember({ role: "account_owner", language_code: "fr" });
	expect((await openPage(luc, "/members?is_active_filter=inactive")).text).toContain("Aucune ligne trouvée");
	const narrowed = await openPage(olga, "/members?name=nobodyhere");
	expect(narrowed.text).toContain("Nothing fits");
});

test("the way to the members stands in the owner's left navigation alone, and each name leads to its page", async () => {
	const { acme, olga } = await companyOf(1);
	const links = (await openPage(olga, "/members")).links();
	expect(links.filter(({ text, href }) => text === "Members" && href === "/webapp/members").length).toBeGreaterThan(0);
	expect(links.some(({ href }) => href === `/webapp/members/${olga.id}`)).toBe(true);
	const member = await acme.addMember();
	expect((await openPage(member, "/")).links().some(({ href }) => href === "/webapp/members")).toBe(false);
});

test("one person takes part, one has still to join: each count has its own plural, in every language", async () => {
	const { acme, olga } = await companyOf(0);
	await acme.addMember({ status: "invited" });
	const said = async (language_code: string) => {
		await acme.database.write([sql`update users set language_code = ${language_code} where account_id = ${acme.id}`]);
		return (await openPage(olga, "/members")).text;
	};
	expect(await said("en")).toContain("1 person takes part, 1 has still to join.");
	expect(await said("es")).toContain("1 persona participa, 1 aún no se ha unido.");
	expect(await said("fr")).toContain("1 personne participe, 1 ne nous a pas encore rejoints.");
	await acme.addMember({ status: "invited" });
	await acme.addMember();
	expect(await said("en")).toContain("2 people take part, 2 have still to join.");
});
