/** Groups on their screens: made from a list or by rules, looked at, narrowing others, and deleted; members see none of it. */
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const saving = "groups/update-group-details";

async function acmeWithPeople() {
	const acme = await createTenant();
	const olga = await acme.addMember({
		role: "account_owner",
		first_name: "Olga",
		last_name: "Berg",
		title: "Director",
	});
	const dana = await acme.addMember({ first_name: "Dana", last_name: "Reyes", title: "Driver" });
	const tom = await acme.addMember({ first_name: "Tom", last_name: "Ito", title: "Clerk" });
	return { acme, olga, dana, tom };
}

const rule = (at: number, field: string, operator: string, values: string) => ({
	[`rules.${at}.field`]: field,
	[`rules.${at}.operator`]: operator,
	[`rules.${at}.values`]: values,
});

test("[groups-01] an owner makes a list by addresses, sees who is in it, takes somebody out after a question, and deletes it", async () => {
	const { olga, dana, tom } = await acmeWithPeople();
	const wrong = await sendForm(olga, "/groups/new", saving, { name: "", people: "nobody@acme.example" });
	expect(wrong.texts("p", ["class", "field-error"])).toHaveLength(2);
	expect(wrong.html).toContain("nobody@acme.example</textarea>");
	const made = await sendForm(olga, "/groups/new", saving, { name: "Depot", people: `${dana.email}\n${tom.email}` });
	const [, id] = /^\/webapp\/groups\/(\d+)$/.exec(made.location ?? "")!;
	const page = await openPage(olga, `/groups/${id}`);
	expect(page.texts("h1")).toEqual(["Depot"]);
	expect(page.table().rows.map((row) => row.Name)).toEqual(["TITom Ito", "DRDana Reyes"]);
	const asked = await openPage(olga, `/groups/${id}/remove?user=${tom.id}&user=${olga.id}`);
	expect(asked.text).toContain("They stay members and keep what they were given.");
	const question = asked.part("main", ["id", "main"]);
	expect([question.text.includes("Tom Ito"), question.text.includes("Olga Berg")]).toEqual([true, false]);
	await sendForm(olga, `/groups/${id}/remove?user=${tom.id}`, "groups/remove-group-members", { user: String(tom.id) });
	expect((await openPage(olga, "/groups")).table().rows).toMatchObject([{ Name: "Depot", "Active people": "1" }]);
	const gone = await sendForm(olga, `/groups/${id}/delete`, "groups/delete-group", {});
	expect(gone.location).toBe("/webapp/groups");
	expect((await openPage(olga, "/groups")).text).toContain("No groups yet");
});

test("a group by rules shows who meets them before it is saved, and then says them in words; wrong rules stand at their fields", async () => {
	const { olga } = await acmeWithPeople();
	const form = await openPage(olga, "/groups/new?kind=rules");
	expect(form.texts("option")).toEqual(expect.arrayContaining(["Job title", "Hire date", "starts with"]));
	expect(form.texts("option")).not.toContain("Group");
	const drivers = { name: "Drivers", matching: "all", ...rule(0, "title", "is", "Driver; Packer") };
	const shown = await sendForm(olga, "/groups/new?kind=rules", saving, { ...drivers, preview: "1" });
	expect(shown.text).toMatch(/1 personof 3 people.*Dana Reyes, Driver/);
	expect((await openPage(olga, "/groups")).text).toContain("No groups yet");
	const wrong = { name: "Drivers", ...rule(0, "hire_date", "is", "soon"), preview: "1" };
	const refused = await sendForm(olga, "/groups/new?kind=rules", saving, wrong);
	expect(refused.text).toContain("This field is not compared so.");
	expect(refused.html).toContain('value="soon"');
	const made = await sendForm(olga, "/groups/new?kind=rules", saving, drivers);
	const page = await openPage(olga, (made.location ?? "").replace("/webapp", ""));
	expect(page.text).toContain("Job title is Driver or Packer");
	expect(page.table().rows.map((row) => row.Name)).toEqual(["DRDana Reyes"]);
	const edit = await openPage(olga, `${(made.location ?? "").replace("/webapp", "")}/edit`);
	expect(edit.html).toContain('value="Driver; Packer"');
});

test("a group narrows the list of members and stands among its tags; one that a program names is not deleted", async () => {
	const { acme, olga, dana } = await acmeWithPeople();
	const { group_id } = await olga.client.call(saving, { name: "Depot", people: [dana.email] });
	const named = await addProgram(acme, { owner: olga, name: "Spot award", givers: { group_ids: [group_id] } });
	const members = await openPage(olga, `/members?user_groups=${group_id}`);
	expect(members.table().rows.map((row) => row.Name)).toEqual(["DRDana Reyes"]);
	expect(members.text).toContain("Depot");
	expect((await openPage(olga, `/groups/${group_id}`)).text).toContain(named.name);
	const question = await openPage(olga, `/groups/${group_id}/delete`);
	expect(question.text).toContain(`These programs name it as those who may give: ${named.name}.`);
});

test("members have no groups: not in their menus, not by the address", async () => {
	const { olga, dana } = await acmeWithPeople();
	const { group_id } = await olga.client.call(saving, { name: "Depot", people: [dana.email] });
	expect((await openPage(dana, "/")).html).not.toContain('href="/webapp/groups"');
	expect((await openPage(olga, "/")).html).toContain('href="/webapp/groups"');
	for (const path of ["/groups", "/groups/new", `/groups/${group_id}`, `/groups/${group_id}/delete`])
		expect((await openPage(dana, path)).status).toBe(403);
	const narrowed = await dana.client.try("recognition/get-recognitions-report", { filters: { user_groups: group_id } });
	expect(narrowed.status).toBe(403);
});
