/** The company directory as people meet it without scripts. */
import { sql } from "drizzle-orm";
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
	const picked = await sendForm(olga, choices, "directory/save-directory-fields", {
		fields: ["title", "country", "email"],
	});
	expect(picked.location).toBe(`/webapp${choices}`);
	const shown = await sendForm(ann, choices, "directory/save-directory-choices", { shown: ["email"] });
	expect(shown.location).toBe(`/webapp${choices}`);
	const found = await mainOf(olga, "/directory?search=berg");
	expect(found.texts("li")).toEqual([
		expect.stringContaining(`Ann BergTitleLeadCountryUnited StatesEmail${ann.email}`),
	]);
	expect((await mainOf(olga, "/directory?search=nobody")).texts("li")).toEqual([]);
	const other = await createTenant();
	const bob = await other.addMember();
	expect((await openPage(bob, "/directory")).status).toBe(403);
	expect((await openPage(bob, "/")).links().map(({ href }) => href)).not.toContain("/webapp/directory");
	expect((await openPage(ann, "/")).links().map(({ href }) => href)).toContain("/webapp/directory");
});

test("the directory leads to the organization tree, where each name leads to their own place; without managers in the directory there is no way to it", async () => {
	const acme = await createTenant({ flags: { company_directory_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Adler" });
	const ann = await acme.addMember({ first_name: "Ann", last_name: "Berg", manager_id: olga.id });
	await acme.addMember({ first_name: "Ben", last_name: "Cole", manager_id: ann.id });
	const mainOf = async (person: TestMember, path: string) =>
		(await openPage(person, path)).part("main", ["id", "main"]);
	const places = async (person: TestMember, path: string) =>
		(await mainOf(person, path)).links().filter(({ href }) => href.includes("/organization"));
	expect((await places(ann, "/directory")).map(({ text }) => text)).toEqual([
		...["Organization tree", "Olga Adler", "Ann Berg", "Ben Cole"],
	]);
	const own = await mainOf(ann, "/directory/organization");
	expect(own.texts("h2")).toEqual(["Above Ann Berg", "Who reports to Ann Berg"]);
	expect(own.texts("li").map((text) => text.match(/[A-Z][a-z]+ [A-Z][a-z]+/)![0])).toEqual([
		...["Olga Adler", "Ann Berg", "Ben Cole"],
	]);
	const [top] = await places(ann, "/directory/organization");
	const above = await mainOf(ann, top!.href.replace("/webapp", ""));
	expect(above.text).toContain("Nobody stands above Olga Adler.");
	expect(own.texts("li")[0]).toContain("1 person reports to them");
	expect(above.links().map(({ text }) => text)).toContain("Your own place");
	expect((await openPage(ann, "/directory/organization?person=none")).status).toBe(404);
	await olga.client.call("directory/save-directory-fields", { fields: ["title"] });
	expect(await places(ann, "/directory")).toEqual([]);
	expect((await openPage(ann, "/directory/organization")).status).toBe(403);
});

test("whoever has many reports has them on pages, by links; an address behind the last of them leads to the first", async () => {
	const acme = await createTenant({ flags: { company_directory_enabled: 1 } });
	const ann = await acme.addMember({ first_name: "Ann", last_name: "Berg" });
	await acme.database.write([
		sql`insert into users (account_id, id, participant_id, first_name, last_name, email, role, manager_id, status, created_at)
			with recursive n (i) as (select 11 union all select i + 1 from n where i < 40)
			select ${acme.id}, 9000000 + i, 'R-' || i, 'Rae', 'Zed' || i, 'rae' || i || '@acme.example', 'member', ${ann.id}, 'active', 0 from n`,
	]);
	const mainOf = async (path: string) => (await openPage(ann, path)).part("main", ["id", "main"]);
	const namesOn = ({ links }: Awaited<ReturnType<typeof mainOf>>) =>
		links().filter(({ text }) => text.startsWith("Rae"));
	const first = await mainOf("/directory/organization");
	expect(namesOn(first).length).toBe(24);
	const next = first.links().find(({ text }) => text === "Next people")!;
	const second = await mainOf(next.href.replace("/webapp", ""));
	expect(namesOn(second).map(({ text }) => text)).toEqual([35, 36, 37, 38, 39, 40].map((at) => `Rae Zed${at}`));
	expect(second.links().map(({ text }) => text)).not.toContain("Next people");
	const back = second.links().find(({ text }) => text === "First people")!;
	expect(namesOn(await mainOf(back.href.replace("/webapp", ""))).map(({ text }) => text)).toEqual(
		namesOn(first).map(({ text }) => text),
	);
	const beyond = await ann.client.fetch(`/webapp/directory/organization?person=${ann.id}&after=9000040`);
	expect([beyond.status, beyond.headers.get("location")]).toEqual([
		302,
		`/webapp/directory/organization?person=${ann.id}`,
	]);
});
