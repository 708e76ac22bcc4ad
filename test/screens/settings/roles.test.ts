/** The screens of roles as the Worker serves them: who holds one, what each may do, giving one and taking it away. */
import { expect, test } from "vitest";
import { indexPeople } from "#test/factories/programs";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

async function makeCompany() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	return { acme, olga, priya };
}

test("the settings list who has a role with its name, and say what each may do and has in its menu", async () => {
	const { acme, olga, priya } = await makeCompany();
	await acme.addMember({ role: "moderator", first_name: "Mara", last_name: "Adler" });
	const page = await openPage(olga, "/settings/roles");
	const rows = page.table().rows.map(({ Name, Role, "Last sign-in": last }) => [Name, Role, last]);
	expect(rows).toEqual([
		[expect.stringContaining("Mara Adler"), "Moderator", "Never"],
		[expect.stringContaining("Olga Marek"), "Account owner", "Never"],
	]);
	expect(page.text).not.toContain("Priya Raman");
	const narrowed = await openPage(olga, "/settings/roles?role=moderator");
	expect(narrowed.table().rows).toHaveLength(1);
	expect(page.texts("dt")).toEqual(expect.arrayContaining(["Account owner", "Budget owner", "Moderator"]));
	const said = page.texts("dd");
	expect(said).toContain("Takes comments away from under any post.");
	expect(said).toContain("In the menu: Budgets, Reports");
	expect((await openPage(priya, "/settings/roles")).status).toBe(403);
	expect((await openPage(priya, "/settings/roles/give")).status).toBe(403);
	expect((await openPage(priya, `/settings/roles/${priya.id}`)).status).toBe(403);
});

test("an owner finds a person, gives them a role and takes it away; a choice that is none stays at its field", async () => {
	const { acme, olga, priya } = await makeCompany();
	await indexPeople(acme, [olga, priya]);
	const found = await openPage(olga, "/settings/roles/give?search=priya");
	const address = `/settings/roles/${priya.id}`;
	expect(found.links()).toContainEqual({ text: "Choose", href: `/webapp${address}` });
	const page = await openPage(olga, address);
	expect(page.texts("h1")).toEqual(["Role of Priya Raman"]);
	expect(page.html.match(/type="radio"/g)).toHaveLength(12);
	const given = await sendForm(olga, address, "members/save-role", { role: "budget_owner" });
	expect(given.location).toBe("/webapp/settings/roles");
	const list = await openPage(olga, "/settings/roles");
	expect(list.text).toContain("Priya Raman is Budget owner now. It holds from their next click.");
	expect(list.table().rows.map(({ Role }) => Role)).toEqual(["Account owner", "Budget owner"]);
	const wrong = await sendForm(olga, address, "members/save-role", { role: "king" });
	expect([wrong.location, wrong.texts("p", ["class", "field-error"]).length]).toEqual([null, 1]);
	await sendForm(olga, address, "members/save-role", { role: "member" });
	expect((await openPage(olga, "/settings/roles")).table().rows).toHaveLength(1);
});

test("the last owner reads why the role stays; who gives theirs up is asked first, and sees what members see", async () => {
	const { acme, olga } = await makeCompany();
	const address = `/settings/roles/${olga.id}`;
	expect((await openPage(olga, address)).text).toContain("You are the last account owner who can sign in.");
	const answered = "1";
	const kept = await sendForm(olga, address, "members/save-role", { role: "member", answered });
	expect([kept.location, kept.texts("p", ["class", "field-error"])]).toEqual([
		null,
		["This is the last account owner who can sign in. Make somebody else an account owner first."],
	]);
	await acme.addMember({ role: "account_owner" });
	expect((await openPage(olga, address)).text).not.toContain("the last account owner");
	const asked = await sendForm(olga, address, "members/save-role", { role: "member" });
	expect([asked.status, asked.location]).toEqual([200, null]);
	expect(asked.part("div", ["role", "status"]).text).toContain("Give up your own role?");
	expect(asked.texts("button", ["name", "answered"])).toEqual(["Give it upProcessing..."]);
	expect(asked.html).toMatch(/checked="" value="member"|value="member"[^>]*checked/);
	expect((await openPage(olga, "/settings/roles")).status).toBe(200);
	const gone = await sendForm(olga, address, "members/save-role", { role: "member", answered });
	expect(gone.location).toBe("/webapp");
	expect((await openPage(olga, "")).text).toContain("You gave up your role. You see what members see.");
	expect((await openPage(olga, "/settings/roles")).status).toBe(403);
});

test("an owner says on a screen what everybody may do and what one person may, of what the account has alone, and reads it there again", async () => {
	const acme = await createTenant({
		flags: { user_levels_enabled: 1, employee_nominations_enabled: 1 },
		labels: { employee_nomination_alias_label: { en: "Laurels" } },
	});
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	expect((await openPage(olga, `/members/${priya.id}`)).links().map(({ href }) => href)).toContain(
		`/webapp/settings/roles/${priya.id}`,
	);
	expect((await openPage(olga, "/settings/roles")).links()).toContainEqual({
		text: "What everybody may do",
		href: "/webapp/settings/roles/everybody",
	});
	const everybody = "/settings/roles/everybody";
	const page = await openPage(olga, everybody);
	for (const shown of ["Laurels: nominate", "Laurels: read results", "Level: see one’s own"])
		expect(page.text).toContain(shown);
	expect(page.text).not.toMatch(/Make commitments|Buy points|certificates|moderate/);
	const saved = await sendForm(olga, everybody, "settings/save-common-switches", {
		...{ can_view_nomination_events: "1", can_view_nomination_publications: "0", can_see_user_level: "1" },
	});
	expect(saved.location).toBe("/webapp/settings/roles");
	const isOn = async (path: string, name: string) =>
		new RegExp(`<input(?=[^>]*type="checkbox")(?=[^>]*name="${name}")(?=[^>]*checked)`).test(
			(await openPage(olga, path)).html,
		);
	const names = ["can_view_nomination_events", "can_view_nomination_publications", "can_see_user_level"];
	const standing = (path: string) => Promise.all(names.map((name) => isOn(path, name)));
	expect(await standing(everybody)).toEqual([true, false, true]);
	const own = `/settings/roles/${priya.id}`;
	expect(await standing(own)).toEqual([true, false, true]);
	const given = await sendForm(olga, own, "members/save-person-switches", {
		...{ can_view_nomination_events: "0", nomination_moderator: "0", can_see_user_level: "1", disable_cart: "1" },
	});
	expect(given.location).toBe(`/webapp${own}`);
	expect((await openPage(olga, own)).text).toContain("Priya Raman: saved. It holds from their next click.");
	expect([await standing(own), await standing(everybody)]).toEqual([
		[false, false, true],
		[true, false, true],
	]);
	const links = (await openPage(priya, "")).links().map(({ href }) => href);
	expect(links).toContain("/webapp/levels");
	expect(links).not.toContain("/webapp/employee_nominations/events");
	expect((await openPage(priya, everybody)).status).toBe(403);
});
