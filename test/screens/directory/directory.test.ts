/** The company directory as people meet it without scripts. */
import { expect, test } from "vitest";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

test("[directory-01] people find each other by name, say what they show, and owners pick what stands there; an account without it has neither entry nor page", async () => {
	const acme = await createTenant({ flags: { company_directory_enabled: 1 } });
	const olga = await acme.addMember({
		role: "account_owner",
		first_name: "Olga",
		last_name: "Adler",
		title: "Director",
	});
	const ann = await acme.addMember({ first_name: "Ann", last_name: "Berg", title: "Lead", manager_id: olga.id });
	const mainOf = async (person: TestMember, path: string) =>
		(await openPage(person, path)).part("main", ["id", "main"]);
	expect((await mainOf(ann, "/directory")).texts("li")).toEqual([
		expect.stringContaining("Olga AdlerTitleDirector"),
		expect.stringContaining("Ann BergTitleLeadReports toOlga Adler"),
	]);
	const choices = "/directory/choices";
	expect((await mainOf(ann, choices)).text).toContain("does not show these at present: Email, Phone, City");
	expect((await mainOf(ann, choices)).texts("h2")).toEqual(["Of you"]);
	expect((await mainOf(olga, choices)).texts("h2")).toEqual(["Of you", "Of everybody"]);
	const picked = await sendForm(olga, choices, "directory/save-directory-fields", { fields: ["title", "email"] });
	expect(picked.location).toBe(`/webapp${choices}`);
	const shown = await sendForm(ann, choices, "directory/save-directory-choices", { shown: ["email"] });
	expect(shown.location).toBe(`/webapp${choices}`);
	const found = await mainOf(olga, "/directory?search=berg");
	expect(found.texts("li")).toEqual([expect.stringContaining(`Ann BergTitleLeadEmail${ann.email}`)]);
	expect((await mainOf(olga, "/directory?search=nobody")).texts("li")).toEqual([]);
	const other = await createTenant();
	const bob = await other.addMember();
	expect((await openPage(bob, "/directory")).status).toBe(403);
	expect((await openPage(bob, "/")).links().map(({ href }) => href)).not.toContain("/webapp/directory");
	expect((await openPage(ann, "/")).links().map(({ href }) => href)).toContain("/webapp/directory");
});
