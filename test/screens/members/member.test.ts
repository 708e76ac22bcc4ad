/** One member's page as the Worker serves it: what it shows by the account's switches, and whom it lets do what. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addSurvey } from "#test/factories/surveys";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, newId, type TenantOptions } from "#test/kit/tenant";
import { insertModerationRequest } from "#workers/features/moderation";

const allShown = {
	...{ show_employee_title: 1, show_employee_role: 1, show_employee_active_status: 1, show_employee_hire_date: 1 },
	...{ show_employee_date_of_birth: 1, show_employee_termination_date: 1, show_employee_phone: 1 },
	...{ show_employee_detail_points_info: 1, wallets_enabled: 1, email_login_info_for_terminated: 1 },
	scoreboard_competitions_enabled: 1,
} as Record<string, 0 | 1>;

const longValue = "Customer Operations North and South, second floor";

async function makeCompany(options: TenantOptions = {}) {
	const acme = await createTenant({
		settings: {
			additional_fields: [
				{ key: "depot", label: "Depot" },
				{ key: "badge", label: "Badge" },
			],
			additional_fields_hidden: ["badge"],
		},
		...options,
		flags: { ...allShown, ...options.flags },
	});
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", title: "Lead", points: 4_250 });
	await acme.database.write([
		sql`update users set hire_date = '2020-08-12', phone = '+447700900142' where account_id = ${acme.id} and id = ${priya.id}`,
		sql`insert into member_profiles (account_id, user_id, dob, address_1, city, zip, additional_fields)
			values (${acme.id}, ${priya.id}, '1990-04-17', '9 Quarry Hill', 'Leeds', 'LS2 7PU', ${JSON.stringify({ depot: longValue, badge: "7-secret" })})`,
	]);
	const open = (id: number) => openPage(olga, `/members/${id}`);
	const deactivate = (id: number) => olga.client.call("member-detail/deactivate-member", { user_id: id });
	return { acme, olga, priya, open, deactivate };
}

/** Terms with what they say, of all lists of a page. */
function factsOf(page: Awaited<ReturnType<typeof openPage>>): Record<string, string> {
	const [terms, values] = [page.texts("dt"), page.texts("dd")];
	expect(values.length).toBeGreaterThanOrEqual(terms.length);
	const pairs = [...page.html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(([, term, value]) => [
		term!.replaceAll(/<[^>]*>/g, ""),
		value!
			.replaceAll(/<[^>]*>/g, " ")
			.replaceAll(/\s+/g, " ")
			.trim(),
	]);
	return Object.fromEntries(pairs) as Record<string, string>;
}

test("[member_detail-02] [member_detail-03] the account's own fields, but the hidden ones, cut at 30 characters with the whole behind it", async () => {
	const { priya, open } = await makeCompany();
	const page = await open(priya.id);
	const { Depot } = factsOf(page);
	const [summary] = page.texts("summary").filter((words) => words.startsWith("Customer Op"));
	expect(summary!.replace(/(…|\.\.\.)$/, "")).toBe(longValue.slice(0, 30).trim());
	expect(Depot).toContain(longValue);
	expect([page.text.includes("Badge"), page.text.includes("7-secret")]).toEqual([false, false]);
});

test("[account-09] each switch of what is shown of people takes its words off a member's page", async () => {
	const words = {
		show_employee_title: /Lead/,
		show_employee_role: /Member(?!s)/,
		show_employee_active_status: /Active/,
		show_employee_hire_date: /Hire date/,
		show_employee_date_of_birth: /Date of birth/,
		show_employee_phone: /Phone/,
		show_employee_detail_points_info: /Balance of points/,
	};
	const all = Object.keys(words);
	const shownOn = async ({ priya, open }: Awaited<ReturnType<typeof makeCompany>>) => {
		const { text } = (await open(priya.id)).part("main", ["id", "main"]);
		return Object.entries(words).flatMap(([flag, word]) => (word.test(text) ? [flag] : []));
	};
	expect(await shownOn(await makeCompany())).toEqual(all);
	for (const flag of all)
		expect(await shownOn(await makeCompany({ flags: { [flag]: 0 } }))).toEqual(all.filter((other) => other !== flag));
});

test("[member_detail-07] [member_detail-08] the day of birth has no year; the time since hire and since leaving is years and months", async () => {
	const { acme, priya, open, deactivate } = await makeCompany();
	const facts = factsOf(await open(priya.id));
	expect(facts["Date of birth"]).toBe("04/17/****");
	expect(facts["Time since hire"]).toMatch(/^\d+ years( \d+ months?)?$/);
	await deactivate(priya.id);
	await acme.database.write([
		sql`update member_profiles set termination_date = date('now', '-1 year', '-2 months', '-5 days') where account_id = ${acme.id}`,
	]);
	const gone = factsOf(await open(priya.id));
	expect([gone["Time since termination"], gone["Time since hire"]]).toEqual(["1 year 2 months", undefined]);
});

test("[member_detail-16] a gifting platform says 'Accepted' or 'Pending' and shows no participant ID; any other says more", async () => {
	const gifting = await makeCompany({ flags: { gifting_platform: 1 } });
	const ines = await gifting.acme.addMember({ status: "invited" });
	const [accepted, pending] = [await gifting.open(gifting.priya.id), await gifting.open(ines.id)];
	expect([accepted.text.includes("Accepted"), accepted.text.includes("Participant ID")]).toEqual([true, false]);
	expect(pending.text).toContain("Pending");
	const plain = await makeCompany();
	const page = await plain.open(plain.priya.id);
	expect([page.text.includes("Accepted"), page.text.includes("Participant ID")]).toEqual([false, true]);
});

test("[member_detail-04] sending login info shows for who has left alone, where the account allows it", async () => {
	const { acme, priya, open, deactivate } = await makeCompany();
	expect((await open(priya.id)).text).not.toContain("Send login info");
	await deactivate(priya.id);
	expect((await open(priya.id)).text).toMatch(/Send login info.*for 30 more days\./);
	await acme.database.write([
		sql`update accounts set settings = json_set(settings, '$.readonly_days', 1), version = version + 1 where account_id = ${acme.id}`,
	]);
	expect((await open(priya.id)).text).toMatch(/Send login info.*for 1 more day\./);
	const off = await makeCompany({ flags: { email_login_info_for_terminated: 0 } });
	await off.deactivate(off.priya.id);
	expect((await off.open(off.priya.id)).text).not.toContain("Send login info");
});

test("[member_detail-01] the panel has a head, points and wallet, the account's fields, the address, moderation and surveys, and login info for who has left", async () => {
	const { acme, olga, priya, open, deactivate } = await makeCompany({ flags: { surveys_enabled: 1 } });
	const request = { id: newId(), kind: "sign_up", subject_id: priya.id, requester_id: priya.id } as const;
	await acme.database.write([
		insertModerationRequest(
			acme.id,
			{ ...request, message: "I joined on Monday.", moderator_role: "account_owner" },
			Date.now(),
		),
	]);
	const { survey_id } = await addSurvey(olga, { is_anonymous: 0 });
	await olga.client.call("surveys/update-survey-status", { survey_id, status: "open" });
	const page = await open(priya.id);
	expect(page.texts("h1")).toEqual(["Priya Raman"]);
	expect(factsOf(page)).toMatchObject({
		...{ "Balance of points": expect.stringMatching(/^4,250/), Depot: expect.stringContaining(longValue) },
		Address: "9 Quarry Hill, Leeds, LS2 7PU",
	});
	expect(
		page
			.part("main", ["id", "main"])
			.texts("dt")
			.filter((term) => /wallet/i.test(term)),
	).toHaveLength(3);
	expect(page.part("section", ["id", "moderation"]).text).toContain("I joined on Monday.");
	expect(page.part("section", ["id", "surveys"]).text).toContain("Surveys");
	expect(page.text).not.toContain("Send login info");
	await deactivate(priya.id);
	const left = await open(priya.id);
	expect(left.text).toContain("Send login info");
	expect((await openPage(priya, `/members/${olga.id}`)).status).not.toBe(200);
});

test("[member_detail-22] [member_detail-36] what is no address is refused at its field with what was typed; sent, the field is empty and the page is read anew", async () => {
	const { olga, priya, deactivate } = await makeCompany();
	await deactivate(priya.id);
	const path = `/members/${priya.id}`;
	const form = "member-detail/send-login-info-to-terminated";
	const wrong = await sendForm(olga, path, form, { user_email: "priya@home" });
	expect(wrong.texts("p", ["class", "field-error"])).toHaveLength(1);
	expect(wrong.html).toContain('value="priya@home"');
	const sent = await sendForm(olga, path, form, { user_email: "priya@home.example" });
	expect(sent.location).toBe(`/webapp${path}`);
	const page = await openPage(olga, path);
	expect(page.text).toContain("The link is on its way.");
	expect(page.html).not.toContain("priya@home.example");
});

test("[member_detail-23] the activation link is offered for who has not joined, to owners alone", async () => {
	const { acme, olga, priya, open } = await makeCompany();
	const ines = await acme.addMember({ status: "invited" });
	expect((await open(ines.id)).text).toContain("Send Activation Link");
	expect((await open(priya.id)).text).not.toContain("Send Activation Link");
	expect((await openPage(priya, `/members/${ines.id}`)).status).toBe(403);
	const sent = await sendForm(olga, `/members/${ines.id}`, "session/send-activation-link", {});
	expect(sent.location).toBe(`/webapp/members/${ines.id}`);
	expect((await open(ines.id)).text).toContain("The activation link is on its way");
});

test("[member_detail-24] the invitation is offered for who has joined, and only with all three switches", async () => {
	const flags = { create_new_employee_enabled: 1, custom_user_sign_up_enabled: 1, invites_enabled: 1 } as const;
	const { acme, priya, open } = await makeCompany({ flags });
	const ines = await acme.addMember({ status: "invited" });
	expect((await open(priya.id)).text).toContain("Send Invitation Email");
	expect((await open(ines.id)).text).not.toContain("Send Invitation Email");
	expect((await openPage(ines, `/members/${priya.id}`)).status).not.toBe(200);
	for (const flag of Object.keys(flags)) {
		const other = await makeCompany({ flags: { ...flags, [flag]: 0 } });
		const page = await other.open(other.priya.id);
		expect([flag, page.text.includes("Send Invitation Email")]).toEqual([flag, false]);
	}
});

test("[member_detail-26] whether somebody may receive points, and their scoreboard points, show to the account owner", async () => {
	const { priya, open } = await makeCompany();
	expect(factsOf(await open(priya.id))).toMatchObject({ "May receive points": "Yes", "Scoreboard points": "0" });
	expect((await openPage(priya, `/members/${priya.id}`)).status).toBe(403);
});

test("[member_detail-27] [member_detail-28] Edit and Deactivate stand on others' records, neither on one's own nor on what is over", async () => {
	const { olga, priya, open, deactivate } = await makeCompany();
	const ways = async (id: number) => {
		const hrefs = (await open(id)).links().map(({ href }) => href);
		return [hrefs.includes(`/webapp/members/${id}/edit`), hrefs.includes(`/webapp/members/${id}/deactivate`)];
	};
	expect(await ways(priya.id)).toEqual([true, true]);
	expect(await ways(olga.id)).toEqual([false, false]);
	expect((await open(olga.id)).text).toContain("This is your own record.");
	await deactivate(priya.id);
	expect(await ways(priya.id)).toEqual([true, false]);
});

test("[member_detail-31] emptying balances is offered where the record says so: somebody else's, with points", async () => {
	const { acme, olga, priya, open } = await makeCompany();
	const tom = await acme.addMember();
	const isOffered = async (id: number) =>
		(await open(id)).links().some(({ href }) => href === `/webapp/members/${id}/empty`);
	expect([await isOffered(priya.id), await isOffered(tom.id), await isOffered(olga.id)]).toEqual([true, false, false]);
});

test("[member_detail-21] both confirmations say what will happen and can be cancelled; without scripts they are pages", async () => {
	const { olga, priya, open } = await makeCompany();
	const path = `/members/${priya.id}`;
	const asked = await openPage(olga, `${path}/deactivate`);
	expect(asked.text).toContain("Deactivate Priya Raman?");
	expect(asked.text).toContain("Their balance of 4,250 points stays.");
	expect(asked.links()).toContainEqual({ text: "No, keep", href: `/webapp${path}` });
	const emptying = await openPage(olga, `${path}/empty`);
	expect(emptying.text).toContain("4,250 points go back to what is available.");
	expect(emptying.links()).toContainEqual({ text: "No, keep", href: `/webapp${path}` });
	expect(factsOf(await open(priya.id))["May receive points"]).toBe("Yes");
	const { member } = await olga.client.call("member-detail/get-member-details", { user_id: priya.id });
	expect(member).toMatchObject({ status: "active", point_balance: 4_250 });
	const emptied = await sendForm(olga, `${path}/empty`, "member-detail/empty-member-balances", {});
	expect(emptied.location).toBe(`/webapp${path}`);
	const done = await sendForm(olga, `${path}/deactivate`, "member-detail/deactivate-member", {});
	expect(done.location).toBe("/webapp");
	expect((await openPage(olga, "/")).text).toContain("Priya Raman is deactivated.");
});

test("the record is edited on its page: what was typed stays when it is refused, and the own fields are saved", async () => {
	const { acme, olga, priya } = await makeCompany();
	const tom = await acme.addMember();
	const path = `/members/${priya.id}/edit`;
	const fields = {
		...{ first_name: "Priya", last_name: "Holt", participant_id: "A-7", title: "Director", phone: "", hire_date: "" },
		...{ dob: "", country: "GBR", language_code: "en", address1: "", address2: "", city: "", state: "", zip: "" },
		...{ is_eligible_to_receive_points: "1", "own.depot": "Hull" },
	};
	const refused = await sendForm(olga, path, "member-detail/ao-update-employee-details", {
		...fields,
		email: tom.email,
	});
	expect(refused.texts("p", ["class", "field-error"])).toEqual(["Somebody else has this email address."]);
	expect(refused.html).toContain('value="Hull"');
	const saved = await sendForm(olga, path, "member-detail/ao-update-employee-details", {
		...fields,
		email: priya.email,
	});
	expect(saved.location).toBe(`/webapp/members/${priya.id}`);
	const page = await openPage(olga, `/members/${priya.id}`);
	expect([page.texts("h1"), factsOf(page).Depot]).toEqual([["Priya Holt"], "Hull"]);
	expect((await openPage(priya, path)).status).toBe(403);
});

test("somebody is added by hand, where the account adds people so", async () => {
	const { olga } = await makeCompany({ flags: { create_new_employee_enabled: 1 } });
	expect((await openPage(olga, "/members")).links().some(({ href }) => href === "/webapp/members/new")).toBe(true);
	const made = await sendForm(olga, "/members/new", "member-detail/create-member", {
		...{
			first_name: "Ines",
			last_name: "Ortiz",
			email: "",
			participant_id: "A-9",
			title: "",
			phone: "",
			hire_date: "",
		},
		...{ dob: "", country: "ESP", language_code: "es", address1: "", address2: "", city: "", state: "", zip: "" },
		is_eligible_to_receive_points: "1",
	});
	expect(made.location).toMatch(/^\/webapp\/members\/\d+$/);
	const off = await makeCompany();
	expect((await openPage(off.olga, "/members/new")).status).toBe(403);
	expect((await openPage(off.olga, "/members")).links().some(({ href }) => href === "/webapp/members/new")).toBe(false);
});
